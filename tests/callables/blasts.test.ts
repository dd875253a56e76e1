// The calls of a blast, and the whole way through the emulators: call, queue, mail server, statement.
import { randomUUID } from "node:crypto";
import { addDoc, collection, doc, getDoc, serverTimestamp } from "firebase/firestore/lite";
import { beforeAll, expect, test } from "vitest";
import * as functions from "../../functions/src/index";
import { blastMessages, blastScreenMessages } from "../../src/domain/blasts/words";
import { blastCommands, type Blast, type BlastCommand } from "../../src/domain/blasts/blast";
import { paths } from "../../src/domain/kernel/collections";
import { anAccount, anAdministrator, type Account } from "../support/accounts/accounts";
import { refusalOf } from "../support/suite/caller";
import { database } from "../support/shared/database";
import { signInWithPassword } from "../support/accounts/identity";
import { clientCaller, runCallable, visitorCaller, type Caller } from "../support/suite/in-process-call";
import { mailTo } from "../support/shared/mail";
import { clearFaults, setFault } from "../support/suite/stand-ins";
import { waitForStatement, idOf } from "../support/statements/statements";

interface BlastResponse {
  success: boolean;
  error?: string;
  blastId: string;
}

let account: Account;
let idToken: string;
let administratorCaller: Caller;

beforeAll(async () => {
  account = await anAdministrator();
  idToken = (await signInWithPassword(account.email, account.password)).idToken;
  administratorCaller = { uid: account.uid, token: { admin: true, email: account.email } };
});

const blastRequest = (changes = {}) => ({
  subject: "News",
  message: "Hello",
  __token: idToken,
  key: randomUUID(),
  ...changes,
});
const blastDocument = async (id: string) => (await getDoc(doc(database, paths.blast(id)))).data() as Blast | undefined;
const control = (command: BlastCommand, blast: string) =>
  runCallable("controlEmailBlast", { blast, command }, administratorCaller);
const blastStatus = async (id: string) => (await blastDocument(id))?.status;

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
    [other, nobody].map(async ({ email, password }) => (await signInWithPassword(email, password)).idToken),
  );
  const code = async (changes: object, who: Caller = administratorCaller) =>
    (await refusalOf(runCallable("sendEmailBlast", blastRequest(changes), who))).code;
  expect(await code({}, visitorCaller)).toBe("unauthenticated");
  expect(await code({}, clientCaller)).toBe("permission-denied");
  expect(await code({ __token: "" })).toBe("invalid-argument");
  expect(await code({ __token: "no.to.ken" })).toBe("unauthenticated");
  expect(await code({ __token: theirs })).toBe("permission-denied");
  expect(await code({ __token: powerless })).toBe("permission-denied");
  expect(await code({ subject: " " })).toBe("invalid-argument");
  const refused = async (changes: object) => runCallable("sendEmailBlast", blastRequest(changes), administratorCaller);
  expect(await refused({ message: "Dear {name}" })).toEqual({
    success: false,
    error: blastScreenMessages.fallbackMissing,
  });
  for (const sendAt of ["2020-01-01T00:00:00Z", "2999-01-01T00:00:00Z"])
    expect(await refused({ sendAt })).toEqual({ success: false, error: blastScreenMessages.timeOver });
  for (const name of ["previewEmailBlast", "countBlastRecipients", "testEmailBlast"] as const)
    expect((await refusalOf(runCallable(name, blastRequest(), clientCaller))).code).toBe("permission-denied");
  for (const name of ["controlEmailBlast", "resendUncertain"] as const)
    expect((await refusalOf(runCallable(name, { blast: "some-blast" }, clientCaller))).code).toBe("permission-denied");
});

test(
  "twenty calls at once are one blast, which reaches a reader once and is recorded",
  { tags: ["heavy"] },
  async () => {
    const reader = await aReader();
    const again = reader.toUpperCase();
    await addDoc(collection(database, paths.emailList), { name: "Ines", businessName: "Northwind", email: again });
    const request = blastRequest({ subject: `News ${randomUUID()}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => runCallable<BlastResponse>("sendEmailBlast", request, administratorCaller)),
    );
    const ids = new Set(answers.map(({ success, blastId }) => success && blastId));
    expect(ids.size).toBe(1);
    const [{ blastId } = { blastId: "" }] = answers;
    await expect.poll(() => blastStatus(blastId), { timeout: 25_000, interval: 200 }).toBe("finished");
    const mails = await mailTo(reader);
    expect(mails.map(({ subject }) => subject)).toEqual([request.subject]);
    expect(await blastDocument(blastId)).toMatchObject({ createdBy: account.uid, active: false });
    expect((await runCallable<BlastResponse>("sendEmailBlast", request, administratorCaller)).blastId).toBe(blastId);
    expect(await runCallable("sendEmailBlast", { ...request, message: "Something else" }, administratorCaller)).toEqual(
      {
        success: false,
        error: blastMessages.otherText,
      },
    );
    expect((await waitForStatement(idOf("blast sent", blastId))).actor).toBeDefined();
    for (const command of blastCommands)
      expect(await control(command, blastId)).toEqual({ success: false, error: blastMessages.over });
    expect(await runCallable("resendUncertain", { blast: blastId }, administratorCaller)).toMatchObject({
      error: blastMessages.resendUnsafe,
    });
    expect(
      await runCallable("resendUncertain", { blast: blastId, addresses: [reader] }, administratorCaller),
    ).toMatchObject({
      error: blastMessages.nothingUncertain,
    });
  },
);

test("without a key, the same mail with the same token is one blast", async () => {
  const request = blastRequest({ subject: `News ${randomUUID()}`, key: undefined });
  const calls = [1, 2, 3].map(() => runCallable<BlastResponse>("sendEmailBlast", request, administratorCaller));
  expect(new Set((await Promise.all(calls)).map(({ blastId }) => blastId)).size).toBe(1);
});

test("a blast can be paused, resumed and cancelled", async () => {
  const reader = await aReader();
  const request = blastRequest({ subject: `News ${randomUUID()}` });
  const arrived = async () => (await mailTo(reader)).filter(({ subject }) => subject === request.subject).length;
  await setFault("mail", { kind: "reject-after-data", match: request.subject, times: 100_000 });
  const { blastId: blast } = await runCallable<BlastResponse>("sendEmailBlast", request, administratorCaller);
  expect(await control("pause", blast)).toEqual({ success: true });
  expect(await blastStatus(blast)).toBe("paused");
  expect(await control("pause", blast)).toEqual({ success: true });
  await clearFaults("mail", request.subject);
  expect(await arrived()).toBe(0);
  expect(await control("resume", blast)).toEqual({ success: true });
  await expect.poll(() => blastStatus(blast), { timeout: 25_000, interval: 200 }).toBe("finished");
  expect(await arrived()).toBe(1);

  const unwanted = blastRequest({ subject: `News ${randomUUID()}` });
  await setFault("mail", { kind: "reject-after-data", match: unwanted.subject, times: 100_000 });
  const { blastId: other } = await runCallable<BlastResponse>("sendEmailBlast", unwanted, administratorCaller);
  expect(await control("cancel", other)).toEqual({ success: true });
  await expect.poll(async () => (await blastDocument(other))?.active, { timeout: 25_000, interval: 200 }).toBe(false);
  expect(await blastStatus(other)).toBe("cancelled");
  expect(await control("resume", other)).toEqual({
    success: false,
    error: blastMessages.over,
  });
  await clearFaults("mail", unwanted.subject);
  expect((await blastDocument(other))?.counts.sent).toBe(0);

  expect(await control("pause", "there-is-none")).toMatchObject({
    error: blastMessages.unknown,
  });
});

test("the preview shows the letter, and the test goes to oneself", async () => {
  const request = { subject: "News", message: "Dear reader,\n\n<b>news</b>" };
  const preview = await runCallable<{ html: string; text: string }>("previewEmailBlast", request, administratorCaller);
  expect(Object.keys(preview).toSorted()).toEqual(["html", "text"]);
  expect(preview.html).toContain("&lt;b&gt;news&lt;/b&gt;");
  expect(preview.text).toContain("Dear reader,\n\n<b>news</b>");
  expect(await runCallable("testEmailBlast", request, administratorCaller)).toEqual({ success: true });
  expect((await mailTo(account.email)).map(({ subject }) => subject)).toContain("News");
  expect(await runCallable("testEmailBlast", request, { uid: "x", token: { admin: true } })).toEqual({
    success: false,
    error: blastMessages.noAddress,
  });
});

test("every function of the blasts names the secrets that it needs, which only production checks", () => {
  const secrets = {
    testEmailBlast: ["SMTP_URL", "MAIL_KEY"],
    previewEmailBlast: [],
    countBlastRecipients: ["MAIL_KEY"],
    checkAddresses: ["MAIL_KEY"],
    removeSubscription: ["MAIL_KEY"],
    sendBlasts: ["SMTP_URL", "MAIL_KEY"],
  };
  for (const [name, keys] of Object.entries(secrets)) {
    const { secretEnvironmentVariables } = functions[name as keyof typeof secrets].__endpoint;
    expect((secretEnvironmentVariables ?? []).map(({ key }) => key)).toEqual(keys);
  }
});
