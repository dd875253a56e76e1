// Bringing people onto the list from a file, in a project of its own, with double opt-in as it is recommended.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { ImportRow } from "../../../src/domain/mailing-list/import/import";
import { importMessages } from "../../../src/domain/mailing-list/import/words";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { confirmationMailWords } from "../../../src/domain/mailing-list/link-words";
import { mailTo } from "../../support/shared/mail";
import { refusalOf } from "../../support/suite/caller";
import { setFault } from "../../support/suite/stand-ins";
import { startTaskRecorder } from "../../support/suite/task-recorder";

process.env.GCLOUD_PROJECT = `demo-imports-${randomUUID().slice(0, 8)}`;
process.env.DOUBLE_OPT_IN = "on";
const recorder = await startTaskRecorder();
afterAll(() => recorder.close());
const { database } = await import("../../../functions/src/firestore/database");
const { suppressionOf } = await import("../../../functions/src/mailing-list/suppression");
const { sweepConfirmations } = await import("../../support/mailing-list/asked-to-confirm");
const { welcomeSubscription } = await import("../../../functions/src/mailing-list/on-subscribed");
const { unsubscribeAddress } = await import("../../../functions/src/mailing-list/unsubscribe-address");
const { workOnImport } = await import("../../../functions/src/mailing-list/import/import-worker");
const { readImport } = await import("../../../functions/src/mailing-list/import/stored-import");
const { takeOutOfImport } = await import("../../../functions/src/operator/persons/import-addresses");
const { clientCaller, runCallable } = await import("../../support/suite/in-process-call");

const context = { database, now: () => new Date() };
const consent = "Signed up on paper at our stand, 12 May 2026";
const emailList = database.collection(paths.emailList);
const run = randomUUID().slice(0, 6);
const aRow = (name: string): ImportRow => ({
  name,
  businessName: "Nord, Süd",
  email: `${name}-${run}@northwind.example`,
});
const isOnList = async (email: string) => !(await emailList.where("email", "==", email).get()).empty;

async function send(id: string, parts: ImportRow[][], from = 0): Promise<boolean> {
  let isWhole = false;
  for (const [part, rows] of parts.entries()) {
    if (part < from) continue;
    const request = { import: id, consent, part, parts: parts.length, rows };
    ({ isWhole } = await runCallable<{ isWhole: boolean }>("importSubscriptions", request));
  }
  return isWhole;
}

async function imported(id: string) {
  const { status, counts, rows, active } = (await readImport(context, id)) ?? {};
  return { status, counts, rows, active };
}

test("a file arrives part by part, each once; its people are added once, and nothing of it is left", async () => {
  const id = randomUUID();
  const [ines, olaf, left, listed] = ["ines", "olaf", "left", "listed"].map(aRow) as [
    ImportRow,
    ImportRow,
    ImportRow,
    ImportRow,
  ];
  await unsubscribeAddress(left.email, "page");
  await emailList.add({ ...listed, createdAt: new Date() });
  const parts = [
    [ines, { ...ines, email: ines.email.toUpperCase() }, left],
    [olaf, ines, listed],
  ];
  expect(await send(id, parts)).toBe(true);
  expect(await send(id, parts)).toBe(true); // once more, after a lost answer
  expect(recorder.tasks.map(({ queue }) => queue)).toContain("addImported");
  expect(await workOnImport(context, id)).toBeUndefined();
  expect(await imported(id)).toEqual({
    status: "finished",
    active: false,
    rows: 6,
    counts: { added: 2, listed: 3, suppressed: 1 },
  });
  expect(await isOnList(left.email)).toBe(false);
  const [added, ...others] = (await emailList.where("email", "==", ines.email).get()).docs;
  expect(others).toEqual([]);
  expect(added?.data()).toMatchObject({ ...ines, import: id, consent: { text: consent } });
  expect((await database.collection(paths.importParts(id)).get()).empty).toBe(true);
  expect(await workOnImport(context, id)).toBeUndefined();
});

test("a file of which a part is missing is not begun, and says so", async () => {
  const [id, rows] = [randomUUID(), ["first", "second", "third"].map(aRow)];
  const parts = rows.map((row) => [row]);
  const refusal = await refusalOf(send(id, parts, 1));
  expect(refusal).toMatchObject({ code: "failed-precondition", details: { sentence: importMessages.lost } });
  expect(await workOnImport(context, id)).toBeUndefined();
  expect(await send(id, parts)).toBe(true);
  await workOnImport(context, id);
  expect((await imported(id)).counts).toMatchObject({ added: 3 });
});

test("who leaves while their part is added does not stay, and who is erased meanwhile is not added", async () => {
  const [id, leaving, erased, staying] = [randomUUID(), aRow("leaving"), aRow("erased"), aRow("staying")];
  await send(id, [[leaving, erased, staying]]);
  await takeOutOfImport({ ...context } as never, database.doc(paths.importPart(id, 0)), erased.email);
  // The worker dies between adding and settling: it is stopped by its clock.
  let calls = 0;
  const short = { database, now: () => new Date(Date.now() + (calls++ < 4 ? 0 : dayMs)) };
  expect(await workOnImport(short, id)).toBeInstanceOf(Date);
  expect(await isOnList(leaving.email)).toBe(true);
  await (await suppressionOf(leaving.email)).set({ at: new Date(), by: "page" });
  await workOnImport(context, id);
  expect(await imported(id)).toMatchObject({ status: "finished", rows: 2, counts: { added: 1, suppressed: 1 } });
  expect(await isOnList(leaving.email)).toBe(false);
  expect(await isOnList(erased.email)).toBe(false);
  expect(await isOnList(staying.email)).toBe(true);
});

test("who was imported is asked once, when it is their turn, and an import lifts no suppression", async () => {
  const limits = { IMPORT_CONFIRMATION_MAILS_PER_HOUR: "1", IMPORT_CONFIRMATION_MAILS_PER_DAY: "24" };
  const before = Object.fromEntries(Object.keys(limits).map((name) => [name, process.env[name]]));
  Object.assign(process.env, limits);
  const [id, next] = [randomUUID(), randomUUID()];
  const [first, second, third] = ["asked", "waits", "later"].map(aRow) as [ImportRow, ImportRow, ImportRow];
  await send(id, [[first, second]]);
  await workOnImport(context, id);
  const subscription = (await emailList.where("email", "==", first.email).get()).docs[0];
  const event = { id: "event", params: {}, before: undefined, after: subscription, at: new Date() };
  await welcomeSubscription(event);
  expect(await mailTo(first.email)).toEqual([]);
  await sweepConfirmations(new Date(Date.now() + 60_000));
  await sweepConfirmations(new Date(Date.now() + 120_000));
  const mails = await mailTo(first.email);
  expect(mails.map(({ subject }) => subject)).toEqual([confirmationMailWords.subject]);
  expect(mails[0]?.text).toContain(confirmationMailWords.reasonOfImport);
  expect(await mailTo(second.email)).toEqual([]);
  await sweepConfirmations(new Date(Date.now() + 3_700_000));
  expect(await mailTo(second.email)).toHaveLength(1);

  // The next file waits for this one.
  await send(next, [[third]]);
  const [one, other] = [await readImport(context, id), await readImport(context, next)];
  expect(other?.mailsFrom).toEqual(one?.mailsUntil);
  Object.assign(process.env, before);
});

test("a visitor's mail that had to wait goes out before the mails of a large file, and on a day on which theirs are used up", async () => {
  const limits = { IMPORT_CONFIRMATION_MAILS_PER_HOUR: "1000000000", IMPORT_CONFIRMATION_MAILS_PER_DAY: "1000000000" };
  const before = Object.fromEntries(Object.keys(limits).map((name) => [name, process.env[name]]));
  Object.assign(process.env, limits);
  await database.recursiveDelete(database.collection(paths.imports)); // else it waits for the mails of the others
  const id = randomUUID();
  await send(id, [Array.from({ length: 250 }, (_, nth) => aRow(`many-${nth}`))]);
  await workOnImport(context, id);
  const visitor = aRow("visitor");
  await setFault("mail", { kind: "reject-4xx", match: visitor.email, times: 1 });
  const after = await (await emailList.add({ ...visitor, createdAt: new Date() })).get();
  await welcomeSubscription({ id: "event", params: {}, before: undefined, after, at: new Date() });
  expect(await mailTo(visitor.email)).toEqual([]);
  process.env.IMPORT_CONFIRMATION_MAILS_PER_DAY = "0";
  await sweepConfirmations(new Date(Date.now() + 10 * dayMs));
  expect(await mailTo(visitor.email)).toHaveLength(1);
  Object.assign(process.env, before);
});

test("without double opt-in an imported entry lifts no suppression either", async () => {
  process.env.DOUBLE_OPT_IN = "off";
  const row = aRow("suppressed");
  const earlier = new Date(Date.now() - dayMs);
  await (await suppressionOf(row.email)).set({ at: earlier, by: "page" });
  const subscription = await emailList.add({ ...row, createdAt: new Date(), acceptedAt: new Date(), import: "some" });
  const after = await subscription.get();
  await welcomeSubscription({ id: "event", params: {}, before: undefined, after, at: new Date() });
  expect((await (await suppressionOf(row.email)).get()).exists).toBe(true);
  process.env.DOUBLE_OPT_IN = "on";
});

test("nobody but an administrator may import", async () => {
  const request = { import: randomUUID(), consent, part: 0, parts: 1, rows: [aRow("nobody")] };
  expect((await refusalOf(runCallable("importSubscriptions", request, clientCaller))).code).toBe("permission-denied");
  expect((await refusalOf(runCallable("importSubscriptions", { ...request, consent: " " }))).code).toBe(
    "invalid-argument",
  );
});
