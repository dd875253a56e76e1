// A person who has been everywhere is given all of it, and is found nowhere afterwards.
import { randomUUID } from "node:crypto";
import { deleteDoc, doc, setDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { readAccounts } from "../../../local/operate/backup/accounts";
import { localServices } from "../../../local/operate/backup/project-services";
import { erasePerson } from "../../../functions/src/operator/persons/erase-person";
import { personsContext } from "../../../functions/src/operator/persons/personal-data-calls";
import { endRetention } from "../../../functions/src/operator/retention/end-retention";
import { database as server } from "../../../functions/src/firestore/database";
import { collectionPattern } from "../../../src/domain/operation/address-fields";
import { personalCollections } from "../../../src/domain/operation/personal-collections";
import { personalPlaces } from "../../../src/domain/operation/personal-places";
import { operatorPersonalDataMessages, personalDataMessages } from "../../../src/domain/operation/words";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { retention } from "../../../src/domain/operation/retention";
import { anAdministrator } from "../../support/accounts/accounts";
import { everyDocument } from "../../support/operate/every-document";
import { plantPerson, type PlantedPerson } from "../../support/operate/planted-person";
import { anInquiry, anInvitation, aTask } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { everythingIn, idOf, waitForNextStatement, waitForStatement } from "../../support/statements/statements";
import { refusalOf } from "../../support/suite/caller";
import { runCallable } from "../../support/suite/in-process-call";
import { emulatorHosts, runOperatorCommand } from "../../support/suite/operator";
import { runningSuite } from "../../support/suite/running-suite";

const suite = runningSuite();
const services = localServices(suite, suite.projectId);
const store = `http://127.0.0.1:${suite.ports.lrs}`;
const ofStore = { LRS_ENDPOINT: `${store}/xapi`, LRS_USERNAME: "waymark", LRS_PASSWORD: "waymark" };
Object.assign(process.env, ofStore, {
  LRS_HOME_PAGE: "https://waymark.example",
  XAPI_VERSION: "1.0.3",
  LRS_TIMEOUT_SECONDS: "20",
});

const other = `other-${randomUUID()}@northwind.example`;

const everything = () => everyDocument(services, "(default)");

/** Returns the places in documents, accounts and the store that have the words in them. */
async function placesWith(words: string[]): Promise<string[]> {
  const hasOne = (value: unknown) =>
    words.some((word) => JSON.stringify(value).toLowerCase().includes(word.toLowerCase()));
  const [documents, { users }] = await Promise.all([everything(), readAccounts(services)]);
  const collections = documents.filter(hasOne).map(({ path }) => collectionPattern(path));
  return [...new Set([...collections, ...(users.some(hasOne) ? ["account"] : [])])].toSorted();
}

async function stored(path: string) {
  return (await server.doc(path).get()).data();
}

interface Export {
  data: Record<string, Record<string, unknown>[]>;
}

test("whoever has been everywhere is given all of it, and after the erasure is found nowhere but in hashes", async () => {
  const person = await plantPerson(other);
  await Promise.all([
    waitForStatement(idOf("subscribed", person.subscription)),
    waitForStatement(idOf("inquiry sent", person.inquiry)),
    waitForStatement(idOf("step completed", person.code, { step: "0" })),
  ]);
  expect(await placesWith([person.email])).toEqual([
    "account",
    "administrators",
    "assessmentAnswers/*/businessChanges",
    "assessmentAnswers/*/colleagues",
    "blasts/*/batches",
    "blasts/*/undelivered",
    "emailList",
    "heldInquiries",
    "heldSubscriptions",
    "imports/*/importParts",
    "inquiries",
    "invitationLinks",
    "invitations",
    "profiles",
    "profiles/*/inquiries",
    "profiles/*/taskQueue",
    "savedReplies",
    "seats",
  ]);

  const { data } = await runCallable<Export>("exportPersonalData", { email: ` ${person.email.toUpperCase()}` });
  const exported = Object.entries(personalPlaces).filter(([, row]) => row.isExported);
  // Nothing has suppressed the address yet.
  expect(Object.keys(data).toSorted()).toEqual(
    exported
      .map(([name]) => name)
      .filter((name) => name !== "suppressions")
      .toSorted(),
  );
  // Those of both rounds of its assessment.
  expect(data.invitations).toHaveLength(2);
  expect(data.assessmentAnswers).toHaveLength(2);
  // One without its course, a copy without its link, and two replies that another administrator has saved.
  expect(data["assessmentAnswers/*/courses/*/texts"]).toHaveLength(2);
  expect(data.sharedPlans).toHaveLength(2);
  expect(data.savedReplies).toHaveLength(3);
  expect(JSON.stringify(data)).not.toContain(other);
  // The seat of a colleague is not theirs, though it ends with their business.
  expect(data.seats).toHaveLength(1);
  const actors = data["learning record store"]?.map(
    ({ actor }) => (actor as { account: { name: string } }).account.name,
  );
  expect(actors).toContain(person.uid);

  const { erased } = await runCallable<{ erased: Record<string, number> }>("erasePersonalData", {
    email: person.email,
  });
  expect(erased).toMatchObject({
    account: 1,
    invitations: 2,
    assessmentAnswers: 2,
    inquiries: 1,
    "profiles/*/taskQueue": 1,
    emailList: 1,
    "blasts/*/batches": 1,
    "assessmentAnswers/*/courses/*/texts": 2,
    sharedPlans: 2,
    savedReplies: 2,
  });
  await expectNothingLeft(person);
  expect(await runCallable("erasePersonalData", { email: person.email })).toEqual({ erased: {} });

  const batch = await stored(paths.blastBatch(person.blast, "00000"));
  expect(batch).toMatchObject({ state: "waiting", recipients: [{ address: other }] });
  expect(await stored(paths.blast(person.blast))).toMatchObject({
    counts: { planned: 4, sent: 1, failed: 0, uncertain: 0, skipped: 2 },
  });
});

function idsOf(person: PlantedPerson): string[] {
  const { email, name, uid, code, nextRound, subscription, inquiry, moved, answered } = person;
  const { ownSeat, colleagueSeat, listed } = person;
  return [email, name, uid, code, nextRound, subscription, inquiry, moved, answered, ownSeat, colleagueSeat, listed];
}

/**
 * No document, account or statement is left; and no statement tells of a deleted inquiry or task, because no person
 * deleted one.
 */
async function expectNothingLeft(person: PlantedPerson): Promise<void> {
  const control = randomUUID();
  const task = doc(database, paths.task(person.admin, control));
  await setDoc(task, aTask({ email: other }));
  await deleteDoc(task);
  await waitForNextStatement("task deleted", control);

  // A trigger that hears of it late takes back what it has written.
  await expect.poll(() => placesWith(idsOf(person))).toEqual([]);
  expect(JSON.stringify(await everythingIn(store)).toLowerCase()).not.toContain(person.email);
}

/** Each place goes in one commit, and what the erasure itself lets triggers write in a few more. */
const mostCommits = 2 * Object.keys(personalCollections).length;

const killedErasure = { tags: ["heavy"], timeout: 180_000 };

test("an erasure that is killed after every commit goes on where it was", killedErasure, async () => {
  const person = await plantPerson(other);
  let attempts = 0;
  for (let isDone = false; !isDone; attempts++) {
    expect(attempts).toBeLessThan(mostCommits);
    isDone = await eraseWithOneCommit(person.email).then(
      () => true,
      (error: unknown) => {
        expect(error).toEqual(new Error("killed"));
        return false;
      },
    );
  }
  expect(attempts).toBeGreaterThan(5);
  await expect.poll(() => placesWith(idsOf(person))).toEqual([]); // as above
});

test("what triggers write late about a person whose erasure was killed goes with the next one", async () => {
  const [email, inquiry, code] = [`late-${randomUUID()}@northwind.example`, randomUUID(), randomUUID()];
  await setDoc(doc(database, paths.inquiry(inquiry)), anInquiry({ email }));
  await setDoc(doc(database, paths.invitation(code)), anInvitation(code, { businessEmail: email })); // goes last
  while (await stored(paths.inquiry(inquiry))) await expect(eraseWithOneCommit(email)).rejects.toThrow("killed");
  expect(await stored(paths.invitation(code))).toBeDefined();

  const line = { deed: "inquiry noted", by: "administrator", object: inquiry, salt: "salt", batch: null };
  await server.doc(paths.deed(randomUUID())).set({ ...line, at: new Date() });
  const body = JSON.stringify({ object: { id: `https://waymark.example/inquiries/${inquiry}` } });
  await server.doc(paths.statement(randomUUID())).set({ body, state: "delivered" });
  await erasePerson(personsContext(), email, "administrator");
  expect(await placesWith([email, inquiry, code])).toEqual([]);
});

test("what administrators have to be told while a person is being erased goes with them", async () => {
  const [email, inquiry] = [`meanwhile-${randomUUID()}@northwind.example`, randomUUID()];
  await setDoc(doc(database, paths.inquiry(inquiry)), anInquiry({ email }));
  const pending = server.doc(`${paths.pendingNotifications(randomUUID())}/${inquiry}`);
  // By a trigger that has seen it just before it goes.
  const tell = () => pending.set({ kind: "inquiry", about: inquiry, at: new Date() });
  await erasePerson({ ...personsContext(), database: beforeFirstCommit(tell) }, email, "administrator");
  expect((await pending.get()).exists).toBe(false);
});

function beforeFirstCommit(act: () => Promise<unknown>) {
  let acted: Promise<unknown> | undefined;
  return new Proxy(server, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== "batch") return typeof value === "function" ? (value.bind(target) as unknown) : value;
      return () => {
        const batch = target.batch();
        const commit = batch.commit.bind(batch);
        batch.commit = () => (acted ??= act()).then(commit);
        return batch;
      };
    },
  });
}

/** The second commit finds its process dead. */
function eraseWithOneCommit(email: string) {
  let commits = 0;
  const dying = new Proxy(server, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== "batch") return typeof value === "function" ? (value.bind(target) as unknown) : value;
      return () => {
        if (commits++ > 0) throw new Error("killed");
        return target.batch();
      };
    },
  });
  return erasePerson({ ...personsContext(), database: dying }, email, "administrator");
}

test("an administrator is not erased before that is taken away, and an address has to be one", async () => {
  const { email } = await anAdministrator();
  expect(await refusalOf(runCallable("erasePersonalData", { email }))).toMatchObject({
    details: { sentence: personalDataMessages.isStaff(email) },
  });
  expect(await refusalOf(runCallable("erasePersonalData", { email: "nobody" }))).toMatchObject({
    code: "invalid-argument",
  });
});

test("every document that the suite has written so far has a row in the table of personal data", async () => {
  const seen = new Set((await everything()).map(({ path }) => collectionPattern(path)));
  expect([...seen].filter((pattern) => !Object.hasOwn(personalCollections, pattern))).toEqual([]);
});

test(
  "at the terminal a person is exported as JSON, and erased only by whoever says so twice",
  { tags: ["heavy"] },
  async () => {
    const email = `terminal-${randomUUID()}@northwind.example`;
    await server
      .doc(paths.undeliveredMail(randomUUID(), "hash"))
      .set({ address: email, state: "failed", at: new Date() });
    const counted = "1 mail that did not arrive for certain";
    const environment = { ...emulatorHosts(), ...ofStore };
    const { code, out } = await runOperatorCommand(["export", email], environment);
    expect({ code, data: (JSON.parse(out) as Export).data }).toMatchObject({
      code: 0,
      data: { "blasts/*/undelivered": [{ address: email }] },
    });
    const asked = await runOperatorCommand(["erase", email], environment);
    expect(asked).toEqual({ code: 0, out: `${operatorPersonalDataMessages.wouldErase(email, counted)}\n`, err: "" });
    expect(await placesWith([email])).toEqual(["blasts/*/undelivered"]);
    const done = await runOperatorCommand(["erase", email, "--yes"], environment);
    expect(done).toEqual({ code: 0, out: `${personalDataMessages.erased(email, counted)}\n`, err: "" });
    expect(await placesWith([email])).toEqual([]);
  },
);

test("what was kept for long enough ends by itself, and nothing that is younger", async () => {
  const id = randomUUID();
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  const [old, young] = [1, -1].map((more) => {
    const [answered, undelivered] = [retention.inquiries.keptFor + more, retention.undelivered.keptFor + more];
    const name = `${more > 0 ? "old" : "young"}-${id}`;
    return [
      [paths.repliedInquiry(name, name), { repliedAt: daysAgo(answered) }],
      [paths.task(name, name), { status: "completed", movedAt: daysAgo(answered) }],
      [paths.inquiryOutcome(name), { outcome: "deleted", at: daysAgo(answered) }],
      [paths.invitation(name), { status: "not started", expiresAt: daysAgo(undelivered) }],
      [paths.offeredRatings(name), { ratings: { "2.roleClarity": "2" } }],
      [paths.undeliveredMail(name, name), { state: "failed", at: daysAgo(undelivered) }],
      [paths.seat(`seat-${name}`), { status: "not started", expiresAt: daysAgo(undelivered) }],
      [paths.seatOwner(`seat-${name}`), { invitationId: `used-${id}`, seat: `listed-${name}` }],
      [paths.seatAnswers(`seat-${name}`), { progressData: {} }],
      [paths.colleague(`used-${id}`, `listed-${name}`), { name: "Dana Reed" }],
    ] as const;
  });
  const open = [paths.task(`busy-${id}`, id), { status: "open", movedAt: daysAgo(9999) }] as const;
  const used = [paths.invitation(`used-${id}`), { status: "used", expiresAt: daysAgo(9999) }] as const;
  const usedSeat = [paths.seat(`used-${id}`), { status: "used", expiresAt: daysAgo(9999) }] as const;
  const kept = [open, used, usedSeat];
  for (const [path, fields] of [...(old ?? []), ...(young ?? []), ...kept]) await server.doc(path).set(fields);
  // The offer ends with its invitation, and three documents with their seat; they are not counted.
  expect(await endRetention(server, new Date())).toBeGreaterThanOrEqual((old?.length ?? 0) - 4);
  const left = (await everything()).map(({ path }) => path).filter((path) => path.includes(id));
  expect(left.toSorted()).toEqual([...(young ?? []), ...kept].map(([path]) => path).toSorted());
});
