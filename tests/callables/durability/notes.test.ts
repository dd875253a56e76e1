// The administrators' notes about an inquiry end with it, and not at its move; also after repeated and late events.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { anEventLog, type LoggedEvent } from "../../support/suite/event-log";

const project = `${projectId}-notes-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const triggers = await import("../../../functions/src/background/triggers");

const late: LoggedEvent[] = [];
const events = anEventLog(database, triggers, async (news) => {
  late.push(...news);
  for (const { deliver } of [...news, ...news]) await deliver();
});

const inquiry = { name: "Ines Weber", email: "ines@northwind.example", message: "Do you train shift leaders?" };
const [mine, colleagues, waiting] = [paths.task("ada", "one"), paths.task("ben", "one"), paths.inquiry("one")];
const at = (path: string) => database.doc(path);
const isEnding = async (path: string) => (await at(path).get()).get("expiresAt") !== undefined;
const notes = () => isEnding(paths.inquiryNote("one", "note"));

test("notes go along with an inquiry that is taken on and handed over, and end a day after it is deleted", async () => {
  await at(waiting).set({ ...inquiry, status: "new" });
  await at(paths.inquiryNote("one", "note")).set({ text: "Ask about the budget.", by: "ada", at: new Date() });
  await events.commit([waiting, mine], (batch) =>
    batch
      .delete(at(waiting))
      .set(at(mine), { ...inquiry, status: "claimed" })
      .set(at(paths.inquiryOutcome("one")), { outcome: "moved", by: "ada", at: new Date() }),
  );
  expect(await notes(), "taken on").toBe(false);
  await events.commit([mine], (batch) => batch.delete(at(mine)));
  expect(await notes(), "deleted").toBe(true);
  await events.commit([mine], (batch) => batch.set(at(mine), { ...inquiry, status: "claimed" }));
  expect(await notes(), "brought back").toBe(false);
  await events.commit([mine, colleagues], (batch) =>
    batch
      .delete(at(mine))
      .set(at(colleagues), { ...inquiry, status: "claimed" })
      .set(at(paths.taskHandOver("one")), { from: "ada", to: "ben", by: "ada", at: new Date() }),
  );
  for (const { deliver } of late.toReversed()) await deliver();
  expect(await notes(), "handed over").toBe(false);
  await events.commit([colleagues], (batch) => batch.delete(at(colleagues)));
  expect([await notes(), await isEnding(paths.taskHandOver("one"))]).toEqual([true, true]);
});
