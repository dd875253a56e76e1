// A restore of a site that has run for years, in a process that could not hold a half of it.
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../../local/operate/backup/back-up";
import { find, isEmpty, type StoredDocument } from "../../local/operate/backup/documents";
import { backupPlace } from "../../local/operate/backup/place";
import { localServices } from "../../local/operate/backup/project-services";
import { documentsOfYear, projectOfYears, yearsCollection } from "../support/operate/years";
import { runScript } from "../support/suite/operator";
import { runningSuite } from "../support/suite/running-suite";

const suite = { ...runningSuite(), projectId: `demo-years-${randomUUID().slice(0, 8)}` };
const target = localServices(suite, suite.projectId);
const years = { collections: 100, documents: 1000 };
/** The heap of the restore; the documents have some 200 MB in its files. */
const heapMegabytes = 96;
let folder: string;

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), "waymark-years-"))));
afterAll(() => rm(folder, { recursive: true }));

const sumOf = (documents: readonly StoredDocument[]) =>
  createHash("sha256").update(JSON.stringify(documents)).digest("hex");

function restoreInto(database: string) {
  return runScript("local/operate/restore.ts", ["--local", join(folder, "whole"), "--database", database], {
    WAYMARK_SUITE: JSON.stringify(suite),
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  });
}

test("100,000 documents come back with the same sums, in a process with a bounded memory, or none is written", async () => {
  const place = backupPlace(join(folder, "whole"), target.api);
  const { documents } = await backUp(projectOfYears(years), "(default)", place);
  expect(documents).toBe(100_000);
  const pages = (await readdir(join(folder, "whole", "documents"))).toSorted();
  expect(pages).toHaveLength(1000);

  const lost = join(folder, "whole", "documents", pages[700] ?? "");
  await rename(lost, `${lost}.lost`);
  const refused = await restoreInto("refused");
  expect(refused.code).toBe(1);
  expect(`${refused.out}${refused.err}`).toContain(`documents/${pages[700] ?? ""} is not there as it was written`);
  expect(await isEmpty(target, "refused")).toBe(true);
  await rename(`${lost}.lost`, lost);

  const restored = await restoreInto("restored");
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(restored.out).toContain("100000 documents and 0 accounts are restored");
  for (let collection = 0; collection < years.collections; collection++) {
    const there = await find(target, "restored", { from: [{ collectionId: yearsCollection(collection) }] });
    expect(sumOf(there), yearsCollection(collection)).toBe(sumOf(documentsOfYear(collection, years)));
  }
});
