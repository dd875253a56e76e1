import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startMailCatcher } from "../../../../local/stand-ins/mail/mail";
import type { CaughtMail } from "../../../../local/stand-ins/mail/mailbox";
import { startRecordStore } from "../../../../local/stand-ins/record-store/record-store";
import { mailFailures } from "../../../../src/domain/kernel/failures/mail-problems";
import { paths } from "../../../../src/domain/kernel/collections";
import type { BlastContext } from "../../../../functions/src/blasts/blast-context";
import { recordBlast } from "../../../../functions/src/blasts/record-blast";
import { workOn } from "../../../../functions/src/blasts/worker";
import { database } from "../../../../functions/src/firestore/database";
import { recordMailEnd } from "../../../../functions/src/mail/mail-health";
import { recordEvent } from "../../../../functions/src/statements/outbox";
import { sendDueStatements } from "../../../../functions/src/statements/relay";
import { blastReaders, blastSettings } from "../../blasts/blast-environment";
import { surviveKills } from "../../blasts/blast-kills";
import { mailTo } from "../../shared/mail";
import { everythingIn, testStatementContext } from "../../statements/statements";
import { runCallable } from "../../suite/in-process-call";
import { clearFaults, setFault } from "../../suite/stand-ins";
import { hour, minute, writeSoundState, type Fault } from "./fault";

const away = "smtp://127.0.0.1:9";
const storeAway = "http://127.0.0.1:9/xapi";
const recipientEmail = `asks-${randomUUID()}@northwind.example`;

async function reply(): Promise<string> {
  const request = { recipientEmail, subject: "Your question", message: "Yes, we do." };
  const { error = "" } = await runCallable<{ error?: string }>("sendEmailReply", request);
  return error;
}

/** One mail more than before has arrived. */
async function mendReply(): Promise<number> {
  const before = (await mailTo(recipientEmail)).length;
  const error = await reply();
  return error === "" && (await mailTo(recipientEmail)).length === before + 1 ? 0 : 1;
}

const readers = blastReaders(60);
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let blast = "";
let aheadMs = 0;

function context(changes: Partial<BlastContext> = {}, smtpUrl = catcher.smtpUrl): BlastContext {
  const mail = { smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" };
  return { database, now: () => new Date(Date.now() + aheadMs), mail, settings: blastSettings, ...changes };
}

async function beginBlast(): Promise<void> {
  catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  aheadMs = 0;
  for (const reader of readers) await database.doc(paths.subscription(reader.email)).set(reader);
  const id = await recordBlast(context(), { subject: "News", message: "News.", createdBy: "i", key: randomUUID() });
  blast = id ?? "";
}

/** Lets the blast end; counts who is neither reached nor listed, and who got two mails. */
async function mendBlast(): Promise<number> {
  for (let again = await workOn(context(), blast); again; again = await workOn(context(), blast))
    aheadMs += Math.max(0, again.getTime() - Date.now() - aheadMs);
  const mails = (await (await fetch(`${catcher.url}/messages`)).json()) as CaughtMail[];
  await catcher.close();
  const received = mails.flatMap(({ envelope }) => envelope.to);
  const listed = (await undelivered()).map(({ address }) => address);
  const twice = received.length - new Set(received).size;
  return readers.filter(({ email }) => !received.includes(email) && !listed.includes(email)).length + twice;
}

async function undelivered(): Promise<{ address: string }[]> {
  const { docs } = await database.collection(paths.undeliveredMails(blast)).get();
  return docs.map((document) => document.data() as { address: string });
}

const slowMails = () => fetch(`${catcher.url}/faults`, { method: "POST", body: '{"kind":"slow","share":1}' });
const quickMails = () => fetch(`${catcher.url}/faults`, { method: "DELETE" });

const events = Array.from({ length: 300 }, (_, nth) => `asked-${nth}`);

function storeAt(endpoint: string) {
  return { endpoint, username: "waymark", password: "waymark", version: "1.0.3" as const, timeoutMs: 10_000 };
}

async function strikeStore(): Promise<void> {
  const outbox = { database, now: () => new Date() };
  for (let from = 0; from < events.length; from += 50)
    await Promise.all(
      events
        .slice(from, from + 50)
        .map((about) => recordEvent(outbox, { kind: "inquiry sent", about, at: new Date() }, testStatementContext)),
    );
  await sendDueStatements(outbox, storeAt(storeAway));
}

/** Counts the statements that did not arrive, or came twice. */
async function mendStore(): Promise<number> {
  const store = await startRecordStore({ port: 0 });
  let ahead = 2 * hour;
  const now = () => new Date(Date.now() + ahead);
  const send = () => sendDueStatements({ database, now }, storeAt(`${store.url}/xapi`));
  for (let again = await send(); again; again = await send()) ahead += Math.max(0, again.getTime() - now().getTime());
  const stored = await everythingIn(store.url);
  await store.close();
  for (const { ref } of (await database.collection(paths.statements).get()).docs) await ref.delete();
  return Math.abs(events.length - stored.length) + (stored.length - new Set(stored.map(({ id }) => id)).size);
}

export const mailFaults: Readonly<Record<string, Fault>> = {
  "the mail server has said “later” to all for ten minutes": {
    strike: async () => {
      await setFault("mail", { kind: "reject-4xx", match: recipientEmail, times: 99 });
      await recordMailEnd("later", new Date(Date.now() - 11 * minute));
      return reply();
    },
    told: mailFailures.later,
    health: ["mail", 0],
    mend: async () => {
      await clearFaults("mail", recipientEmail);
      return mendReply();
    },
  },
  "the mail server cannot be reached": {
    strike: async () => {
      process.env.FORMER_SMTP_URL = process.env.SMTP_URL;
      process.env.SMTP_URL = away;
      return reply();
    },
    told: mailFailures.unreachable,
    health: ["mail", 0],
    mend: async () => {
      process.env.SMTP_URL = process.env.FORMER_SMTP_URL;
      return mendReply();
    },
  },
  "the sender of a blast is killed": {
    strike: async () => {
      await surviveKills({ recipients: 200, kills: 1, seed: 43 }); // refuses a lost or a second mail by itself
      await writeSoundState(); // it begins with an empty database
      return "";
    },
    told: "",
    mend: () => Promise.resolve(0),
  },
  "the clock of a sender is a day ahead": {
    strike: async () => {
      await beginBlast();
      await slowMails();
      const right = workOn(context(), blast);
      await pause(1500);
      await workOn(context({ now: () => new Date(Date.now() + 24 * hour) }), blast);
      await quickMails();
      await right;
      return "";
    },
    told: "",
    mend: mendBlast,
  },
  "the queue stands still": {
    strike: async () => {
      await beginBlast();
      return "";
    },
    told: "",
    health: ["blasts", 30],
    mend: mendBlast,
  },
  "the record store is away": {
    strike: async () => {
      await strikeStore();
      return "";
    },
    told: "",
    health: ["outbox", 60],
    mend: mendStore,
  },
  "the record store and the mail server are away together": {
    strike: async () => {
      await strikeStore();
      await beginBlast();
      await workOn(context({}, away), blast);
      const { problem } = (await database.doc(paths.blast(blast)).get()).data() as {
        problem: keyof typeof mailFailures;
      };
      return mailFailures[problem];
    },
    told: mailFailures.unreachable,
    health: ["outbox", 60],
    mend: async () => (await mendStore()) + (await mendBlast()),
  },
};
