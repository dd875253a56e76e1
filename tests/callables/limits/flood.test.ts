// The visitors' writes beyond a setting an hour, in a project of its own, whose triggers run here.
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { emptyDatabase } from "../../../local/emulators/empty-database";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { callMessages } from "../../../src/domain/kernel/words";
import type { Statement } from "../../../src/domain/statements/xapi";
import { administratorOf } from "../../support/accounts/accounts";
import { expiredBy } from "../../support/shared/ttl";
import { mailTo } from "../../support/shared/mail";
import { testStatementContext } from "../../support/statements/statements";
import { refusalOf } from "../../support/suite/caller";
import { aFloodedProject } from "../../support/suite/flooded-project";
import { runningSuite } from "../../support/suite/running-suite";
import { startTaskRecorder } from "../../support/suite/task-recorder";

const ownProject = `${projectId}-flood-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, {
  GCLOUD_PROJECT: ownProject,
  DOUBLE_OPT_IN: "on",
  LRS_ENABLED: "on",
  LRS_HOME_PAGE: testStatementContext.homePage,
  INQUIRIES_PER_HOUR: "3",
  SUBSCRIPTIONS_PER_HOUR: "2",
});
await administratorOf(ownProject, `flood-${randomUUID()}@staff.example`); // who is told
const recorder = await startTaskRecorder();
afterAll(() => recorder.close());
const { database } = await import("../../../functions/src/firestore/database");
const { inquiryWritten, subscriptionWritten } = await import("../../../functions/src/background/triggers");
const { readSubscriptionSettings } = await import("../../../functions/src/mailing-list/subscription-settings");
const { sweepHeld } = await import("../../../functions/src/limits/flood/settle-held");
const { hourOf } = await import("../../../functions/src/limits/daily-quota");
const { pendingAbout } = await import("../../../functions/src/operator/notifications/notification");
const { readHealthFacts } = await import("../../../functions/src/operator/health/health-facts");
const { runCallable, clientCaller } = await import("../../support/suite/in-process-call");
const { arrive, tellOf, remove, hour } = aFloodedProject(database, {
  inquiries: inquiryWritten,
  emailList: subscriptionWritten,
});

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

beforeEach(async () => {
  await emptyDatabase(runningSuite().ports.firestore, ownProject);
});

/** In the specification's shape, so that its time is the database's. */
const anInquiry = (message: string) => ({
  ...{ name: "Ines", businessName: "Northwind", email: "ines@northwind.example" },
  ...{ message, status: "new" },
});

async function flood(times: number): Promise<void> {
  for (let nth = 0; nth < times; nth++) await arrive("inquiries", anInquiry(`Buy ${nth}`), { deliveries: 2 });
}

async function messagesIn(collection: string): Promise<string[]> {
  const { docs } = await database.collection(collection).get();
  return docs.map((one) => one.get("message") as string).toSorted();
}

async function numbers(): Promise<Record<string, unknown>> {
  return (await database.doc(paths.counters).get()).data() ?? {};
}

async function statements(): Promise<Statement[]> {
  const { docs } = await database.collection(paths.statements).get();
  return docs.map((one) => JSON.parse(one.get("body") as string) as Statement);
}

const verbs = async () => (await statements()).map(({ verb }) => verb.id.split("/").at(-1)).toSorted();

test("what comes beyond the setting of an hour is held: in no list, counter or statement, however often its events come", async () => {
  await arrive("inquiries", anInquiry("An honest question"));
  await flood(5);
  await arrive("inquiries", anInquiry("The honest one after"), { at: new Date(Date.now() + hourMs) });

  expect(await messagesIn(paths.inquiries)).toEqual(["An honest question", "Buy 0", "Buy 1", "The honest one after"]);
  expect(await messagesIn(paths.heldInquiries)).toEqual(["Buy 2", "Buy 3", "Buy 4"]);
  expect(await numbers()).toEqual({ inquiries: 4, heldInquiries: 3 });
  expect(await statements()).toHaveLength(4);
});

test("the senders of one domain have a share of an hour, and the first that is held is told once", async () => {
  process.env.INQUIRIES_PER_HOUR = "40";
  const from = (domain: string) => ({ ...anInquiry(domain), email: `x@${domain}` });
  for (let nth = 0; nth < 12; nth++) await arrive("inquiries", from(`a${nth}.buy-now.example`), { deliveries: 2 });
  await arrive("inquiries", from("northwind.example"));
  process.env.INQUIRIES_PER_HOUR = "3";

  expect(await messagesIn(paths.heldInquiries)).toEqual(["a10.buy-now.example", "a11.buy-now.example"]);
  expect(await messagesIn(paths.inquiries)).toHaveLength(11);
  const told = await pendingAbout(database, hourOf(hour)).get();
  expect(told.docs.map((one) => one.get("kind") as string)).toEqual(["flood"]);
  const { heldInquiries } = await readHealthFacts(database, hour);
  expect(heldInquiries).toBe(2);
});

test("a message with the hidden field filled in is held, and accepted it is an inquiry like any other", async () => {
  await arrive("inquiries", { ...anInquiry("By a password manager"), hiddenField: true }, { deliveries: 2 });
  expect(await messagesIn(paths.inquiries)).toEqual([]);
  expect(await numbers()).toEqual({ heldInquiries: 1 });
  expect((await readHealthFacts(database, new Date())).heldInquiries).toBe(0);
  const [held] = (await database.collection(paths.heldInquiries).get()).docs;
  await runCallable("settleHeld", { action: "accept", from: "inquiries", ids: [held?.id ?? ""] });
  await tellOf("inquiries", held?.id ?? "");
  expect(await messagesIn(paths.inquiries)).toEqual(["By a password manager"]);
  const accepted = await database.doc(paths.inquiry(held?.id ?? "")).get();
  expect(accepted.data()).not.toHaveProperty("hiddenField");
  expect(await numbers()).toEqual({ inquiries: 1, heldInquiries: 0 });
});

test("what an administrator accepts is an inquiry like any other, of the time at which it came, and no flood", async () => {
  await flood(5);
  const held = await database.collection(paths.heldInquiries).orderBy("message").get();
  const [first] = held.docs;
  if (!first) throw new Error("Nothing is held.");
  const answer = await runCallable("settleHeld", { action: "accept", from: "inquiries", ids: [first.id] });
  expect(answer).toEqual({ settled: 1 });
  expect(await runCallable("settleHeld", { action: "accept", from: "inquiries", ids: [first.id] })).toEqual({
    settled: 0,
  });
  await tellOf("inquiries", first.id, { deliveries: 2 });

  const accepted = await database.doc(paths.inquiry(first.id)).get();
  expect(accepted.get("createdAt")).toEqual(first.get("createdAt"));
  expect(accepted.get("message")).toBe("Buy 3");
  expect(accepted.get("expiresAt")).toBeDefined();
  expect(accepted.data()).not.toHaveProperty("heldAt");
  expect(await numbers()).toEqual({ inquiries: 4, heldInquiries: 1 });
  const about = (await statements()).filter(({ object }) => object.id.includes(accepted.id));
  expect(about.map(({ timestamp }) => timestamp)).toEqual([
    new Date((first.get("createdAt") as FirebaseFirestore.Timestamp).toMillis()).toISOString(),
  ]);
});

test("all that was held until then is deleted in calls of some hundreds, and nobody is said to have deleted an inquiry", async () => {
  await flood(5);
  const batch = database.batch();
  for (let nth = 0; nth < 130; nth++)
    batch.create(database.collection(paths.heldInquiries).doc(), { heldAt: new Date(0), message: "x" });
  batch.set(database.doc(paths.counters), { heldInquiries: 132 }, { merge: true });
  await batch.commit();
  const later = database.collection(paths.heldInquiries).doc();
  await later.create({ heldAt: new Date(Date.now() + dayMs), message: "A later one" });

  expect(await runCallable("settleHeld", { action: "delete", from: "inquiries" })).toEqual({ settled: 132 });
  expect(await messagesIn(paths.heldInquiries)).toEqual(["A later one"]);
  expect(await numbers()).toEqual({ inquiries: 3, heldInquiries: 0 });
  expect(await verbs()).toEqual(["submit", "submit", "submit"]);
});

test("only an administrator accepts or deletes what is held", async () => {
  const call = (action: string) => runCallable("settleHeld", { action, from: "inquiries" }, clientCaller);
  for (const action of ["accept", "delete"]) expect((await refusalOf(call(action))).code).toBe("permission-denied");
});

test("held subscriptions get no mail until they are accepted", async () => {
  const run = randomUUID().slice(0, 8);
  const addresses = [0, 1, 2, 3].map((nth) => `flood-${nth}-${run}@northwind.example`);
  for (const email of addresses)
    await arrive("emailList", { name: "x", businessName: "x", email, createdAt: new Date() });
  const mails = async () => Promise.all(addresses.map(async (address) => (await mailTo(address)).length));
  expect(await mails()).toEqual([1, 1, 0, 0]);
  expect(await numbers()).toEqual({ emailList: 2, heldSubscriptions: 2 });

  const held = await database.collection(paths.heldSubscriptions).orderBy("email").get();
  await runCallable("settleHeld", { action: "accept", from: "emailList" });
  for (const { id } of held.docs) await tellOf("emailList", id);
  expect(await mails()).toEqual([1, 1, 1, 1]);
  expect(await numbers()).toEqual({ emailList: 4, heldSubscriptions: 0 });
});

test("an inquiry that nobody has touched for a year ends by itself, and nobody has deleted it", async () => {
  const document = await arrive("inquiries", anInquiry("Nobody has answered"));
  expect(await expiredBy(database, new Date(Date.now() + 364 * dayMs))).not.toContainEqual(document);
  const ended = await expiredBy(database, new Date(Date.now() + 366 * dayMs));
  expect(ended.map(({ path }) => path)).toContain(document.path);
  await document.update({ expiresAt: new Date() });
  await remove("inquiries", document.id);
  expect(await numbers()).toEqual({ inquiries: 0 });
  expect(await verbs()).toEqual(["submit"]);
});

test("what is held ends as well, and is counted out by the sweep", async () => {
  await flood(5);
  await sweepHeld(new Date(Date.now() + 364 * dayMs));
  expect(await numbers()).toEqual({ inquiries: 3, heldInquiries: 2 });
  await sweepHeld(new Date(Date.now() + 366 * dayMs));
  expect(await numbers()).toEqual({ inquiries: 3, heldInquiries: 0 });
  expect(await messagesIn(paths.heldInquiries)).toEqual([]);
});

test("what an administrator has already touched is not taken out of their hands", async () => {
  await flood(3);
  const document = database.collection(paths.inquiries).doc();
  const nowhere = await document.get();
  await document.create(anInquiry("Being answered"));
  const made = await document.get();
  await document.update({ answering: { by: "administrator", byEmail: "a@waymark.example", at: new Date() } });
  const event = { id: "event/late", params: { id: document.id }, time: new Date().toISOString() };
  await inquiryWritten.run({ ...event, data: { before: nowhere, after: made } } as never);
  expect((await document.get()).exists).toBe(true);
  expect(await numbers()).toEqual({ inquiries: 4 });
});

test("where App Check is enforced, a call that does not come from a page of the site is refused in a sentence", async () => {
  process.env.APP_CHECK_ENFORCED = "on";
  const call = (from: object) =>
    readSubscriptionSettings.run({ data: {}, rawRequest: { headers: {} }, ...from } as never);
  const { code, details } = await refusalOf(Promise.resolve(call({})));
  expect([code, details.sentence]).toEqual(["failed-precondition", callMessages.notFromOurPage]);
  expect(await call({ app: { appId: "1:1:web:1" } })).toEqual({ asksToConfirm: true });
  process.env.APP_CHECK_ENFORCED = "off";
  expect(await call({})).toEqual({ asksToConfirm: true });
});
