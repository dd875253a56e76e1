// A forgotten password: what a stranger can learn from asking, how often they may ask, and what the letter opens.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { consumeResetQuota } from "../../functions/src/accounts/password-reset-quota";
import { resetLetter } from "../../functions/src/accounts/reset-letter";
import { sweepMails } from "../../functions/src/mail/delivery";
import { sendPasswordReset, passwordLetters } from "../../functions/src/accounts/send-password-reset";
import { database } from "../../functions/src/firestore/database";
import { passwordResetMailWords, passwordResetMessages } from "../../src/domain/accounts/words";
import { isAdministratorIn } from "../../src/domain/accounts/reset-link";
import { paths } from "../../src/domain/kernel/collections";
import { closeAccount, anAccount, anAdministrator } from "../support/accounts/accounts";
import { resetPassword, signInWithPassword } from "../support/accounts/identity";
import { giveFactor } from "../support/accounts/second-factor";
import { mailTo, resetLinkIn } from "../support/shared/mail";
import { callFunction, refusalOf } from "../support/suite/caller";
import { runAgainstSuite } from "../support/suite/in-process";
import { runningSuite } from "../support/suite/running-suite";
import { clearFaults, setFault } from "../support/suite/stand-ins";

const ask = (email: string) => callFunction("requestPasswordReset", { email });
const anUnknownAddress = () => `nobody-${randomUUID()}@elsewhere.example`;

test("the letter comes from us, leads to our own page, and its code sets a new password once", async () => {
  const { email } = await anAccount();
  expect(await ask(email.toUpperCase())).toEqual({});
  await expect.poll(() => mailTo(email), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailTo(email);
  expect(mail?.subject).toBe(passwordResetMailWords.subject);
  expect(mail?.envelope.from).toBe("hello@waymark.example");
  const { link, wholeLink, code } = resetLinkIn(mail ?? { text: "" });
  expect(link).toBe(`http://127.0.0.1:${runningSuite().ports.hosting}/reset-password?oobCode=${code}`);
  await resetPassword(code, "a-password-anew");
  await expect(signInWithPassword(email, "a-password-anew")).resolves.toHaveProperty("idToken");
  const asked = { email, letter: new URL(wholeLink).searchParams.get("letter") };
  for (let nth = 0; nth < 2; nth++) await ask(email);
  expect((await refusalOf(ask(email))).code).toBe("resource-exhausted");
  expect(await callFunction("requestPasswordReset", asked)).toEqual({});
  await expect(resetPassword(code, "another-password")).rejects.toThrow("INVALID_OOB_CODE");
});

test("the link of an administrator asks for a strong password, that of one with a second factor and of a client does not", async () => {
  const [plain, withFactor, client] = [await anAdministrator(), await anAdministrator(), await anAccount()];
  await giveFactor(withFactor.uid);
  const asked = [];
  for (const { email } of [plain, withFactor, client]) {
    await sendPasswordReset(email);
    const [mail] = await mailTo(email);
    asked.push(isAdministratorIn(new URL(resetLinkIn(mail ?? { text: "" }).wholeLink).searchParams));
  }
  expect(asked).toEqual([true, false, false]);
});

test("an address without an account gets the same answer and no letter, and a closed account gets none", async () => {
  const [unknown, closed] = [anUnknownAddress(), await anAccount()];
  expect(await ask(unknown)).toEqual({});
  await closeAccount(closed.uid);
  for (const email of [unknown, closed.email]) {
    await sendPasswordReset(email);
    expect(await mailTo(email)).toEqual([]);
  }
});

test("a mailbox that has been asked for three times in an hour is refused alike with and without an account", async () => {
  const { email } = await anAccount();
  const refusals = [];
  for (const address of [email, anUnknownAddress()]) {
    for (let nth = 0; nth < 3; nth++) await ask(address);
    refusals.push(await refusalOf(ask(address.toUpperCase())));
  }
  const [known, unknown] = refusals;
  expect(known).toEqual(unknown);
  expect(known?.code).toBe("resource-exhausted");
  expect(known?.details.sentence).toBe(passwordResetMessages.askedOften);
});

/** Half past nine on a day that no other test counts on. */
function anHour(): Date {
  return new Date(Date.UTC(1980, 0, 1 + Math.floor(Math.random() * 10_000), 9, 30));
}

const later = (time: Date, hours: number) => new Date(time.getTime() + hours * 60 * 60 * 1000);
const from = (network: string) => ({ headers: { "x-forwarded-for": network } });

async function askTimes(
  times: number,
  email: string,
  at: Date,
  network = "198.51.100.1",
  letter?: string,
): Promise<void> {
  for (let nth = 0; nth < times; nth++) await consumeResetQuota(from(network), { email, letter }, at);
}

test("after an hour a mailbox may be asked for again, six times a day in all, and the next day anew", async () => {
  const [email, now] = [anUnknownAddress(), anHour()];
  await askTimes(3, email, now);
  const hour = await refusalOf(askTimes(1, email, now));
  expect(hour.details.retryAt).toBe(new Date(later(now, 0.5)).toISOString());
  await askTimes(3, email, later(now, 1));
  const day = await refusalOf(askTimes(1, email, later(now, 2)));
  expect(day.details.sentence).toBe(passwordResetMessages.askedOftenToday);
  await askTimes(1, email, later(now, 24));
});

test("one network may ask for some mailboxes in an hour, and takes nothing from another network", async () => {
  runAgainstSuite({ PASSWORD_RESETS_PER_ADDRESS_PER_HOUR: "2" });
  const now = anHour();
  for (let nth = 0; nth < 2; nth++) await askTimes(1, anUnknownAddress(), now, "203.0.113.7");
  const { details } = await refusalOf(askTimes(1, anUnknownAddress(), now, "203.0.113.7"));
  expect(details.sentence).toBe(passwordResetMessages.callerAskedOften);
  await askTimes(1, anUnknownAddress(), now, "203.0.113.8");
});

test("a wider IPv6 network may ask for four times as many, and not for each of its networks", async () => {
  runAgainstSuite({ PASSWORD_RESETS_PER_ADDRESS_PER_HOUR: "1" });
  const now = anHour();
  for (let nth = 0; nth < 4; nth++) await askTimes(1, anUnknownAddress(), now, `2001:db8:1:1${nth}::1`);
  const { details } = await refusalOf(askTimes(1, anUnknownAddress(), now, "2001:db8:1:14::1"));
  expect(details.sentence).toBe(passwordResetMessages.callerAskedOften);
  await askTimes(1, anUnknownAddress(), now, "2001:db8:1:214::1");
});

test("the reader of a letter of the last day may ask for another one after strangers have asked too often", async () => {
  runAgainstSuite({ PASSWORD_RESETS_PER_ADDRESS_PER_HOUR: "20" });
  const [email, now] = [anUnknownAddress(), anHour()];
  const letter = resetLetter(email, later(now, -23));
  await askTimes(3, email, now);
  await refusalOf(askTimes(1, email, now));
  await askTimes(3, email, now, "203.0.113.9", letter);
  expect((await refusalOf(askTimes(1, email, now, "203.0.113.9", letter))).code).toBe("resource-exhausted");
  for (const none of [resetLetter(anUnknownAddress(), now), resetLetter(email, later(now, -25)), "forged"])
    expect((await refusalOf(askTimes(1, email, now, "203.0.113.10", none))).code).toBe("resource-exhausted");
});

const lettersOf = async (uid: string) => (await database.doc(paths.outboxMail(`password-${uid}`)).get()).data();
const waits = async (uid: string) => (await lettersOf(uid))?.mailDueAt !== undefined;
const sweepAfter = (hours: number) => sweepMails(passwordLetters, later(new Date(), hours));

test("a letter goes out with the first sweep in which the mail server takes it, once, for a day", async () => {
  const [kept, lost] = [await anAccount(), await anAccount()];
  await setFault("mail", { kind: "reject-4xx", times: 1000, match: kept.email });
  await setFault("mail", { kind: "reject-4xx", times: 1000, match: lost.email });
  for (const { uid, email } of [kept, lost]) {
    await sendPasswordReset(email);
    const stored = JSON.stringify(await lettersOf(uid));
    expect(stored).toContain(uid);
    expect(stored).not.toMatch(new RegExp(`${email}|oobCode|http`));
  }
  for (const hours of [0.2, 2, 23]) await sweepAfter(hours);
  expect(await mailTo(kept.email)).toEqual([]);
  await clearFaults("mail", kept.email);
  await Promise.all([sweepAfter(23.5), sweepAfter(23.5)]);
  const [mail, ...others] = await mailTo(kept.email);
  expect(others).toEqual([]);
  await resetPassword(resetLinkIn(mail ?? { text: "" }).code, "a-password-anew");
  await clearFaults("mail", lost.email);
  await sweepAfter(24.1);
  expect([await mailTo(kept.email), await mailTo(lost.email)].map(({ length }) => length)).toEqual([1, 0]);
  expect([await waits(kept.uid), await waits(lost.uid)]).toEqual([false, false]);
});

test("a letter that waits ends with its account, and one that is refused for good does not wait", async () => {
  const [closed, never] = [await anAccount(), await anAccount()];
  await setFault("mail", { kind: "reject-4xx", times: 1, match: closed.email });
  await setFault("mail", { kind: "reject-5xx", times: 1, match: never.email });
  for (const { email } of [closed, never]) await sendPasswordReset(email);
  expect(await waits(never.uid)).toBe(false);
  await closeAccount(closed.uid);
  await sweepAfter(1);
  expect(await waits(closed.uid)).toBe(false);
  for (const { email } of [closed, never]) expect(await mailTo(email)).toEqual([]);
});
