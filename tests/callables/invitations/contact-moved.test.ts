import {
  collection,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore/lite";
import { expect, test, vi } from "vitest";
import { accountMessages } from "../../../src/domain/accounts/words";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { acceptWith, anAccountOf, registerWith } from "../../support/accounts/registering";
import { aRegisteredClient, signInClient } from "../../support/accounts/registered-client";
import { postAsOwner } from "../../support/accounts/identity";
import { anInvitation } from "../../support/shared/builders";
import { database } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";
import { refusalOf } from "../../support/suite/caller";
import { clientCaller, runCallable, visitorCaller, type Caller } from "../../support/suite/in-process-call";
import { idOf, waitForStatement } from "../../support/statements/statements";
import { setFault } from "../../support/suite/stand-ins";
import { projectId } from "../../../local/shared/running-suite";
import { invitationOfCaller } from "../../../functions/src/invitations/invitation-of-caller";

const dana: Caller = { uid: "dana", token: { admin: true, email: "dana@waymark.example" } };

interface Move {
  invitationCode: string;
  from: string;
  to: string;
}

const move = (request: Move, by: Caller = dana) =>
  runCallable<{ mailError?: string }>("changeInvitation", { change: "contact", ...request }, by);

const aColleague = () => `colleague-${crypto.randomUUID()}@northwind.example`;
const stored = async (path: string) => (await getDoc(doc(database, path))).data();
const movesOf = async (code: string) =>
  (await getDocs(collection(database, paths.businessChanges(code)))).docs.map((change) => change.data());
const linkOf = async (code: string) => (await stored(paths.invitation(code)))?.link as string;

async function aBusinessAtWork() {
  const client = await aRegisteredClient({ createdAt: Timestamp.now() });
  const answers = { progressData: { "0": { missionStatement: "Fresh food." } }, lastUpdated: Timestamp.now() };
  await setDoc(doc(database, paths.answersOf(client.code)), answers);
  return { ...client, account: await anAccountOf(client.email) };
}

test("who had the assessment is shut out at once, and the new contact goes on with the same answers", async () => {
  const { code, uid, email, account } = await aBusinessAtWork();
  const answers = doc(account.db, paths.answersOf(code));
  expect((await getDoc(answers)).exists()).toBe(true);
  const to = aColleague();
  expect(await move({ invitationCode: code, from: email, to })).toEqual({});

  await expect(getDoc(answers)).rejects.toMatchObject({ code: "permission-denied" });
  await expect(updateDoc(answers, { lastUpdated: serverTimestamp() })).rejects.toMatchObject({
    code: "permission-denied",
  });
  await expect(getDoc(doc(account.db, paths.invitation(code)))).rejects.toMatchObject({ code: "permission-denied" });
  const left = await getDoc(doc(account.db, paths.profile(uid)));
  expect(left.data()).toMatchObject({ movedAt: expect.any(Timestamp) as Timestamp });
  expect(left.data()).not.toHaveProperty("invitationId");
  const token = { uid, token: { email, auth_time: account.authTime } } as unknown as Parameters<
    typeof invitationOfCaller
  >[0];
  expect((await refusalOf(invitationOfCaller(token))).details.sentence).toBe(
    accountMessages.movedAway("Northwind Logistics"),
  );

  const link = await linkOf(code);
  const [mail, ...others] = await mailTo(to);
  expect(others).toEqual([]);
  expect(invitationLinkIn(mail ?? { text: "" })).toContain(`invite=${link}`);
  expect(mail?.text.split("\n")).toContain(code);

  const colleague = await anAccountOf(to);
  await expect(registerWith(colleague, code)).rejects.toMatchObject({ code: "permission-denied" });
  await registerWith(colleague, code, link);
  expect((await getDoc(doc(colleague.db, paths.answersOf(code)))).get("progressData.0.missionStatement")).toBe(
    "Fresh food.",
  );
  await expect(getDoc(answers)).rejects.toMatchObject({ code: "permission-denied" });
});

test("the sessions of who had it end", async () => {
  const client = await aBusinessAtWork();
  await signInClient(client);
  const since = async () => {
    const found = await postAsOwner<{ users: { validSince?: string }[] }>(`projects/${projectId}/accounts:lookup`, {
      localId: [client.uid],
    });
    return Number(found.users[0]?.validSince ?? 0);
  };
  const before = await since();
  const now = Math.floor(Date.now() / 1000);
  await move({ invitationCode: client.code, from: client.email, to: aColleague() });
  await vi.waitFor(async () => expect(await since()).toBeGreaterThanOrEqual(Math.max(before, now)), {
    timeout: 30_000,
    interval: 200,
  });
});

test("eight moves at once to one contact are one move with one mail, and asking again sends nothing", async () => {
  const { code, email } = await aBusinessAtWork();
  const to = aColleague();
  const request = { invitationCode: code, from: email, to };
  const answers = await Promise.all(Array.from({ length: 8 }, () => move(request)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(["{}"]));
  expect(await move(request)).toEqual({});
  expect(await movesOf(code)).toMatchObject([
    { of: "contact", before: email, after: to, byEmail: "dana@waymark.example" },
  ]);
  expect(await mailTo(to)).toHaveLength(1);
  const { movedAt } = (await stored(paths.invitation(code))) as { movedAt: Timestamp };
  const statement = await waitForStatement(idOf("assessment moved", code, { nth: String(movedAt.toMillis()) }));
  expect(statement.actor.account.name).toBe("dana");
});

test("of two administrators who move at once to different contacts one does, and the other is told where it is", async () => {
  const { code, email } = await aBusinessAtWork();
  const contacts = Array.from({ length: 6 }, aColleague);
  const outcomes = await Promise.allSettled(contacts.map((to) => move({ invitationCode: code, from: email, to })));
  const [winner = "", ...others] = contacts.filter((_, nth) => outcomes[nth]?.status === "fulfilled");
  expect(others).toEqual([]);
  expect(await stored(paths.invitation(code))).toMatchObject({ businessEmail: winner });
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as Error] : []));
  expect(new Set(reasons.map(({ message }) => message))).toEqual(
    new Set([invitationMessages.contactIsAnother(winner)]),
  );
  expect(await Promise.all(contacts.map(async (to) => (await mailTo(to)).length))).toEqual(
    contacts.map((to) => (to === winner ? 1 : 0)),
  );
});

test("a mail that fails is told, the move stands, and asking again sends it", async () => {
  const { code, email } = await aBusinessAtWork();
  const to = aColleague();
  await setFault("mail", { kind: "reject-5xx", match: to, times: 1 });
  const request = { invitationCode: code, from: email, to };
  expect(await move(request)).toEqual({ mailError: mailFailures.refused });
  expect(await move(request)).toEqual({});
  expect(await mailTo(to)).toHaveLength(1);
  expect(await movesOf(code)).toHaveLength(1);
});

test("what a call that was killed before its mail has left is gone on with by asking again", async () => {
  const { code, email } = await aBusinessAtWork();
  const to = aColleague();
  const request = { invitationCode: code, from: email, to };
  await setFault("mail", { kind: "reject-5xx", match: to, times: 1 });
  await move(request);
  const dead = { mailState: "sending", mailStateAt: Timestamp.fromMillis(Date.now() - 120_000) };
  await updateDoc(doc(database, paths.invitation(code)), dead);
  expect(await move(request)).toEqual({});
  expect(await mailTo(to)).toHaveLength(1);
});

test("before its first use the address is corrected, and the old link is dead", async () => {
  const code = `unused-${crypto.randomUUID()}`;
  const [typed, to] = [aColleague(), aColleague()];
  await setDoc(doc(database, paths.invitation(code)), anInvitation(code, { businessEmail: typed }));
  await move({ invitationCode: code, from: typed, to });
  const wrong = await anAccountOf(typed);
  await expect(registerWith(wrong, code)).rejects.toMatchObject({ code: "permission-denied" });
  // The reader of the first mail knows the code and could make an account for any address.
  await expect(registerWith(await anAccountOf(to), code)).rejects.toMatchObject({ code: "permission-denied" });
  await registerWith(await anAccountOf(to), code, await linkOf(code));
  expect(await stored(paths.invitation(code))).toMatchObject({ status: "used", businessEmail: to });
});

test("an assessment can be moved back to who had it, and the contact between is shut out", async () => {
  const { code, email, uid, account } = await aBusinessAtWork();
  const to = aColleague();
  await move({ invitationCode: code, from: email, to });
  const first = await linkOf(code);
  const colleague = await anAccountOf(to);
  await registerWith(colleague, code, first);
  await move({ invitationCode: code, from: to, to: email });
  expect(await stored(paths.invitationLink(first))).toBeUndefined();
  await expect(getDoc(doc(colleague.db, paths.answersOf(code)))).rejects.toMatchObject({ code: "permission-denied" });
  await registerWith(account, code, await linkOf(code));
  expect(await stored(paths.profile(uid))).toMatchObject({ invitationId: code, businessEmail: email });
  expect(await stored(paths.profile(uid))).not.toHaveProperty("movedAt");
  expect((await getDoc(doc(account.db, paths.answersOf(code)))).exists()).toBe(true);
});

test("every round of a business moves, and who takes it over reads the earlier ones", async () => {
  const [first, second] = [await aBusinessAtWork(), await aBusinessAtWork()];
  await updateDoc(doc(database, paths.invitation(first.code)), { usedBy: second.uid, businessEmail: second.email });
  await updateDoc(doc(database, paths.invitation(second.code)), { previousRound: first.code, roundNumber: 2 });
  const earlier = (db = second.account.db) => getDoc(doc(db, paths.answersOf(first.code)));
  expect((await earlier()).exists()).toBe(true);
  const to = aColleague();
  await move({ invitationCode: first.code, from: second.email, to });
  await expect(earlier()).rejects.toMatchObject({ code: "permission-denied" });
  const colleague = await anAccountOf(to);
  await registerWith(colleague, second.code, await linkOf(second.code));
  await vi.waitFor(async () => expect((await earlier(colleague.db)).exists()).toBe(true), {
    timeout: 30_000,
    interval: 200,
  });
});

test("a contact with another business accepts the moved one by login, and gives it back without losing the other", async () => {
  const [{ code, email }, other] = [await aBusinessAtWork(), await aBusinessAtWork()];
  await move({ invitationCode: code, from: email, to: other.email });
  const [mail] = await mailTo(other.email);
  expect(mail?.text).toContain("Log in and accept:");
  await acceptWith(other.account, code, await linkOf(code));
  const answers = () => getDoc(doc(other.account.db, paths.answersOf(code)));
  expect((await answers()).exists()).toBe(true);

  await move({ invitationCode: code, from: other.email, to: aColleague() });
  await expect(answers()).rejects.toMatchObject({ code: "permission-denied" });
  const left = (await getDoc(doc(other.account.db, paths.profile(other.uid)))).data();
  expect(left).toMatchObject({ invitationId: other.code, memberships: { [other.code]: { part: "contact" } } });
  expect(Object.keys(left?.memberships as object)).toEqual([other.code]);
  expect(left).not.toHaveProperty("movedAt");
  expect((await getDoc(doc(other.account.db, paths.answersOf(other.code)))).exists()).toBe(true);

  await move({ invitationCode: other.code, from: other.email, to: aColleague() });
  expect(await stored(paths.profile(other.uid))).toMatchObject({ movedAt: expect.any(Timestamp) as Timestamp });
  expect(await stored(paths.profile(other.uid))).not.toHaveProperty("memberships");
});

test("nobody but an administrator moves one", async () => {
  const { code, email } = await aBusinessAtWork();
  for (const by of [clientCaller, visitorCaller])
    expect((await refusalOf(move({ invitationCode: code, from: email, to: aColleague() }, by))).code).toMatch(
      /^(permission-denied|unauthenticated)$/,
    );
  expect(await stored(paths.invitation(code))).toMatchObject({ businessEmail: email, status: "used" });
});
