// A sample of what tests/torture does at length.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { workThroughKills } from "../../support/mailing-list/imported-through-kills";
import { startTaskRecorder } from "../../support/suite/task-recorder";

const project = `demo-imports-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, DOUBLE_OPT_IN: "on" });
const recorder = await startTaskRecorder();
afterAll(() => recorder.close());
const { database } = await import("../../../functions/src/firestore/database");
const { workOnImport } = await import("../../../functions/src/mailing-list/import/import-worker");
const { runCallable } = await import("../../support/suite/in-process-call");

test("an import whose worker is killed adds each person once", async () => {
  const [id, parts, rowsOfPart] = [randomUUID(), 3, 20];
  const address = (nth: number) => `reader-${nth}@northwind.example`;
  for (let part = 0; part < parts; part++) {
    const rows = Array.from({ length: rowsOfPart }, (_, nth) => {
      return { name: "Ines", businessName: "Nord, Süd", email: address(part * rowsOfPart + nth) };
    });
    await runCallable("importSubscriptions", { import: id, consent: "Signed up on paper", part, parts, rows });
  }
  await workThroughKills({ project, id }, { rows: parts * rowsOfPart, kills: 1, seed: 1 });
  while (await workOnImport({ database, now: () => new Date() }, id));
  const stored = (await database.collection(paths.emailList).get()).docs.map((one) => String(one.get("email")));
  const all = Array.from({ length: parts * rowsOfPart }, (_, nth) => address(nth));
  expect(stored.toSorted()).toEqual(all.toSorted());
});
