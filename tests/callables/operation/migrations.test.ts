// Migrations: each document is changed once, however often a run is killed or repeated, and what is newer than this
// version is left alone.
import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { migrationMessages } from "../../../src/domain/operation/words";
import { aUsedInvitation, searchable } from "../../support/shared/builders";
import { migrateThroughKills } from "../../support/operate/killed-migrations";
import { emulatorHosts, runMigration } from "../../support/suite/operator";

const project = `demo-migrating-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = project;
const { database } = await import("../../../functions/src/firestore/database");
const { datedFields } = await import("../../../functions/src/firestore/dated-fields");
const { documentChanges } = await import("../../../functions/src/operator/migrations/document-changes");
const { currentSchema, migrate, refuseNewerSchema } =
  await import("../../../functions/src/operator/migrations/migrate");

const environment = { ...emulatorHosts(), GCLOUD_PROJECT: project };

const run = (dryRun = false) => migrate({ database, dryRun, progress: () => undefined });
const state = async () => (await database.doc(paths.migrations).get()).data();

async function idsIn(collection: string): Promise<string[]> {
  return (await database.collection(collection).get()).docs.map(({ id }) => id);
}

beforeEach(async () => {
  await Promise.all((await database.listCollections()).map((one) => database.recursiveDelete(one)));
});

/** The documents of today stand beside those of earlier versions, and stay as they are. */
const trouble = { address: "a@northwind.example", state: "failed", reason: "refused" };
const dueAt = new Date(9000);

async function plantB9983854(): Promise<void> {
  await database.doc("blasts/a-blast/troubles/one").set(trouble);
  const answers = {
    lastUpdated: new Date(0),
    progressData: { "0": { coreValuesList: "honesty, care" }, more: { kept: 1 } },
  };
  await database.doc(paths.answersOf("typed")).set(answers);
  const planned = { trainingPlan: "A plan", planModel: "a-model", planGeneratedAt: new Date(5000) };
  await database.doc(paths.answersOf("planned")).set(planned);
  await database.doc(paths.answersOf("versioned")).set({ trainingPlan: "A plan", planVersion: 2 });
  await database.doc(paths.answersOf("todays")).set({ progressData: { "0": { coreValuesList: ["honesty"] } } });
  const asked = { name: "Ines Weber", message: "Schulen Sie Führungskräfte?" };
  await database.doc(paths.repliedInquiry("an-administrator", "older")).set(asked);
  await database.doc(paths.inquiry("todays")).set(searchable(asked, "todays"));
  await database.doc(paths.task("an-administrator", "older")).set(asked);
  await database.doc(paths.invitation("older")).set({ businessName: "Northwind", lists: {} });
  await database.doc(paths.subscription("older")).set({ name: "Jörg Bäcker", email: "older@northwind.example" });
  await database.doc(paths.blast("older")).set({ status: "planning", active: true });
  await database.doc(paths.blast("todays")).set({ status: "sending", active: true });
}

async function plant3047d451(): Promise<void> {
  const acknowledgement = { inquiry: "asked", state: "waiting", dueAt, attempts: 2, expiresAt: new Date(2 * dayMs) };
  await database.doc("acknowledgements/1970-01-01-mailbox").set(acknowledgement);
  await database.doc("acknowledgements/asked-anew").set(acknowledgement);
  await database.doc(paths.outboxMail("acknowledgement-asked-anew")).set({ mailState: "sent" });
  await database.doc(paths.subscription("asks")).set({ email: "a", confirmation: { dueAt, attempts: 1 } });
  await database.doc(paths.subscription("imported")).set({ import: "i", confirmation: { dueAt, attempts: 0 } });
  await database.doc(paths.subscription("asked")).set({ email: "b", expiresAt: dueAt });
  const letter = { uid: "a-uid", kind: "password reset", dueAt, attempts: 3, expiresAt: new Date(dayMs) };
  await database.doc("passwordLetters/a-uid").set(letter);
  const digest = database.doc(paths.notificationsFor("an-administrator"));
  const told = { by: "x", until: dueAt, ids: ["held"] };
  await digest.set({ pending: 3, nextAt: dueAt, sending: told, mayHaveArrived: ["cut", "erased"], attempts: 1 });
  for (const id of ["held", "cut", "new"]) await digest.collection("pending").doc(id).set({ about: id });
}

/** A plan had versions before its invitation said anything of it. */
async function plantBetween(): Promise<void> {
  const at = new Date(7000);
  await database.doc(paths.invitation("held")).set(aUsedInvitation({ invitationCode: "held", createdAt: at }));
  await database.doc(paths.answersOf("held")).set({ progressData: fullAnswers(), lastUpdated: at });
  await database.doc(paths.planVersion("held", 1)).set({ number: 1, text: "A plan", createdAt: at });
}

async function everything(within?: ReturnType<typeof database.doc>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const collection of await (within ?? database).listCollections())
    for (const reference of await collection.listDocuments())
      Object.assign(found, { [reference.path]: datedFields(await reference.get()) }, await everything(reference));
  return found;
}

test("what an older version has stored gets today's form, once, and a dry run only counts it", async () => {
  await plantB9983854();
  await plant3047d451();
  const digest = database.doc(paths.notificationsFor("an-administrator"));

  const [changed, changedTwo] = [9, 2];
  const dryRun = await run(true);
  expect(dryRun.match(/1 document would change/g)).toHaveLength(changed);
  expect(dryRun.match(/2 documents would change/g)).toHaveLength(changedTwo);
  expect(await idsIn("blasts/a-blast/troubles")).toEqual(["one"]);
  expect(await state()).toBeUndefined();

  const whole = await run();
  expect(whole.match(/1 document changed/g)).toHaveLength(changed);
  expect(whole.match(/2 documents changed/g)).toHaveLength(changedTwo);
  expect((await database.doc(paths.undeliveredMail("a-blast", "one")).get()).data()).toEqual(trouble);
  expect(await idsIn("blasts/a-blast/troubles")).toEqual([]);
  const migrated = await database.doc(paths.answersOf("typed")).get();
  expect(migrated.get("progressData")).toEqual({ "0": { coreValuesList: ["honesty", "care"] }, more: { kept: 1 } });
  const version = await database.doc(paths.planVersion("planned", 1)).get();
  expect(version.data()).toMatchObject({ number: 1, text: "A plan", model: "a-model" });
  const answered = await database.doc(paths.answersOf("planned")).get();
  expect(answered.data()).toMatchObject({ trainingPlan: "A plan", planVersion: 1 });
  expect(await idsIn(paths.planReleases("planned"))).toEqual(["1"]);
  expect(await idsIn(paths.planVersions("versioned"))).toEqual([]);
  for (const [path, word] of [
    [paths.repliedInquiry("an-administrator", "older"), "fuhrungskrafte"],
    [paths.task("an-administrator", "older"), "fuhrungskrafte"],
    [paths.invitation("older"), "northwi"],
    [paths.subscription("older"), "backer"],
  ] as const)
    expect((await database.doc(path).get()).get("searchWords")).toContain(word);
  expect((await database.doc(paths.blast("older")).get()).data()).toEqual({ status: "preparing", active: true });
  const outbox = await database.collection(paths.outbox).get();
  expect(Object.fromEntries(outbox.docs.map((mail) => [mail.id, datedFields(mail)]))).toEqual({
    "acknowledgement-1970-01-01-mailbox": {
      kind: "acknowledgement",
      about: "asked",
      mailDueAt: dueAt,
      mailAttempts: 2,
      expiresAt: new Date(2 * dayMs),
    },
    "acknowledgement-asked-anew": { mailState: "sent" },
    "confirmation-asks": {
      kind: "confirmation",
      about: "asks",
      mailDueAt: dueAt,
      mailAttempts: 1,
      expiresAt: new Date(9000 + 30 * dayMs),
    },
    "confirmation-imported": {
      kind: "import confirmation",
      about: "imported",
      mailDueAt: dueAt,
      mailAttempts: 0,
      expiresAt: new Date(9000 + 30 * dayMs),
    },
    "password-a-uid": {
      kind: "password reset",
      about: "a-uid",
      mailDueAt: dueAt,
      mailAttempts: 3,
      expiresAt: new Date(dayMs),
    },
  });
  expect([await idsIn("acknowledgements"), await idsIn("passwordLetters")]).toEqual([[], []]);
  expect((await database.doc(paths.subscription("asks")).get()).data()).toEqual({ email: "a", searchWords: ["a"] });
  expect(datedFields(await digest.get())).toEqual({ mailDueAt: dueAt });
  const marks = await digest.collection("pending").orderBy("about").get();
  expect(marks.docs.map((one) => [one.id, one.get("mayHaveArrived") as unknown])).toEqual([
    ["cut", true],
    ["held", true],
    ["new", undefined],
  ]);
  expect(await state()).toEqual({ schema: currentSchema });
});

const states: [string, () => Promise<unknown>][] = [
  ["b9983854", plantB9983854],
  ["3047d451", plant3047d451],
  ["a version between them", plantBetween],
  [
    "a version that numbered its migrations, and was killed in one of them",
    async () => {
      await Promise.all([plantB9983854(), plant3047d451(), plantBetween()]);
      const running = { number: 6, cursor: paths.task("an-administrator", "older"), changed: 1 };
      await database.doc(paths.migrations).set({ schema: 5, running });
    },
  ],
];

const secondRun = "a second run leaves what the first has made of the documents of %s";
test.each(states.slice(-1))(secondRun, runTwice);
test.each(states.slice(0, -1))(secondRun, { tags: ["heavy"] }, runTwice);

async function runTwice(_: string, plant: () => Promise<unknown>): Promise<void> {
  await plant();
  expect(await run()).not.toBe(migrationMessages.upToDate);
  const first = await everything();
  expect(await run(true)).toBe(migrationMessages.upToDate);
  expect(await run()).toBe(migrationMessages.upToDate);
  expect(await everything()).toEqual(first);
  expect(await state()).toEqual({ schema: currentSchema });
}

test(
  "a run that ends after any of the changes is gone on with, to the same documents",
  { tags: ["heavy"] },
  async () => {
    const plantAll = () => Promise.all([plantB9983854(), plant3047d451(), plantBetween()]);
    const timeless = async () => JSON.stringify(await everything()).replaceAll(/"mailDueAt":"\d{4}-[^"]+"/g, "");
    await plantAll();
    await run();
    const whole = await timeless();
    for (const { title } of documentChanges) {
      await Promise.all((await database.listCollections()).map((one) => database.recursiveDelete(one)));
      await plantAll();
      const ends = (sentence: string) => {
        if (sentence.startsWith(title)) throw new Error("killed");
      };
      await expect(migrate({ database, dryRun: false, progress: ends })).rejects.toThrow("killed");
      await run();
      expect(await timeless(), title).toBe(whole);
    }
  },
);

test("a run that is killed in the middle is run again, and every document has changed once", async () => {
  await migrateThroughKills({ database, project, documents: 430, kills: 1, isUsed: false, seed: 1 });
});

test("an acknowledgement moves to the outbox as it stood, unless it was asked for anew since the upgrade", async () => {
  const [dueAt, expiresAt] = [new Date(1000), new Date(2000)];
  const waiting = { inquiry: "an-inquiry", state: "waiting", dueAt, attempts: 2, expiresAt };
  for (const id of ["waits", "anew"]) await database.doc(`acknowledgements/${id}`).set(waiting);
  await database.doc("acknowledgements/died").set({ ...waiting, state: "sending" });
  await database.doc("acknowledgements/over").set({ inquiry: "an-inquiry", state: "over", attempts: 0, expiresAt });
  const sent = { kind: "acknowledgement", about: "an-inquiry", mailState: "sent", expiresAt };
  await database.doc(paths.outboxMail("acknowledgement-anew")).set(sent);
  await run();
  expect(await idsIn("acknowledgements")).toEqual([]);
  const outbox = async (id: string) => datedFields(await database.doc(paths.outboxMail(`acknowledgement-${id}`)).get());
  const due = { kind: "acknowledgement", about: "an-inquiry", mailDueAt: dueAt, mailAttempts: 2, expiresAt };
  expect(await outbox("waits")).toEqual(due);
  expect(await outbox("died")).toEqual({ ...due, mailState: "sending" });
  expect(await outbox("over")).toEqual(sent);
  expect(await outbox("anew")).toEqual(sent);
});

test("work of a newer schema is refused by the command and by the functions, in words", async () => {
  await expect(refuseNewerSchema(database)).resolves.toBeUndefined();
  await database.doc(paths.migrations).set({ schema: currentSchema });
  await expect(refuseNewerSchema(database)).resolves.toBeUndefined();
  await database.doc(paths.migrations).set({ schema: currentSchema + 1 });
  const sentence = migrationMessages.newer(currentSchema + 1, currentSchema);
  await expect(refuseNewerSchema(database)).rejects.toThrow(sentence);
  expect(await runMigration(["--local"], environment)).toEqual({ code: 1, out: "", err: `${sentence}\n` });
  expect(await runMigration(["--everything"], environment)).toEqual({
    code: 1,
    out: "",
    err: `${migrationMessages.help}\n`,
  });
});

test("a database that hangs holds up no instance for longer than a few seconds", { tags: ["heavy"] }, async () => {
  const get = vi.spyOn(database, "doc").mockReturnValueOnce({ get: () => new Promise(() => undefined) } as never);
  onTestFinished(() => get.mockRestore());
  const began = Date.now();
  await expect(refuseNewerSchema(database)).resolves.toBeUndefined();
  expect(Date.now() - began).toBeLessThan(3000);
});

test("a document that a person changes between the reading and the writing changes all the same, with the rest of its page", async () => {
  const trouble = (nth: number) => database.doc(`blasts/a-blast/troubles/${nth}`);
  for (let nth = 0; nth < 5; nth++) await trouble(nth).set({ nth });
  const spy = vi.spyOn(database, "batch").mockImplementationOnce(() => {
    const batch = database.batch();
    const commit = batch.commit.bind(batch);
    return Object.assign(batch, { commit: () => trouble(3).update({ nth: "changed" }).then(commit) });
  });
  onTestFinished(() => spy.mockRestore());
  await run();
  expect(await idsIn("blasts/a-blast/troubles")).toEqual([]);
  const moved = await database.collection(paths.undeliveredMails("a-blast")).get();
  expect(moved.docs.map((document) => document.get("nth") as unknown)).toEqual([0, 1, 2, "changed", 4]);
});

test("of two runs at once no document is lost", async () => {
  for (let nth = 0; nth < 5; nth++) await database.doc(`blasts/a-blast/troubles/${nth}`).set({ nth });
  await Promise.all([run(), run()]);
  expect(await idsIn(paths.undeliveredMails("a-blast"))).toHaveLength(5);
  expect(await state()).toEqual({ schema: currentSchema });
});
