// The table of the heavy proofs against the files that it names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { expect, test } from "vitest";
import { projectRoot } from "../shared/project-root";
import { listProofs } from "./proof-list";
import { proofsPage, proofTable } from "./proof-table";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");
const rows = Object.entries(proofTable);

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

test("the page of the documentation shows the table as it is (write it anew with `vitest -u`)", async () => {
  const { code: page } = await format("proofs.md", proofsPage());
  await expect(page).toMatchFileSnapshot(join(projectRoot, "docs", "proofs.md"));
});
