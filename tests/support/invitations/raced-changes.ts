// The changes of an invited business at the same moment, two at a time and drawn by a seed: its name is corrected, its
// assessment is moved, a person registers with it, another saves an answer, and a read-only link is made. After each
// pair one account has it or none, no other reads it, a link shows the name as it is, and all answers and corrections
// are there.
import { expect } from "vitest";
import { doc, getDoc, serverTimestamp, setDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import { endOfLink } from "../../../src/domain/assessment/sharing/shared-plan";
import type { BusinessChange } from "../../../src/domain/invitations/invitation-change";
import { paths } from "../../../src/domain/kernel/collections";
import { commitRegistration, type SignedInAccount } from "../accounts/registering";
import { anInvitation } from "../shared/builders";
import { closeDatabases, databaseAs } from "../shared/database-as";

interface RacedChanges {
  database: typeof projectDatabase;
  /** Calls the product as an administrator. */
  change: (request: object) => Promise<unknown>;
  project: string;
  steps: number;
  seed: number;
}

const code = "raced-0123456789abcdefg";
const contacts = 4;
const staffEmail = "dana@waymark.example";
const actions = ["name", "move", "register", "save", "share"] as const;

interface Stored {
  businessName: string;
  businessEmail: string;
  usedBy?: string;
  link?: string;
}

/** Answers how often what was done. */
export async function raceChanges({ database, change, project, steps, seed }: RacedChanges) {
  const draw = seededRandom(seed);
  const oneOf = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(draw() * all.length)] ?? all[0];
  const accounts = Array.from({ length: contacts }, (_, nth) => contactOf(project, nth)) as [
    SignedInAccount,
    ...SignedInAccount[],
  ];
  const invitation = database.doc(paths.invitation(code));
  const answers = database.doc(paths.answersOf(code));
  await invitation.set(anInvitationFor(accounts[0].email));
  const staff = databaseAs(project, "dana", { sub: "dana", email: staffEmail, admin: true });
  const done: Record<string, number> = {};
  const names: string[] = [];
  let saved: string[] = [""];

  for (let step = 1; step <= steps; step++) {
    const seen = (await invitation.get()).data() as Stored;
    const had = seen.usedBy;
    const begin = (action: (typeof actions)[number], nth: number): Promise<unknown> => {
      const account = oneOf(accounts);
      const text = `${step}-${nth}`;
      const common = { invitationCode: code };
      if (action === "name") {
        const to = `Northwind ${text}`;
        return change({ change: "name", ...common, from: seen.businessName, to }).then(() => names.push(to));
      }
      if (action === "move")
        return change({ change: "contact", ...common, from: seen.businessEmail, to: account.email });
      if (action === "register")
        return commitRegistration(account, { code, businessName: seen.businessName, link: seen.link });
      if (action === "share") return share(staff, text, seen.businessName);
      return save(account, text).then(() => (saved = [...saved.filter((one) => one.startsWith(`${step}-`)), text]));
    };
    const pair = [oneOf(actions), oneOf(actions)];
    const outcomes = await Promise.allSettled(pair.map(begin));
    outcomes.forEach(({ status }, nth) => {
      const what = `${pair[nth] ?? ""} ${status}`;
      done[what] = (done[what] ?? 0) + 1;
    });
    await expectWhole(`step ${step}: ${pair.join(", ")}; it was ${had ?? "nobody"}'s`);
  }
  await closeDatabases([staff, ...accounts.map(({ db }) => db)]);
  return done;

  async function expectWhole(what: string): Promise<void> {
    const stored = (await invitation.get()).data() as Stored;
    const history = (await database.collection(paths.businessChanges(code)).orderBy("at").get()).docs.map(
      (document) => document.data() as BusinessChange,
    );
    const [named, moved] = (["name", "contact"] as const).map((kind) => history.filter(({ of }) => of === kind));
    for (const changes of [named, moved])
      changes?.slice(1).forEach(({ before }, nth) => expect(before, what).toBe(changes[nth]?.after));
    expect(
      named?.map(({ after }) => after),
      what,
    ).toEqual(names);
    expect(stored.businessName, what).toBe(names.at(-1) ?? "Northwind Logistics");
    expect(stored.businessEmail, what).toBe(moved?.at(-1)?.after ?? accounts[0].email);
    const links = await database.collection(paths.invitationLinks).where("invitationCode", "==", code).get();
    expect(
      links.docs.map(({ id }) => id),
      what,
    ).toEqual(stored.link === undefined ? [] : [stored.link]);

    const profiles = await database.collection(paths.profiles).where("invitationId", "==", code).get();
    expect(
      profiles.docs.map(({ id }) => id),
      what,
    ).toEqual(stored.usedBy === undefined ? [] : [stored.usedBy]);
    for (const profile of profiles.docs) expect(profile.get("businessName"), what).toBe(stored.businessName);
    const readers = await Promise.all(
      accounts.map(async ({ uid, db }) => ((await mayRead(() => getDoc(doc(db, answers.path)))) ? [uid] : [])),
    );
    expect(readers.flat(), what).toEqual(stored.usedBy === undefined ? [] : [stored.usedBy]);
    expect(saved, what).toContain((await answers.get()).get("progressData.0.missionStatement") ?? "");

    const { docs: shared } = await database.collection(paths.sharedPlans).get();
    for (const copy of shared) expect(copy.get("businessName"), what).toBe(stored.businessName);
    // So that the next correction has only its own to find.
    await Promise.all(
      shared.flatMap(({ id, ref }) => [
        ref.delete(),
        ...[paths.sharedPlanOwner(id), paths.sharedLink(code, id)].map((path) => database.doc(path).delete()),
      ]),
    );
  }
}

function contactOf(project: string, nth: number): SignedInAccount {
  const [uid, email, authTime] = [`contact-${nth}`, `contact-${nth}@northwind.example`, 1000];
  return { uid, email, authTime, db: databaseAs(project, uid, { sub: uid, email, auth_time: authTime }) };
}

function anInvitationFor(businessEmail: string) {
  return anInvitation(code, { businessEmail, createdAt: new Date() });
}

async function share(staff: Firestore, text: string, businessName: string): Promise<void> {
  const link = `link-${text}`.padEnd(22, "x");
  const made = { parts: ["overview"], createdAt: serverTimestamp(), expiresAt: endOfLink(new Date()) };
  const batch = writeBatch(staff);
  batch.set(doc(staff, paths.sharedPlan(link)), { ...made, businessName });
  batch.set(doc(staff, paths.sharedPlanOwner(link)), { invitationId: code, expiresAt: made.expiresAt });
  batch.set(doc(staff, paths.sharedLink(code, link)), { ...made, by: "dana", byEmail: staffEmail });
  await batch.commit();
}

async function save({ db }: SignedInAccount, missionStatement: string): Promise<void> {
  const answers = { progressData: { "0": { missionStatement } }, lastUpdated: serverTimestamp() };
  await setDoc(doc(db, paths.answersOf(code)), answers, {
    mergeFields: ["progressData.0.missionStatement", "lastUpdated"],
  });
}

async function mayRead(read: () => Promise<unknown>): Promise<boolean> {
  return read().then(
    () => true,
    () => false,
  );
}
