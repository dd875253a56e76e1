// The tables of the heavy proofs and of the promises against the files that they name.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";
import { listProofs } from "./proof-list";
import { keptResultsPath, proofsPagePath, readProofResults } from "./proof-results";
import { proofTable } from "./proof-table";
import { proofsPage } from "./proofs-page";
import { keptPromises } from "./promises";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");
const rows = Object.entries(proofTable);
const promises = keptPromises(read("SECURITY.md"));

test("every heavy proof has a row, and every row is a proof that is there", () => {
  expect(Object.keys(proofTable).toSorted()).toEqual(
    listProofs()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each(rows)("%s holds a promise that is made literally", (_, { promise: [document, words] }) => {
  expect(document).toMatch(/^(README|SECURITY|docs\/.+)\.md$/);
  expect(inOneLine(read(document))).toContain(words);
});

test.each(rows)("%s has a sample in npm test", (_, { sample: [file, title] }) => {
  expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$/);
  expect(file).not.toMatch(/^tests\/(torture|bench)\//);
  const [, after] = read(file).split(new RegExp(`["\`]${title.replaceAll(/[$()]/g, "\\$&")}["\`],`));
  expect(after, `${title} in ${file}`).toBeDefined();
  const [options] = after?.split("=>") ?? [];
  expect(options, `${title} is heavy itself`).not.toMatch(/tags?: \[?"@?heavy"/);
});

test("every proof has turned red once, by a fault that is named", () => {
  expect(rows.filter(([, { fault }]) => fault === "").map(([name]) => name)).toEqual([]);
});

const ofTorture = rows.filter(([name]) => name.startsWith("tests/torture/"));

/** The helpers that a file imports, without those that every other file has, too. */
function helpersOf(path: string): string[] {
  const imported = [...read(path).matchAll(/(?:from |import\()"(\.[^"]+)"/g)];
  return imported
    .map(([, to = ""]) => join(dirname(path), to))
    .filter((to) =>
      /^tests\/support\/(?!shared\/|suite\/(?:running-suite|in-process|browser|operator|stand-ins)$)/.test(to),
    );
}

test.each(ofTorture)("%s begins with the helpers of its sample", (name, { sample: [file] }) => {
  const shared = new Set(helpersOf(file));
  expect(helpersOf(name).filter((helper) => shared.has(helper))).not.toEqual([]);
});

test.each(promises)("$document: $words", ({ document, words, heldBy }) => {
  expect(inOneLine(read(document))).toContain(words);
  expect(heldBy).not.toEqual([]);
  const isProof = (name: string) => name in proofTable;
  const isTest = (path: string) => /\.(test\.tsx?|spec\.ts)$/.test(path) && existsSync(join(projectRoot, path));
  expect(heldBy.filter((name) => !isProof(name) && !isTest(name))).toEqual([]);
});

const ofReadme = promises.filter(({ document }) => document === "README.md").map(({ words }) => words);
const readmeSection = (title: string) =>
  read("README.md")
    .split(/^## /m)
    .find((text) => text.startsWith(title)) ?? "";

test("whatever a person may do by README.md is a promise with a proof", () => {
  const cells =
    readmeSection("Who does what")
      .match(/[^|\n]+(?= *\|$)/gm)
      ?.slice(2) ?? [];
  expect(cells.length).toBeGreaterThan(5);
  for (const cell of cells) {
    const left = ofReadme.reduce((text, words) => text.replace(words, ""), inOneLine(cell));
    expect(left.replaceAll(/[,;\s]/g, ""), cell).toBe("");
  }
});

test("whatever the two commands are said to do is a promise with a proof", () => {
  const [, commands = "", ...texts] = readmeSection("Two commands").split("```");
  const comments = commands.match(/(?<=# ).+/g) ?? [];
  const sentences = inOneLine(
    `${readmeSection("Two commands").split("```")[0]?.replace("Two commands", "")} ${texts.join(" ")}`,
  )
    .trim()
    .split(/(?<=\.) (?=[A-Z`])/);
  expect(comments).toHaveLength(2);
  expect(sentences.length).toBeGreaterThan(5);
  for (const said of [...comments, ...sentences])
    expect(
      ofReadme.some((words) => said.includes(words) || words.includes(said)),
      said,
    ).toBe(true);
});

test("SECURITY.md has a table of promises", () => {
  expect(promises.length - ofReadme.length).toBeGreaterThan(20);
});

test("the page of the documentation shows the table as it is (`npm run proofs -- keep` writes it anew)", async () => {
  const page = await proofsPage(readProofResults([join(projectRoot, keptResultsPath)]));
  await expect(page).toMatchFileSnapshot(join(projectRoot, proofsPagePath));
});
