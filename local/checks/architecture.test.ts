// Holds the map for people to the folders that exist, both ways.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firm } from "../../src/domain/kernel/firm";
import { projectRoot } from "../shared/project-root";

const floors = ["src/domain", "src/firebase", "src/features", "functions/src", "tests/support"];
const map = readFileSync(join(projectRoot, "docs", "architecture.md"), "utf8");
const header = map.split("\n").find((line) => line.startsWith("| Area"));

/** The cells below each floor's heading. */
function foldersOf(floor: string): string[] {
  const column = header?.split("|").findIndex((cell) => cell.includes(`\`${floor}/\``)) ?? -1;
  const table = map.slice(map.indexOf(header ?? "")).split("\n\n")[0] ?? "";
  return table
    .split("\n")
    .slice(2)
    .flatMap((row) => [...(row.split("|")[column] ?? "").matchAll(/`([^`]+)\/`/g)].map(([, name]) => name ?? ""))
    .map((name) => (/^(src|functions|tests)\//.test(name) ? name : `${floor}/${name}`));
}

test.each(floors)("every folder of %s stands in the table of areas and floors", (floor) => {
  const named = foldersOf(floor);
  const there = readdirSync(join(projectRoot, floor), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = there
    .map(({ name }) => `${floor}/${name}`)
    .filter((path) => !named.some((one) => one.startsWith(path)));
  expect(missing).toEqual([]);
});

test.each(floors)("every folder that the table names on the floor of %s is there", (floor) => {
  const named = foldersOf(floor);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/architecture.md", "docs/personal-data.md"])(
  "every path that %s names is there",
  (page) => {
    const text = readFileSync(join(projectRoot, page), "utf8");
    const paths = [...text.matchAll(/`((?:src|functions|local|tests|docs)\/[^`\s]*)`/g)].map(([, path]) => path ?? "");
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !/[<*{]/.test(path) && !existsSync(join(projectRoot, path)))).toEqual([]);
  },
);

test("every promise of SECURITY.md names the tests that hold it, and the address is the brand's", () => {
  const page = readFileSync(join(projectRoot, "SECURITY.md"), "utf8");
  const [, table = ""] = page.split(/^\| Promise .*\n\| -.*$/m);
  const promises = table.split("\n").filter((line) => line.startsWith("|"));
  expect(promises.length).toBeGreaterThan(15);
  expect(promises.filter((line) => !/`[^`]+\.(test|spec)\.tsx?` *\|$/.test(line))).toEqual([]);
  expect(page).toContain(firm.securityContact);
});
