// One account with two businesses: who may be invited for another one, who is refused, and what follows from it.
import { doc, getDoc, setDoc, Timestamp, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { invitationMailWords, invitationMessages } from "../../../src/domain/invitations/words";
import { roundMessages } from "../../../src/domain/invitations/rounds/words";
import { paths } from "../../../src/domain/kernel/collections";
import { acceptWith, anAccountOf } from "../../support/accounts/registering";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { answersDocument, aPlanBusiness, requestPlan } from "../../support/assessment/plan-requests";
import { usedBy } from "../../support/shared/builders";
import { database, documentsWhere } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";
import { refusalOf } from "../../support/suite/caller";
import { runCallable } from "../../support/suite/in-process-call";

const first = "Northwind Logistics";
const second = "Südwind Cargo";

const invite = (businessName: string, businessEmail: string) =>
  runCallable<{ invitationCode: string }>("generateInvitation", { businessName, businessEmail });
const stored = async (path: string) => (await getDoc(doc(database, path))).data();

async function aContactOfTwo() {
  const client = await aRegisteredClient({ createdAt: Timestamp.now() });
  const { invitationCode } = await invite(second, client.email);
  const account = await anAccountOf(client.email);
  await acceptWith(account, invitationCode);
  return { ...client, account, another: invitationCode };
}

test("an address with an account is invited for another business, and asked to log in", async () => {
  const client = await aRegisteredClient();
  const { invitationCode } = await invite(second, client.email.toUpperCase());
  expect(await stored(paths.invitation(invitationCode))).toMatchObject({
    businessName: second,
    businessEmail: client.email,
    hasAccount: true,
    status: "not started",
  });
  const [mail, ...others] = await mailTo(client.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(invitationMailWords.actionOfAnother);
  expect(mail?.text).toMatch(/^Hello Nora Field,\r?\n/);
  expect(invitationLinkIn(mail ?? { text: "" })).toContain(`invite=${invitationCode}`);

  const newcomer = await invite(second, `new-${client.uid.toLowerCase()}@northwind.example`);
  expect(await stored(paths.invitation(newcomer.invitationCode))).not.toHaveProperty("hasAccount");
});

test.each(["Northwind Logistics", "NORTHWIND  logistics", " Nórthwind Ｌogistics"])(
  "the business of an account is not invited a second time, also as “%s”",
  async (name) => {
    const client = await aRegisteredClient();
    expect(await refusalOf(invite(name, client.email.toUpperCase()))).toMatchObject({
      code: "already-exists",
      details: { sentence: roundMessages.registered(first, client.email), registered: client.code },
    });
    expect(await documentsWhere(paths.invitations, "businessEmail", client.email)).toHaveLength(1);
    expect(await mailTo(client.email)).toEqual([]);
  },
);

test("a business whose invitation is open is not invited a second time, and one that has ended is", async () => {
  const email = `open-${crypto.randomUUID()}@northwind.example`;
  const { invitationCode } = await invite(second, email);
  const refused = { code: "already-exists", details: { sentence: invitationMessages.isInvited(second, email) } };
  expect(await refusalOf(invite("südwind CARGO", email))).toEqual(expect.objectContaining(refused));
  const invitation = doc(database, paths.invitation(invitationCode));
  await updateDoc(invitation, { createdAt: Timestamp.fromMillis(Date.now() - 60 * 60 * 1000) });
  expect(await refusalOf(invite(second, email))).toEqual(expect.objectContaining(refused));
  await runCallable("changeInvitation", { change: "revoke", invitationCode });
  const again = await invite(second, email);
  await updateDoc(doc(database, paths.invitation(again.invitationCode)), { expiresAt: new Date(0) });
  const last = await invite(second, email);
  await updateDoc(doc(database, paths.invitation(last.invitationCode)), usedBy("somebody"));
  expect(await refusalOf(invite(second, email))).toMatchObject({ details: { registered: last.invitationCode } });
});

test(
  "of twelve calls at once that write one name in three ways, one way is invited, with one mail",
  { tags: ["heavy"] },
  async () => {
    const email = `raced-${crypto.randomUUID()}@northwind.example`;
    const names = [second, "SÜDWIND CARGO", "Sudwind Cargo"];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, nth) => invite(names[nth % 3] ?? "", email)),
    );
    const made = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.invitationCode] : []));
    expect(new Set(made).size).toBe(1);
    expect(made).toHaveLength(4);
    expect(await documentsWhere(paths.invitations, "businessEmail", email)).toHaveLength(1);
    expect(await mailTo(email)).toHaveLength(1);
  },
);

test("the account reads both businesses, and the open one is the one of its calls", async () => {
  const { account, code, another, uid, email } = await aContactOfTwo();
  for (const of of [code, another]) await setDoc(doc(database, paths.answersOf(of)), { planVersion: 1 });
  for (const of of [code, another])
    expect((await getDoc(doc(account.db, paths.answersOf(of)))).get("planVersion")).toBe(1);
  const caller = { uid, token: { email, auth_time: account.authTime } };
  await runCallable("resendInvitation", {}, caller);
  await updateDoc(doc(account.db, paths.profile(uid)), { invitationId: code, businessName: first });
  await runCallable("resendInvitation", {}, caller);
  const [, ofSecond, ofFirst] = await mailTo(email);
  expect(ofSecond?.text.split("\n")).toContain(another);
  expect(ofFirst?.text.split("\n")).toContain(code);
});

test("a name is corrected in the list, and at the top only of the business that is open", async () => {
  const { uid, code, another } = await aContactOfTwo();
  const correct = (invitationCode: string, from: string, to: string) =>
    runCallable("changeInvitation", { change: "name", invitationCode, from, to });
  await correct(code, first, "Northwind Group");
  expect(await stored(paths.profile(uid))).toMatchObject({
    businessName: second,
    memberships: { [code]: { businessName: "Northwind Group" }, [another]: { businessName: second } },
  });
  await correct(another, second, "Southwind");
  expect(await stored(paths.profile(uid))).toMatchObject({
    businessName: "Southwind",
    memberships: { [code]: { businessName: "Northwind Group" }, [another]: { businessName: "Southwind" } },
  });
});

test("the profile is told of the next round of either business", { tags: ["heavy"] }, async () => {
  const { uid, code, another } = await aContactOfTwo();
  const [ofFirst, ofSecond] = await Promise.all(
    [code, another].map((previousRound) =>
      runCallable<{ invitationCode: string }>("generateInvitation", {
        businessName: "Whatever",
        businessEmail: "somebody@elsewhere.example",
        previousRound,
      }),
    ),
  );
  expect(await stored(paths.profile(uid))).toMatchObject({
    invitationId: another,
    memberships: {
      [code]: { openRound: ofFirst?.invitationCode },
      [another]: { openRound: ofSecond?.invitationCode },
    },
  });
});

test("a plan is made for the business that the window shows, and for no ended round and no other account's", async () => {
  const [north, south, stranger] = await Promise.all([
    aPlanBusiness(fullAnswers()),
    aPlanBusiness(fullAnswers()),
    aPlanBusiness(fullAnswers()),
  ]);
  const used = usedBy(north.uid, { businessEmail: north.email, usedAuthTime: 0 });
  await updateDoc(doc(database, paths.invitation(south.code)), used);
  await requestPlan(north, { invitationId: south.code });
  expect(await answersDocument(south)).toHaveProperty("trainingPlan");
  expect(await answersDocument(north)).not.toHaveProperty("trainingPlan");
  const refused = { code: "permission-denied" };
  expect(await refusalOf(requestPlan(north, { invitationId: stranger.code }))).toMatchObject(refused);
  await updateDoc(doc(database, paths.invitation(south.code)), { endedAt: Timestamp.now() });
  expect(await refusalOf(requestPlan(north, { invitationId: south.code }))).toMatchObject(refused);
});

test("a contact is given the documents of both businesses, and the erasure leaves neither", async () => {
  const { code, another, uid, email } = await aContactOfTwo();
  for (const of of [code, another]) await setDoc(doc(database, paths.answersOf(of)), { planVersion: 1 });
  const { data } = await runCallable<{ data: Record<string, unknown[]> }>("exportPersonalData", { email });
  expect(data.assessmentAnswers).toHaveLength(2);
  expect(data.profiles).toMatchObject([{ memberships: { [code]: {}, [another]: { businessName: second } } }]);
  await runCallable("erasePersonalData", { email });
  for (const path of [
    paths.profile(uid),
    ...[code, another].flatMap((of) => [paths.invitation(of), paths.answersOf(of)]),
  ])
    expect(await stored(path)).toBeUndefined();
});
