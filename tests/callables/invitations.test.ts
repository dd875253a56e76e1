import { doc, getDoc, setDoc, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { invitationMessages } from "../../src/domain/invitations/words";
import { mailFailures } from "../../src/domain/kernel/failures/mail-problems";
import { invitation, type Invitation } from "../../src/domain/invitations/invitation";
import { paths } from "../../src/domain/kernel/collections";
import { requestFaults } from "../../src/domain/kernel/words";
import { withDates } from "../../src/firebase/sdk/with-dates";
import { aRegisteredClient } from "../support/accounts/registered-client";
import { refusalOf } from "../support/suite/caller";
import { usedBy } from "../support/shared/builders";
import { database, documentsWhere } from "../support/shared/database";
import { clientCaller, runCallable, visitorCaller, type Caller } from "../support/suite/in-process-call";
import { invitationLinkIn, mailTo } from "../support/shared/mail";
import { setFault } from "../support/suite/stand-ins";

interface GeneratedInvitation {
  invitationCode: string;
  mailError?: string;
}

interface InvitationMailResponse {
  success: boolean;
  error?: string;
}

let businesses = 0;

function aBusinessRequest(changes: { businessName?: string } = {}) {
  businesses += 1;
  const businessEmail = `office-${businesses}-${Date.now()}@northwind.example`;
  return { businessName: `Northwind ${businesses}`, businessEmail, ...changes };
}

const generateInvitation = (business: object) => runCallable<GeneratedInvitation>("generateInvitation", business);

async function storedInvitation(code: string): Promise<Invitation> {
  return invitation.parse(withDates((await getDoc(doc(database, paths.invitation(code)))).data()));
}

async function millisecondsLeft(code: string): Promise<number> {
  return ((await storedInvitation(code)).expiresAt?.getTime() ?? 0) - Date.now();
}

const day = 24 * 60 * 60 * 1000;

test("an invitation is stored under its unguessable code, and its mail leads to the configured site", async () => {
  const business = aBusinessRequest();
  const { invitationCode, mailError } = await generateInvitation(business);
  expect(mailError).toBeUndefined();
  expect(invitationCode).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(await storedInvitation(invitationCode)).toMatchObject({
    ...business,
    invitationCode,
    status: "not started",
    mailState: "sent",
  });
  expect(Math.round((await millisecondsLeft(invitationCode)) / day)).toBe(30);

  const [mail, ...others] = await mailTo(business.businessEmail);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: "You are invited to take the Training Needs Assessment",
    envelope: { from: "hello@waymark.example", to: [business.businessEmail] },
    headers: { from: "Waymark <hello@waymark.example>", "reply-to": "Waymark <answers@waymark.example>" },
  });
  expect(mail?.text.split("\n")).toContain(invitationCode);
  expect(mail?.text).toContain("half an hour");
  const link = invitationLinkIn(mail ?? { text: "" });
  expect(link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/dashboard\\?invite=${invitationCode}$`));
  expect(mail?.html).toContain(`href="${link}"`);
});

test.each([
  [{}, "\n\nWaymark invites"],
  [{ email: "dana@waymark.example" }, "dana@waymark.example of Waymark invites"],
  [{ email: "dana@waymark.example", name: "Dana Lee" }, "Dana Lee (dana@waymark.example) of Waymark invites"],
])("the mail says who invites, as far as the account %j knows", async (known, sentence) => {
  const business = aBusinessRequest();
  await runCallable("generateInvitation", business, { uid: "dana", token: { admin: true, ...known } });
  const [mail] = await mailTo(business.businessEmail);
  expect(mail?.text).toContain(`${sentence} ${business.businessName}`);
});

test("twenty calls at once for one business make one invitation and one mail", async () => {
  const business = aBusinessRequest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => generateInvitation(business)));
  expect(new Set(answers.map(({ invitationCode }) => invitationCode)).size).toBe(1);
  expect(answers.every(({ mailError }) => mailError === undefined)).toBe(true);
  expect(await documentsWhere(paths.invitations, "businessEmail", business.businessEmail)).toHaveLength(1);
  expect(await mailTo(business.businessEmail)).toHaveLength(1);
});

test("another business name, and a revoked or used invitation, get a new code", async () => {
  const business = aBusinessRequest();
  const first = (await generateInvitation(business)).invitationCode;
  const renamed = (await generateInvitation({ ...business, businessName: "Northwind Group" })).invitationCode;
  await runCallable("changeInvitation", { change: "revoke", invitationCode: first });
  const second = (await generateInvitation(business)).invitationCode;
  await updateDoc(doc(database, paths.invitation(second)), usedBy("somebody"));
  const third = (await generateInvitation(business)).invitationCode;
  expect(new Set([first, renamed, second, third]).size).toBe(4);
});

test("when the mail fails the invitation stands, and asking again or resending sends the same code", async () => {
  const business = aBusinessRequest();
  await setFault("mail", { kind: "reject-5xx", match: business.businessEmail, times: 2 });
  const failed = await generateInvitation(business);
  expect(failed.mailError).toBe(mailFailures.refused);
  expect(await storedInvitation(failed.invitationCode)).toMatchObject({
    mailState: "failed",
    mailError: mailFailures.refused,
  });
  const { invitationCode } = failed;

  expect(await runCallable<InvitationMailResponse>("resendInvitation", { invitationCode })).toEqual({
    success: false,
    error: mailFailures.refused,
  });
  expect(await generateInvitation(business)).toEqual({ invitationCode });
  expect(await runCallable<InvitationMailResponse>("resendInvitation", { invitationCode })).toEqual({ success: true });
  const links = (await mailTo(business.businessEmail)).map(invitationLinkIn);
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(1);
  expect(await storedInvitation(invitationCode)).not.toHaveProperty("mailError");
});

test("resending opens an expired invitation again, and refuses a used, revoked or unknown one", async () => {
  const { invitationCode } = await generateInvitation(aBusinessRequest());
  const document = doc(database, paths.invitation(invitationCode));
  const resend = (code = invitationCode) =>
    runCallable<InvitationMailResponse>("resendInvitation", { invitationCode: code });
  await updateDoc(document, { expiresAt: new Date(0) });
  expect(await resend()).toEqual({ success: true });
  expect(await millisecondsLeft(invitationCode)).toBeGreaterThan(29 * day);

  await runCallable("changeInvitation", { change: "revoke", invitationCode });
  expect(await resend()).toEqual({ success: false, error: invitationMessages.resendRevoked });
  await updateDoc(document, { status: "used" });
  expect(await resend()).toEqual({ success: false, error: invitationMessages.resendUsed });
  expect(await resend("nobody-has-this-code")).toEqual({ success: false, error: invitationMessages.unknown });
});

test("revoking ends an open invitation at once, twice does no harm, and a used one stays", async () => {
  const { invitationCode } = await generateInvitation(aBusinessRequest());
  const revoke = (code = invitationCode) => runCallable("changeInvitation", { change: "revoke", invitationCode: code });
  await revoke();
  const { revokedAt } = await storedInvitation(invitationCode);
  expect(await millisecondsLeft(invitationCode)).toBeLessThanOrEqual(0);
  await revoke();
  expect((await storedInvitation(invitationCode)).revokedAt).toEqual(revokedAt);

  await updateDoc(doc(database, paths.invitation(invitationCode)), { status: "used" });
  expect(await refusalOf(revoke())).toMatchObject({
    code: "failed-precondition",
    details: { sentence: invitationMessages.revokeUsed },
  });
  expect((await refusalOf(revoke("nobody-has-this-code"))).code).toBe("not-found");
});

test("a reminder goes to who has not finished, once a day, and fits how far they are", async () => {
  const business = aBusinessRequest();
  const { invitationCode } = await generateInvitation(business);
  const document = doc(database, paths.invitation(invitationCode));
  const remind = () => runCallable<InvitationMailResponse>("remindInvited", { invitationCode });

  expect(await remind()).toEqual({ success: true });
  expect(await remind()).toEqual({ success: false, error: invitationMessages.remindedToday });
  await updateDoc(document, { ...usedBy("somebody"), remindedAt: new Date(Date.now() - 2 * day) });
  expect(await remind()).toEqual({ success: true });
  const [, open, unfinished] = await mailTo(business.businessEmail);
  expect(open?.text).toContain(`invite=${invitationCode}`);
  expect(unfinished?.text).toContain("/login");
  expect(unfinished?.text).not.toContain("?invite=");

  await setDoc(doc(database, paths.answersOf(invitationCode)), { trainingPlan: "# Plan" });
  expect(await remind()).toEqual({ success: false, error: invitationMessages.remindFinished });
  await setDoc(doc(database, paths.answersOf(invitationCode)), {});
  await updateDoc(document, { status: "not started", expiresAt: new Date(0) });
  expect(await remind()).toEqual({ success: false, error: invitationMessages.remindClosed });
  expect(await mailTo(business.businessEmail)).toHaveLength(3);
});

test("a reminder that did not go out may be tried again at once", async () => {
  const business = aBusinessRequest();
  const { invitationCode } = await generateInvitation(business);
  await setFault("mail", { kind: "reject-4xx", match: business.businessEmail });
  const remind = () => runCallable<InvitationMailResponse>("remindInvited", { invitationCode });
  expect(await remind()).toEqual({ success: false, error: mailFailures.later });
  expect(await remind()).toEqual({ success: true });
});

test("a business gets its own access code again, at its own address and five times a day", async () => {
  const client = await aRegisteredClient();
  const token = { email: client.email, auth_time: Date.now() / 1000 };
  const ask = (caller: Caller = { uid: client.uid, token }) =>
    runCallable<InvitationMailResponse>("resendInvitation", {}, caller);

  await setFault("mail", { kind: "reject-4xx", match: client.email });
  expect(await ask()).toEqual({ success: false, error: mailFailures.later });
  expect(await storedInvitation(client.code)).toMatchObject({ mailPurpose: "access code", mailAttempts: 1 });
  for (let nth = 0; nth < 4; nth += 1) expect(await ask()).toEqual({ success: true });
  expect(await refusalOf(ask())).toMatchObject({ code: "resource-exhausted" });

  const letters = await mailTo(client.email);
  expect(letters).toHaveLength(4);
  for (const { text } of letters) expect(text).toContain(client.code);
  expect(letters[0]?.text).not.toContain("?invite=");

  const stranger = { uid: "nobody-in-particular", token };
  const otherAddress = { uid: client.uid, token: { ...token, email: "somebody@else.example" } };
  for (const caller of [stranger, otherAddress]) expect((await refusalOf(ask(caller))).code).toBe("permission-denied");
});

test.each(["generateInvitation", "resendInvitation", "changeInvitation", "remindInvited"] as const)(
  "%s is for administrators",
  async (name) => {
    const request = { ...aBusinessRequest(), invitationCode: "nobody-has-this-code" };
    expect((await refusalOf(runCallable(name, request, visitorCaller))).code).toBe("unauthenticated");
    expect((await refusalOf(runCallable(name, request, clientCaller))).code).toBe("permission-denied");
    const misfit = { invitationCode: "../x", businessName: " " };
    expect((await refusalOf(runCallable(name, misfit))).code).toBe("invalid-argument");
  },
);

test("a name with half a character is refused in words, and no invitation is made", async () => {
  const business = aBusinessRequest({ businessName: "North\ud83dwind" });
  const { code, details } = await refusalOf(generateInvitation(business));
  const sentence = requestFaults.sentence("businessName", requestFaults.halfCharacter);
  expect([code, details.sentence]).toEqual(["invalid-argument", sentence]);
  expect(await documentsWhere(paths.invitations, "businessEmail", business.businessEmail)).toEqual([]);
});
