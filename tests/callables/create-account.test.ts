// The account of an invited person: who gets one, with which code and address, and how often one may ask.
import { randomBytes } from "node:crypto";
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { registrationMessages, accountMessages } from "../../src/domain/accounts/words";
import { paths } from "../../src/domain/kernel/collections";
import { accountByEmail, anAccount, anUnusedEmail } from "../support/accounts/accounts";
import { signInWithPassword } from "../support/accounts/identity";
import { anInvitation, type DocumentFields } from "../support/shared/builders";
import { database } from "../support/shared/database";
import { refusalOf } from "../support/suite/caller";
import { runAgainstSuite } from "../support/suite/in-process";
import { clientCaller, runCallable, visitorCaller, type Caller } from "../support/suite/in-process-call";

const password = "northwind-7";
const newCode = () => randomBytes(16).toString("base64url");
const past = Timestamp.fromMillis(Date.now() - 1000);

async function invite(changes: DocumentFields = {}, email = anUnusedEmail()) {
  const code = newCode();
  await setDoc(doc(database, paths.invitation(code)), anInvitation(code, { businessEmail: email, ...changes }));
  return { invitationCode: code, email };
}

const ask = (request: object, by: Caller = visitorCaller, address?: string) =>
  runCallable("createAccount", { password, ...request }, by, address);
const isMade = async (email: string) => (await accountByEmail(email)) !== undefined;

const people: [string, Caller][] = [
  ["a visitor", visitorCaller],
  ["a client", clientCaller],
  ["an administrator", { uid: "administrator", token: { admin: true } }],
];

test.each(people)("%s who holds the code gets the account of its address, and no other", async (_, person) => {
  const invited = await invite();
  expect(await ask({ ...invited, email: invited.email.toUpperCase() }, person)).toEqual({});
  await expect(signInWithPassword(invited.email, password)).resolves.toHaveProperty("idToken");
  expect(await accountByEmail(invited.email)).toMatchObject({ emailVerified: false });
  expect(await accountByEmail(invited.email)).not.toHaveProperty("customAttributes");

  const [other, unknown] = [await invite(), anUnusedEmail()];
  const refused = await refusalOf(ask({ ...other, email: unknown }, person));
  expect(refused).toMatchObject({
    code: "permission-denied",
    details: { sentence: registrationMessages.otherAddress },
  });
  expect([await isMade(unknown), await isMade(other.email)]).toEqual([false, false]);
});

test.each([
  ["unused", { status: "unused" }, undefined],
  ["not started", { status: "not started" }, undefined],
  ["without an end", { expiresAt: null }, undefined],
  ["expired", { expiresAt: past }, registrationMessages.closed],
  ["revoked", { revokedAt: past, expiresAt: past }, registrationMessages.closed],
  ["used", { status: "used", usedBy: "another" }, registrationMessages.taken],
  ["in progress", { status: "in-progress", usedBy: "another" }, registrationMessages.taken],
  ["moved, by its own code", { link: newCode() }, registrationMessages.closed],
])("an invitation that is %s makes an account only while it is open", async (_, state, sentence) => {
  const { expiresAt, ...changes } = state as DocumentFields;
  const invited = await invite({ ...changes, ...(expiresAt !== null && expiresAt !== undefined && { expiresAt }) });
  if (sentence === undefined) await ask(invited);
  else expect((await refusalOf(ask(invited))).details.sentence).toBe(sentence);
  expect(await isMade(invited.email)).toBe(sentence === undefined);
});

test("after a move the link makes the account of the next contact", async () => {
  const link = newCode();
  const { invitationCode, email } = await invite({ link, movedAt: Timestamp.now() });
  const linked = { businessName: "Northwind", businessEmail: email, invitationCode, expiresAt: Timestamp.now() };
  await setDoc(doc(database, paths.invitationLink(link)), linked);
  expect(await ask({ invitationCode: link, email })).toEqual({});
  expect(await isMade(email)).toBe(true);
});

test("a code that is none opens nothing, and a password that is none is told in the specified sentence", async () => {
  const email = anUnusedEmail();
  const unknown = await refusalOf(ask({ invitationCode: newCode(), email }));
  expect(unknown).toMatchObject({ code: "not-found", details: { sentence: registrationMessages.closed } });
  const invited = await invite({}, email);
  for (const [wrong, sentence] of [
    ["short", accountMessages.passwordTooShort],
    ["      ", registrationMessages.passwordBlank],
    ["x".repeat(4097), registrationMessages.passwordTooLong],
  ] as const)
    expect((await refusalOf(ask({ ...invited, password: wrong }))).details.sentence).toBe(sentence);
  expect(await isMade(email)).toBe(false);
});

test("asked again it changes nothing: the account keeps its password, also after the invitation was used", async () => {
  const invited = await invite();
  await Promise.all([ask(invited), ask(invited)]);
  expect(await ask({ ...invited, password: "another-one" })).toEqual({});
  await expect(signInWithPassword(invited.email, password)).resolves.toHaveProperty("idToken");
  await expect(signInWithPassword(invited.email, "another-one")).rejects.toThrow("INVALID_LOGIN_CREDENTIALS");

  const { email } = await anAccount();
  expect(await ask(await invite({ status: "used", usedBy: "them" }, email))).toEqual({});
});

test("a network may ask for some accounts in an hour, and takes nothing from another network", async () => {
  runAgainstSuite({ ACCOUNTS_PER_ADDRESS_PER_HOUR: "2" });
  const wrong = { invitationCode: newCode(), email: anUnusedEmail() };
  const codes = [];
  for (let nth = 0; nth < 3; nth++) codes.push(await refusalOf(ask(wrong, visitorCaller, "203.0.113.21")));
  expect(codes.map(({ code }) => code)).toEqual(["not-found", "not-found", "resource-exhausted"]);
  expect(codes[2]?.details).toMatchObject({
    sentence: registrationMessages.callerAskedOften,
    retryAt: expect.any(String) as string,
  });
  expect(await ask(await invite(), visitorCaller, "203.0.113.22")).toEqual({});
  runAgainstSuite();
});
