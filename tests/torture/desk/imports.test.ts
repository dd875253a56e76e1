// A file of 10,000 people through the real server, whose worker is killed three times, and the whole list out and in
// again as a file. The small sample in `npm test` is in tests/callables/mailing-list/import-kills.test.ts.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { csvHead, csvLines } from "../../../src/features/admin/mailing-list/csv/write-csv";
import { guessColumns } from "../../../src/features/admin/mailing-list/csv/columns";
import { readRows } from "../../../src/features/admin/mailing-list/csv/import-rows";
import { readTable } from "../../../src/features/admin/mailing-list/csv/read-table";
import { rowsPerPart, type ImportRow } from "../../../src/domain/mailing-list/import/import";
import { csvHeadings } from "../../../src/domain/mailing-list/subscribers/words";
import { paths } from "../../../src/domain/kernel/collections";
import { workThroughKills } from "../../support/mailing-list/imported-through-kills";
import { seedOfRun } from "../../support/shared/seed";
import { startTaskRecorder } from "../../support/suite/task-recorder";

const project = `demo-imports-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, DOUBLE_OPT_IN: "on" });
const recorder = await startTaskRecorder();
afterAll(() => recorder.close());
const { database } = await import("../../../functions/src/firestore/database");
const { suppressionOf } = await import("../../../functions/src/mailing-list/suppression");
const { workOnImport } = await import("../../../functions/src/mailing-list/import/import-worker");
const { runCallable } = await import("../../support/suite/in-process-call");

const consent = "Signed up on paper at our stand, 12 May 2026";
const emailList = database.collection(paths.emailList);
const names = ["Ines", "=SUM(A1)", "Olaf; der Große", 'Mary "Mo" Jones', "'-1", "山田 太郎", "Zoë,\nNord", "+49 30 1"];

const aPerson = (nth: number): ImportRow => ({
  name: (names[nth % names.length] ?? "").replace("\n", " "),
  businessName: `Nord, Süd & ${nth}`,
  email: `reader-${nth}@northwind.example`,
});

test("10,000 rows whose worker is killed three times: nobody twice, nobody who has left, and the same out and in", async () => {
  const rows = 10_000;
  const people = Array.from({ length: rows }, (_, nth) => aPerson(nth));
  const left = people.filter((_, nth) => nth % 100 === 7);
  const listed = people.filter((_, nth) => nth % 200 === 9);
  await Promise.all(left.map(async ({ email }) => (await suppressionOf(email)).set({ at: new Date(), by: "page" })));
  await Promise.all(listed.map((row) => emailList.add({ ...row, createdAt: new Date() })));

  const id = randomUUID();
  const parts = Math.ceil(rows / rowsPerPart);
  for (let part = 0; part < parts; part++) {
    const group = people.slice(part * rowsPerPart, (part + 1) * rowsPerPart);
    await runCallable("importSubscriptions", { import: id, consent, part, parts, rows: group });
  }
  await workThroughKills({ project, id }, { rows, kills: 3, seed: seedOfRun() });
  // It says when to come again, as a run is shorter than the time-out of its function.
  while (await workOnImport({ database, now: () => new Date() }, id));

  const stored = (await emailList.get()).docs.map((document) => document.data() as ImportRow);
  const expected = people.filter((person) => !left.includes(person));
  const inOrder = (all: readonly ImportRow[]) =>
    all
      .map(({ name, businessName, email }) => ({ name, businessName, email }))
      .toSorted((one, other) => (one.email < other.email ? -1 : 1));
  expect(inOrder(stored)).toEqual(inOrder(expected));
  const counts = { added: rows - left.length - listed.length, suppressed: left.length, listed: listed.length };
  expect((await database.doc(paths.import(id)).get()).data()).toMatchObject({ status: "finished", rows, counts });
  expect((await database.collection(paths.importParts(id)).count().get()).data().count).toBe(0);

  const { name, businessName, email } = csvHeadings;
  const file =
    csvHead([name, businessName, email]) + csvLines(stored.map((one) => [one.name, one.businessName, one.email]));
  const table = readTable(file);
  const { columns, hasHeadings } = guessColumns(table.rows);
  const read = readRows(table.rows, columns, hasHeadings);
  expect({ damaged: table.isDamaged, skipped: read.skipped }).toEqual({ damaged: false, skipped: [] });
  expect(inOrder(read.people)).toEqual(inOrder(stored));
});
