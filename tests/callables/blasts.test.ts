// The calls of a blast, and the whole way through the emulators: call, queue, mail server, statement.
import { randomUUID } from "node:crypto";
import { addDoc, collection, doc, getDoc, serverTimestamp } from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import * as functions from "../../functions/src/index";
import { blastMessages } from "../../src/domain/blasts/words";
import type { Blast } from "../../src/domain/blasts/blast";
import { paths } from "../../src/domain/kernel/collections";
import { anAccount, anAdministrator, type Account } from "../support/accounts/accounts";
import { refusal } from "../support/suite/caller";
import { database } from "../support/shared/database";
import { signIn } from "../support/accounts/identity";
import { client, ran, visitor, type Caller } from "../support/suite/in-process-call";
import { mailTo } from "../support/shared/mail";
import { calm, strike } from "../support/suite/stand-ins";
import { arrival, idOf } from "../support/statements/statements";

interface Answer {
  success: boolean;
  error?: string;
  blastId: string;
}

let account: Account;
let token: string;
let me: Caller;

beforeAll(async () => {
  account = await anAdministrator();
  token = (await signIn(account.email, account.password)).idToken;
  me = { uid: account.uid, token: { admin: true, email: account.email } };
});

const mail = (changes = {}) => ({ subject: "News", message: "Hello", __token: token, key: randomUUID(), ...changes });
const stored = async (id: string) => (await getDoc(doc(database, paths.blast(id)))).data() as Blast | undefined;
const status = async (id: string) => (await stored(id))?.status;

async function aReader(): Promise<string> {
  const email = `reader-${randomUUID().slice(0, 12)}@northwind.example`;
  const reader = { name: "Ines", businessName: "Northwind", email, createdAt: serverTimestamp() };
  await addDoc(collection(database, paths.emailList), reader);
  return email;
}

test("a blast needs an administrator, and a token that verifies, is theirs and says so", async () => {
  const other = await anAdministrator();
  const nobody = await anAccount();
  const [theirs, powerless] = await Promise.all(
    [other, nobody].map(async ({ email, password }) => (await signIn(email, password)).idToken),
  );
  const code = async (changes: object, who: Caller = me) =>
    (await refusal(ran("sendEmailBlast", mail(changes), who))).code;
  expect(await code({}, visitor)).toBe("unauthenticated");
  expect(await code({}, client)).toBe("permission-denied");
  expect(await code({ __token: "" })).toBe("invalid-argument");
  expect(await code({ __token: "no.to.ken" })).toBe("unauthenticated");
  expect(await code({ __token: theirs })).toBe("permission-denied");
  expect(await code({ __token: powerless })).toBe("permission-denied");
  expect(await code({ subject: " " })).toBe("invalid-argument");
  for (const name of ["previewEmailBlast", "countBlastRecipients", "testEmailBlast"] as const)
    expect((await refusal(ran(name, mail(), client))).code).toBe("permission-denied");
  for (const name of ["pauseEmailBlast", "resumeEmailBlast", "cancelEmailBlast", "resendUncertain"] as const)
    expect((await refusal(ran(name, { blast: "some-blast" }, client))).code).toBe("permission-denied");
});

test("twenty calls at once are one blast, which reaches a reader once and is recorded", async () => {
  const reader = await aReader();
  const again = reader.toUpperCase();
  await addDoc(collection(database, paths.emailList), { name: "Ines", businessName: "Northwind", email: again });
  const request = mail({ subject: `News ${randomUUID()}` });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ran<Answer>("sendEmailBlast", request, me)));
  const ids = new Set(answers.map(({ success, blastId }) => success && blastId));
  expect(ids.size).toBe(1);
  const [{ blastId } = { blastId: "" }] = answers;
  await expect.poll(() => status(blastId), { timeout: 25_000, interval: 200 }).toBe("finished");
  const mails = await mailTo(reader);
  expect(mails.map(({ subject }) => subject)).toEqual([request.subject]);
  expect(await stored(blastId)).toMatchObject({ createdBy: account.uid, active: false });
  expect((await ran<Answer>("sendEmailBlast", request, me)).blastId).toBe(blastId);
  expect(await ran("sendEmailBlast", { ...request, message: "Something else" }, me)).toEqual({
    success: false,
    error: blastMessages.otherText,
  });
  expect((await arrival(idOf("blast sent", blastId))).actor).toBeDefined();
  for (const name of ["pauseEmailBlast", "resumeEmailBlast", "cancelEmailBlast"] as const)
    expect(await ran(name, { blast: blastId }, me)).toEqual({ success: false, error: blastMessages.over });
  expect(await ran("resendUncertain", { blast: blastId }, me)).toMatchObject({ error: blastMessages.resendUnsafe });
  expect(await ran("resendUncertain", { blast: blastId, addresses: [reader] }, me)).toMatchObject({
    error: blastMessages.nothingUncertain,
  });
});

test("without a key, the same mail with the same token is one blast", async () => {
  const request = mail({ subject: `News ${randomUUID()}`, key: undefined });
  const calls = [1, 2, 3].map(() => ran<Answer>("sendEmailBlast", request, me));
  expect(new Set((await Promise.all(calls)).map(({ blastId }) => blastId)).size).toBe(1);
});

test("a blast can be paused, resumed and cancelled", async () => {
  const reader = await aReader();
  const request = mail({ subject: `News ${randomUUID()}` });
  const arrived = async () => (await mailTo(reader)).filter(({ subject }) => subject === request.subject).length;
  await strike("mail", { kind: "reject-after-data", match: request.subject, times: 100_000 });
  const { blastId: blast } = await ran<Answer>("sendEmailBlast", request, me);
  expect(await ran("pauseEmailBlast", { blast }, me)).toEqual({ success: true });
  expect(await status(blast)).toBe("paused");
  expect(await ran("pauseEmailBlast", { blast }, me)).toEqual({ success: true });
  await calm("mail", request.subject);
  expect(await arrived()).toBe(0);
  expect(await ran("resumeEmailBlast", { blast }, me)).toEqual({ success: true });
  await expect.poll(() => status(blast), { timeout: 25_000, interval: 200 }).toBe("finished");
  expect(await arrived()).toBe(1);

  const unwanted = mail({ subject: `News ${randomUUID()}` });
  await strike("mail", { kind: "reject-after-data", match: unwanted.subject, times: 100_000 });
  const { blastId: other } = await ran<Answer>("sendEmailBlast", unwanted, me);
  expect(await ran("cancelEmailBlast", { blast: other }, me)).toEqual({ success: true });
  await expect.poll(async () => (await stored(other))?.active, { timeout: 25_000, interval: 200 }).toBe(false);
  expect(await status(other)).toBe("cancelled");
  expect(await ran("resumeEmailBlast", { blast: other }, me)).toEqual({ success: false, error: blastMessages.over });
  await calm("mail", unwanted.subject);
  expect((await stored(other))?.counts.sent).toBe(0);

  expect(await ran("pauseEmailBlast", { blast: "there-is-none" }, me)).toMatchObject({ error: blastMessages.unknown });
});

test("recipients are counted as people, however often they stand on the list", async () => {
  const { recipients } = await ran<{ recipients: number }>("countBlastRecipients", {}, me);
  const reader = await aReader();
  await addDoc(collection(database, paths.emailList), { name: "I", businessName: "N", email: ` ${reader} ` });
  expect(await ran("countBlastRecipients", {}, me)).toEqual({ recipients: recipients + 1 });
});

test("the preview shows the letter, and the test goes to oneself", async () => {
  const request = { subject: "News", message: "Dear reader,\n\n<b>news</b>" };
  const preview = await ran<{ html: string; text: string }>("previewEmailBlast", request, me);
  expect(Object.keys(preview).toSorted()).toEqual(["html", "text"]);
  expect(preview.html).toContain("&lt;b&gt;news&lt;/b&gt;");
  expect(preview.text).toContain("Dear reader,\n\n<b>news</b>");
  expect(await ran("testEmailBlast", request, me)).toEqual({ success: true });
  expect((await mailTo(account.email)).map(({ subject }) => subject)).toContain("News");
  expect(await ran("testEmailBlast", request, { uid: "x", token: { admin: true } })).toEqual({
    success: false,
    error: blastMessages.noAddress,
  });
});

test("every function of the blasts names the secrets that it needs, which only production checks", () => {
  const secrets = {
    testEmailBlast: ["SMTP_URL", "MAIL_KEY"],
    previewEmailBlast: [],
    countBlastRecipients: ["MAIL_KEY"],
    sendBlasts: ["SMTP_URL", "MAIL_KEY"],
  };
  for (const [name, keys] of Object.entries(secrets)) {
    const { secretEnvironmentVariables } = functions[name as keyof typeof secrets].__endpoint;
    expect((secretEnvironmentVariables ?? []).map(({ key }) => key)).toEqual(keys);
  }
});
