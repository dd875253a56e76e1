// With the setting on, in a project of its own, which the suite's own triggers, with the setting off, do not reach.
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { projectRoot } from "../../local/shared/project-root";
import { confirmationMailWords, confirmationMessages } from "../../src/domain/mailing-list/link-words";
import { paths } from "../../src/domain/kernel/collections";
import { refusalOf } from "../support/suite/caller";
import { mailTo } from "../support/shared/mail";
import { clearFaults, setFault } from "../support/suite/stand-ins";

process.env.GCLOUD_PROJECT = `demo-opt-in-${randomUUID().slice(0, 8)}`;
process.env.DOUBLE_OPT_IN = "on";
const { database } = await import("../../functions/src/firestore/database");
const { encryptToken } = await import("../../functions/src/mailing-list/signed-token");
const { suppressionOf } = await import("../../functions/src/mailing-list/suppression");
const { unsubscribeAddress } = await import("../../functions/src/mailing-list/unsubscribe-address");
const { mayReceive } = await import("../../functions/src/mailing-list/may-receive");
const { confirmationToken } = await import("../../functions/src/mailing-list/confirmation-link");
const { recordComplaint, recordRefusal } = await import("../../functions/src/mailing-list/refusals");
const { welcomeSubscription } = await import("../../functions/src/mailing-list/on-subscribed");
const { confirmationOf, mailConfirmation, sweepConfirmations } =
  await import("../support/mailing-list/asked-to-confirm");
const { runCallable, visitorCaller } = await import("../support/suite/in-process-call");

beforeAll(() => {
  process.env.DOUBLE_OPT_IN = "on";
});

const dayMs = 24 * 60 * 60 * 1000;
let readerCount = 0;
const runId = randomUUID().slice(0, 6);

function aCarefulAddress(): string {
  readerCount += 1;
  return `careful-${readerCount}-${runId}@northwind.example`;
}

/** Signs up and lets the server hear of it so many times. */
async function signUpReader(email: string, times = 1) {
  const subscription = database.collection(paths.emailList).doc();
  const fields = {
    name: "Win <b>£1000</b> at evil.example",
    businessName: "Evil",
    email,
    createdAt: new Date(),
  };
  await subscription.set(fields);
  const after = await subscription.get();
  const event = { id: subscription.id, params: {}, before: undefined, after, at: new Date() };
  for (let nth = 0; nth < times; nth++) await welcomeSubscription(event);
  return subscription;
}

async function tokenMailedTo(address: string): Promise<string> {
  const [mail] = await mailTo(address);
  return /\/confirm-subscription\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const readConfirmation = (token: string) =>
  runCallable<{ email: string; confirmed: boolean }>("readConfirmationLink", { token }, visitorCaller);
const confirm = (token: string) => runCallable("confirmSubscription", { token }, visitorCaller);

async function fieldsOf(subscription: { get: () => Promise<{ data: () => unknown }> }) {
  return (await subscription.get()).data() as Record<string, unknown>;
}

test("only who confirms from the mail may receive, and reading the link confirms nobody", async () => {
  const address = aCarefulAddress();
  const subscription = await signUpReader(address.toUpperCase());
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);
  expect(await fieldsOf(subscription)).toMatchObject({ address });
  expect(await fieldsOf(subscription)).toHaveProperty("expiresAt");

  const token = await tokenMailedTo(address);
  for (let nth = 0; nth < 10; nth++) expect(await readConfirmation(token)).toMatchObject({ confirmed: false });
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);

  await confirm(token);
  const confirmed = await fieldsOf(subscription);
  expect(mayReceive(confirmed)).toBe(true);
  expect(confirmed).not.toHaveProperty("expiresAt");
  await confirm(token);
  expect(await fieldsOf(subscription)).toEqual(confirmed);
  expect(await readConfirmation(token)).toMatchObject({ confirmed: true });
});

test("with the setting off everybody may receive", () => {
  process.env.DOUBLE_OPT_IN = "off";
  expect(mayReceive({})).toBe(true);
  process.env.DOUBLE_OPT_IN = "on";
  expect([mayReceive({}), mayReceive({ confirmedAt: null }), mayReceive({ confirmedAt: new Date() })]).toEqual([
    false,
    false,
    true,
  ]);
});

test("the mail holds nothing that somebody typed into the form, and an address gets one a day however often it is typed", async () => {
  const address = aCarefulAddress();
  for (let nth = 0; nth < 5; nth++) await signUpReader(nth % 2 === 0 ? address : ` ${address.toUpperCase()}`.trim(), 2);
  const [mail, ...others] = await mailTo(address);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Please confirm your subscription");
  expect(`${mail?.text ?? ""}${mail?.html ?? ""}`).not.toMatch(/1000|Evil|evil/);
  expect(await mailConfirmation(address, "another", new Date(Date.now() + dayMs))).toBe("done");
  expect(await mailTo(address)).toHaveLength(2);
});

test("ten subscriptions of one address at once bring one mail", async () => {
  const address = aCarefulAddress();
  await Promise.all(Array.from({ length: 10 }, () => signUpReader(address)));
  expect(await mailTo(address)).toHaveLength(1);
});

test("a mail that the mail server refuses for a day goes out with the first sweep after; one that may have arrived does not", async () => {
  const address = aCarefulAddress();
  await setFault("mail", { kind: "reject-4xx", match: address, times: 1000 });
  const subscription = await signUpReader(address, 2);
  for (const hours of [1, 7, 13, 23]) await sweepConfirmations(new Date(Date.now() + hours * 60 * 60 * 1000));
  expect(await mailTo(address)).toHaveLength(0);
  expect(await confirmationOf(subscription)).toMatchObject({ mailAttempts: 5 });
  await clearFaults("mail", address);
  await sweepConfirmations(new Date(Date.now() + dayMs));
  await sweepConfirmations(new Date(Date.now() + 2 * dayMs));
  expect(await mailTo(address)).toHaveLength(1);
  expect(await confirmationOf(subscription)).not.toHaveProperty("mailDueAt");
  await confirm(await tokenMailedTo(address));

  const unsure = aCarefulAddress();
  await setFault("mail", { kind: "cut-after-data", match: unsure });
  await signUpReader(unsure, 2);
  await sweepConfirmations(new Date(Date.now() + dayMs));
  expect(await mailTo(unsure)).toHaveLength(1);
});

test("whoever dies while asking is taken over from on the next day, so that nobody gets two mails on one", async () => {
  const address = aCarefulAddress();
  const now = new Date();
  const tomorrow = new Date(Date.parse(now.toISOString().slice(0, 10)) + dayMs);
  const dead = database.collection(paths.emailList).doc();
  expect(await mailConfirmation(address, dead.id, now)).toBe("done");
  const sending = { mailState: "sending", mailDueAt: now };
  await database.doc(paths.outboxMail(`confirmation-${dead.id}`)).update(sending);
  await sweepConfirmations(now);
  expect(await mailTo(address)).toHaveLength(1);
  await sweepConfirmations(tomorrow);
  expect(await mailTo(address)).toHaveLength(2);
});

test("signing up again lifts a suppression only once it is confirmed", async () => {
  const address = aCarefulAddress();
  await unsubscribeAddress(address, "page");
  await signUpReader(address);
  expect((await (await suppressionOf(address)).get()).exists).toBe(true);
  await confirm(await tokenMailedTo(address));
  expect((await (await suppressionOf(address)).get()).exists).toBe(false);
});

test("who has left is asked once in 30 days, and told that somebody has typed the address", async () => {
  const address = aCarefulAddress();
  const tagged = address.replace("@", "+news@");
  const ask = (days: number, to = address) => mailConfirmation(to, randomUUID(), new Date(Date.now() + days * dayMs));
  await unsubscribeAddress(address, "one click");
  for (const days of [0, 1, 2, 29.9]) expect(await ask(days)).toBe("done");
  expect([await ask(0, tagged), await mailTo(tagged)]).toEqual(["done", []]);
  const [mail, ...others] = await mailTo(address);
  expect(others).toEqual([]);
  for (const paragraph of confirmationMailWords.paragraphsAfterLeaving) expect(mail?.text).toContain(paragraph);
  await Promise.all([ask(30.1), ask(31.1)]);
  await unsubscribeAddress(address, "one click");
  await ask(40);
  expect(await mailTo(address)).toHaveLength(2);
});

test("a mail to somebody who has left that the mail server refuses for now goes out later", async () => {
  const address = aCarefulAddress();
  await unsubscribeAddress(address, "page");
  await setFault("mail", { kind: "reject-4xx", match: address, times: 1 });
  expect(await mailConfirmation(address, "one")).toBe("refused");
  expect(await mailConfirmation(address, "one")).toBe("done");
  expect(await mailTo(address)).toHaveLength(1);
});

test("who has complained, or refuses our mail, is never asked, whatever they have pressed since", async () => {
  const [complained, gone, refuses, imported] = ["complained", "gone", "refuses", "imported"].map(aCarefulAddress);
  for (const address of [complained, gone].map(String)) await recordComplaint(address);
  for (const address of [gone, imported].map(String)) await unsubscribeAddress(address, "page");
  for (const mail of ["one", "two", "three"]) await recordRefusal(String(refuses), mail);
  for (const address of [complained, gone, refuses].map(String)) {
    for (const days of [0, 1, 31, 400])
      expect(await mailConfirmation(address, randomUUID(), new Date(Date.now() + days * dayMs))).toBe("done");
    const tagged = address.replace("@", "+tag@");
    expect(await mailConfirmation(tagged, randomUUID())).toBe("done");
    expect([await mailTo(address), await mailTo(tagged)]).toEqual([[], []]);
  }
  expect(await mailConfirmation(String(imported), randomUUID(), new Date(), "import")).toBe("done");
  expect(await mailTo(String(imported))).toEqual([]);
});

test("who has complained at one address of a mailbox is asked at none of it", async () => {
  const mailbox = aCarefulAddress();
  const [complained = "", other = ""] = ["one", "two"].map((tag) => mailbox.replace("@", `+${tag}@`));
  await recordComplaint(complained);
  for (const address of [complained, other, mailbox]) {
    expect(await mailConfirmation(address, randomUUID())).toBe("done");
    expect(await mailTo(address)).toEqual([]);
  }
});

test("who says that it was not them is never asked again, and keeps what they have signed up for themselves", async () => {
  const own = aCarefulAddress();
  const [typed = "", later = ""] = ["typed", "later"].map((tag) => own.replace("@", `+${tag}@`));
  const wanted = await signUpReader(own);
  await confirm(await tokenMailedTo(own));
  const unwanted = await signUpReader(typed);
  const token = await tokenMailedTo(typed);
  for (let nth = 0; nth < 2; nth++)
    expect(await runCallable("confirmSubscription", { token, wasMe: false }, visitorCaller)).toEqual({});
  expect([(await unwanted.get()).exists, mayReceive(await fieldsOf(wanted))]).toEqual([false, true]);
  expect((await refusalOf(confirm(token))).code).toBe("not-found");

  for (const address of [typed, later])
    for (const days of [0, 1, 31, 400])
      expect(await mailConfirmation(address, randomUUID(), new Date(Date.now() + days * dayMs))).toBe("done");
  expect([await mailTo(typed), await mailTo(later)].map(({ length }) => length)).toEqual([1, 0]);
  const forged = runCallable("confirmSubscription", { token: `${token}A`, wasMe: false }, visitorCaller);
  expect((await refusalOf(forged)).details.sentence).toBe(confirmationMessages.badLink);
});

test("an old confirmation brings nobody back who has left since", async () => {
  const address = aCarefulAddress();
  await signUpReader(address);
  const token = await tokenMailedTo(address);
  await confirm(token);
  await unsubscribeAddress(address, "page");
  const { code, details } = await refusalOf(confirm(token));
  expect([code, details.sentence]).toEqual(["not-found", confirmationMessages.gone]);
  expect((await (await suppressionOf(address)).get()).exists).toBe(true);
});

test("a confirmation that is made up, or a link made for leaving, confirms nobody", async () => {
  const address = aCarefulAddress();
  const subscription = await signUpReader(address);
  const token = await tokenMailedTo(address);
  for (const wrong of ["", address, `${token}A`, token.slice(2), encryptToken("unsubscribe", address)]) {
    const { code, details } = await refusalOf(confirm(wrong));
    expect([code, details.sentence]).toEqual(["not-found", confirmationMessages.badLink]);
  }
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);
});

test("anybody may read whether addresses have to be confirmed, and nothing else", async () => {
  const settings = () => runCallable("readSubscriptionSettings", {}, visitorCaller);
  expect(await settings()).toEqual({ asksToConfirm: true });
  process.env.DOUBLE_OPT_IN = "off";
  expect(await settings()).toEqual({ asksToConfirm: false });
  process.env.DOUBLE_OPT_IN = "on";
});

/** Runs with its own limits, on a day that no other test counts on. */
async function onADay(limits: Record<string, string>, run: (day: Date) => Promise<void>): Promise<void> {
  const usual = { ...process.env };
  Object.assign(process.env, limits);
  try {
    await run(new Date(Date.UTC(2040, 0, 1 + Math.floor(Math.random() * 10_000), 12)));
  } finally {
    for (const name of Object.keys(limits)) process.env[name] = usual[name];
  }
}

const sumOfMails = async (addresses: string[]) =>
  (await Promise.all(addresses.map(async (address) => (await mailTo(address)).length))).reduce((sum, one) => sum + one);

test(
  "however many tags somebody adds to an address, its mailbox gets three mails a day",
  { tags: ["heavy"] },
  async () => {
    const mailbox = aCarefulAddress().replace("@northwind", "@mailbox");
    const addresses = Array.from({ length: 100 }, (_, nth) => mailbox.replace("@", `+${nth}@`));
    await onADay({}, async (day) => {
      await Promise.all(addresses.map((address) => mailConfirmation(address, randomUUID(), day)));
      expect(await sumOfMails(addresses)).toBe(3);
      const [first = ""] = addresses;
      const another = first.replace("careful", "another");
      expect(await mailConfirmation(another, randomUUID(), day)).toBe("done");
    });
  },
);

test("a day has so many mails for one domain and so many in all; what is beyond waits for the next, of which it gets half", async () => {
  const to = (domain: string) => aCarefulAddress().replace("northwind", `${domain}-${runId}`);
  const mail = (address: string, day: Date, isFromEarlierDay = false) =>
    mailConfirmation(address, randomUUID(), day, isFromEarlierDay ? "earlier day" : "today");
  const limits = { CONFIRMATION_MAILS_PER_DAY: "6", CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY: "4" };
  await onADay(limits, async (day) => {
    const tomorrow = new Date(Date.parse(day.toISOString().slice(0, 10)) + dayMs);
    const inTurn = async (domains: string[], on: Date, isFromEarlierDay = false) => {
      const outcomes = [];
      for (const domain of domains) outcomes.push(await mail(to(domain), on, isFromEarlierDay));
      return outcomes;
    };
    expect(await inTurn(["one", "one", "one", "one", "one"], day)).toEqual(["done", "done", "done", "done", tomorrow]);
    expect(await inTurn(["two", "two", "two"], day)).toEqual(["done", "done", "used-up"]);

    const late = new Date(tomorrow.getTime() + 60_000);
    const dayAfter = new Date(tomorrow.getTime() + dayMs);
    expect(await inTurn(["one", "one", "one"], late, true)).toEqual(["done", "done", dayAfter]);
    expect(await inTurn(["two", "two"], late, true)).toEqual(["done", "used-up"]);
    expect(await inTurn(["one", "two", "two"], late)).toEqual(["done", "done", "done"]);
  });
});

test(
  "a domain of which no person confirms is asked a few times a day, and each who confirms makes room for four",
  { tags: ["heavy"] },
  async () => {
    const domain = `silent-${randomUUID().slice(0, 6)}.example`;
    const asked: string[] = [];
    const ask = async () => {
      asked.push(`x${asked.length}@a${asked.length}.${domain}`);
      await signUpReader(asked.at(-1) ?? "");
    };
    await onADay({ CONFIRMATION_MAILS_PER_UNCONFIRMED_DOMAIN_PER_DAY: "2" }, async (noon) => {
      vi.useFakeTimers({ now: noon, toFake: ["Date"] });
      for (let nth = 0; nth < 4; nth++) await ask();
      expect(await sumOfMails(asked)).toBe(2);
      await confirm(await tokenMailedTo(asked[0] ?? ""));
      await sweepConfirmations(new Date(Date.now() + 16 * 60_000));
      expect(await sumOfMails(asked)).toBe(4);
      for (let nth = 0; nth < 4; nth++) await ask();
      expect(await sumOfMails(asked)).toBe(6);
    }).finally(() => vi.useRealTimers());
  },
);

/** The client with which the functions speak to the database. */
function firestoreClient() {
  const { v1 } = createRequire(join(projectRoot, "functions", "package.json"))("firebase-admin/firestore") as {
    v1: { FirestoreClient: { prototype: { commit: (...asked: unknown[]) => Promise<unknown> } } };
  };
  return v1.FirestoreClient.prototype;
}

test("while nobody can count, no confirmation mail goes out; it does once somebody can", async () => {
  const address = aCarefulAddress();
  await onADay({}, async (day) => {
    const prototype = firestoreClient();
    const { commit } = prototype;
    const counting = vi.spyOn(prototype, "commit").mockImplementation(function (this: unknown, ...asked: unknown[]) {
      if (JSON.stringify(asked[0]).includes("-confirmations")) return Promise.reject(new Error("unavailable"));
      return commit.apply(this, asked);
    });
    await expect(mailConfirmation(address, "one", day)).rejects.toThrow("unavailable");
    expect(await mailTo(address)).toHaveLength(0);
    counting.mockRestore();
    expect(await mailConfirmation(address, "one", day)).toBe("done");
    expect(await mailTo(address)).toHaveLength(1);
  });
});

test("a subscription whose mail had to wait is asked for on the next day", async () => {
  const address = aCarefulAddress().replace("northwind", `waits-${runId}`);
  process.env.CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY = "0";
  const subscription = await signUpReader(address, 2);
  await sweepConfirmations();
  expect(await mailTo(address)).toHaveLength(0);
  expect(await confirmationOf(subscription)).toHaveProperty("mailDueAt");
  process.env.CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY = "100000";
  await sweepConfirmations();
  expect(await mailTo(address)).toHaveLength(0);
  await sweepConfirmations(new Date(Date.now() + dayMs));
  expect(await mailTo(address)).toHaveLength(1);
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);
});

test("a link confirms for 30 days after its mail, and then says that it has ended", async () => {
  const address = aCarefulAddress();
  const subscription = await signUpReader(address);
  const mailed = (daysAgo: number) => confirmationToken(address, new Date(Date.now() - daysAgo * dayMs));
  for (const attempt of [readConfirmation(mailed(30.1)), confirm(mailed(30.1))]) {
    const { code, details } = await refusalOf(attempt);
    expect([code, details.sentence]).toEqual(["not-found", confirmationMessages.ended]);
  }
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);
  await confirm(mailed(29.9));
  expect(mayReceive(await fieldsOf(subscription))).toBe(true);
});

test("a link never lifts a suppression that is later than its mail; the next one does", async () => {
  const address = aCarefulAddress();
  await signUpReader(address);
  const token = await tokenMailedTo(address);
  await unsubscribeAddress(address, "page");
  const again = await signUpReader(address);
  const { code, details } = await refusalOf(confirm(token));
  expect([code, details.sentence]).toEqual(["not-found", confirmationMessages.left]);
  expect((await (await suppressionOf(address)).get()).exists).toBe(true);
  expect(mayReceive(await fieldsOf(again))).toBe(false);

  await sweepConfirmations(new Date(Date.now() + dayMs));
  const [, second] = await mailTo(address);
  await confirm(/token=([\w-]+)/.exec(second?.text ?? "")?.[1] ?? "");
  expect(mayReceive(await fieldsOf(again))).toBe(true);
  expect((await (await suppressionOf(address)).get()).exists).toBe(false);
});
