import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";
import { isPermissive, licenceProblems, type LockedPackage } from "./licences";

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-or-later)", true],
  ["(MIT AND Zlib)", true],
  ["(MIT AND GPL-3.0-only)", false],
  ["AGPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["UNLICENSED", false],
])("%s: may it be shipped? %s", (expression, may) => {
  expect(isPermissive(expression)).toBe(may);
});

test("what is shipped under another licence, or under none, is named; what only builds and tests is not", () => {
  const packages = {
    "": { license: "UNLICENSED" },
    "node_modules/good": { license: "MIT" },
    "node_modules/tool": { license: "GPL-3.0-only", dev: true },
    "node_modules/bad": { license: "GPL-3.0-only" },
    "node_modules/silent": {},
    "node_modules/old": {},
  };
  expect(licenceProblems(packages, (path) => (path.endsWith("old") ? "ISC" : undefined))).toEqual([
    "node_modules/bad is shipped under GPL-3.0-only.",
    "node_modules/silent is shipped under no licence that it names.",
  ]);
});

test.each(["app", "functions"])("everything that the %s ships stands under a permissive licence", (part) => {
  const folder = part === "app" ? projectRoot : join(projectRoot, part);
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as unknown;
  const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
  expect(Object.keys(packages).length).toBeGreaterThan(50);
  const licenceOf = (path: string) =>
    (read(join(path, "package.json")) as { licenses?: { type: string }[] }).licenses?.[0]?.type;
  expect(licenceProblems(packages, licenceOf)).toEqual([]);
});
