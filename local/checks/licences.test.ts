// Under which licences the packages stand that reach anybody else: the app's in a browser, the functions' on a server.
// The lock files tell; a package that says it in an old way is asked itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
}

/** Permissive ones: they ask for their notice, and for nothing of ours. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Zlib",
]);

/** One sentence for each package that is shipped and must not be. */
function licenceProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  licenceOf: (path: string) => string | undefined,
): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .map(([path, { license }]) => [path, license ?? licenceOf(path)] as const)
    .filter(([, licence]) => licence === undefined || !isPermissive(licence))
    .map(([path, licence]) => `${path} is shipped under ${licence ?? "no licence that it names"}.`);
}

/** An SPDX expression of one level, as packages write it: of an OR one is chosen, of an AND all hold. */
function isPermissive(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => permissive.has(licence)));
}

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
