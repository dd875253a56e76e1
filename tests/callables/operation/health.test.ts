// The state of the site, from its documents: in a project of its own, whose documents no other test changes.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { healthOf, healthReport } from "../../../src/domain/operation/health";
import { aBlast, type DocumentFields } from "../../support/shared/builders";
import { refusalOf } from "../../support/suite/caller";
import { runningSuite } from "../../support/suite/running-suite";

process.env.GCLOUD_PROJECT = `demo-health-${randomUUID().slice(0, 8)}`;
const { database } = await import("../../../functions/src/firestore/database");
const { recordMailEnd } = await import("../../../functions/src/mail/mail-health");
const { readHealthFacts } = await import("../../../functions/src/operator/health/health-facts");
const { currentSchema } = await import("../../../functions/src/operator/migrations/migrate");
const { recordSweep } = await import("../../../functions/src/operator/health/record-sweep");
const { clientCaller, runCallable, visitorCaller } = await import("../../support/suite/in-process-call");

const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const inAnHour = new Date(now.getTime() + 60 * 60_000);
const budgetOn = (day: Date) => database.doc(`${paths.budgets}/${day.toISOString().slice(0, 10)}`);

async function lateBy(at = now): Promise<string[]> {
  return healthOf(await readHealthFacts(database, at), at).late;
}

test("what the documents say is late, and what has been mended is not", async () => {
  await recordSweep(true);
  await database.doc(paths.migrations).set({ schema: currentSchema });
  await database.doc(paths.lastBackup).set({ at: ago(60) });
  expect(await lateBy()).toEqual([]);

  await database.doc(paths.relayStatus).set({ waiting: 3, oldestWaitingAt: ago(120), problem: "unreachable" });
  await database.doc(paths.blast("a-blast-1")).set(aBlast());
  await database.doc(paths.blast("a-blast-2")).set(aBlast({ status: "paused" }));
  for (const day of [now, inAnHour]) await budgetOn(day).set({ count: 100_000 }); // two days before midnight
  await database.doc(paths.modelHealth).set({ lastFailure: { kind: "keyRefused", at: ago(1000) } });
  await database.doc(paths.lastBackup).set({ at: ago(60 * 24 * 10) });
  expect(await lateBy()).toEqual(["outbox", "budget", "model", "backup"]);

  expect(await lateBy(inAnHour)).toContain("blasts");
  await database.doc(paths.blast("a-blast-1")).delete();
  await database.doc(paths.relayStatus).update({ problem: "unset" });
  await database.doc(paths.modelHealth).set({ lastSuccess: ago(5) }, { merge: true });
  expect(await lateBy(inAnHour)).toEqual(["sweep", "sweep-steps", "budget", "backup"]);
});

test("every active blast is looked at: one that cannot be read is told at once, one that stands still after a while", async () => {
  const told = async (fields: DocumentFields, at: Date) => {
    await database.doc(paths.blast("the-blast")).set(aBlast(fields));
    const late = await lateBy(at);
    await database.doc(paths.blast("the-blast")).delete();
    return late.filter((name) => name === "blasts" || name === "unreadable");
  };
  expect(await told({ status: "thinking" }, now)).toEqual(["unreadable"]);
  expect(await told({ sendAt: "soon" }, now)).toEqual(["unreadable"]);
  expect(await told({ status: "thinking", active: false }, now)).toEqual([]);
  expect(await told({ status: "planning" }, now)).toEqual([]);
  for (const status of ["planning", "preparing", "cancelled"])
    expect(await told({ status }, inAnHour)).toEqual(["blasts"]);
  expect(await told({ status: "paused" }, inAnHour)).toEqual([]);
  expect(await told({ status: "scheduled", sendAt: ago(40) }, inAnHour)).toEqual(["blasts"]);
  expect(await told({ status: "scheduled", sendAt: inAnHour }, inAnHour)).toEqual([]);
});

test("an import and a plan that stand still are told, and an import that cannot be read at once", async () => {
  const told = async (at: Date) =>
    (await lateBy(at)).filter((name) => ["imports", "plans", "unreadable"].includes(name));
  const file = { createdBy: "ines", createdAt: now, consent: "the fair", status: "adding", active: true };
  await database.doc(paths.import("file")).set(file);
  await database.doc(paths.planRunOf("a-business")).set({ status: "running", heartbeatAt: now });
  await database.doc(paths.planRunOf("another")).set({ status: "done", heartbeatAt: ago(60) });
  expect(await told(now)).toEqual([]);
  expect(await told(inAnHour)).toEqual(["imports", "plans"]);
  await database.doc(paths.import("file")).set({ ...file, status: "pausing" });
  await database.doc(paths.planRunOf("a-business")).update({ status: "failed" });
  expect(await told(now)).toEqual(["unreadable"]);
  await database.doc(paths.import("file")).update({ active: false });
  expect(await told(inAnHour)).toEqual([]);
});

test("a mail server that cannot be reached is told until a mail has gone out, a mailbox that says later only when all do", async () => {
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
  const isLate = async (minute: number) => (await lateBy(at(minute))).includes("mail");
  await recordMailEnd("refused", at(0));
  expect(await isLate(0)).toBe(false);
  await recordMailEnd("unreachable", at(1));
  expect(await isLate(2)).toBe(true);
  await recordMailEnd("success", at(3));
  expect(await isLate(4)).toBe(false);
  await recordMailEnd("later", at(5));
  expect(await isLate(60)).toBe(false);
  await recordMailEnd("later", at(20));
  expect(await isLate(21)).toBe(true);
  await recordMailEnd("success", at(22));
  expect(await isLate(23)).toBe(false);
});

test("anybody may ask for the names of what is late, and for nothing else; only administrators call", async () => {
  const { functions } = runningSuite().ports;
  const address = `http://127.0.0.1:${functions}/${projectId}/us-central1/health`;
  const response = await fetch(address);
  const body: unknown = await response.json();
  expect(z.strictObject(healthReport.shape).parse(body)).toEqual(body);
  expect(response.status).toBe(healthReport.parse(body).late.length === 0 ? 200 : 503);
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect((await fetch(address, { method: "POST" })).status).toBe(405);
  expect(await runCallable("readHealth", {})).toHaveProperty("late");
  expect((await refusalOf(runCallable("readHealth", {}, clientCaller))).code).toBe("permission-denied");
  expect((await refusalOf(runCallable("readHealth", {}, visitorCaller))).code).toBe("unauthenticated");
});
