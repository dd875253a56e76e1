// An environment of its own for sending blasts: a mailing list in a project without triggers, a mail server of its own,
// and a clock that the test sets. The functions' own code sends, with the real Firestore of the suite.
import { randomUUID } from "node:crypto";
import type { BlastContext } from "../../../functions/src/blasts/blast-context";
import type { BlastConfig } from "../../../functions/src/config";
import type { CaughtMail } from "../../../local/stand-ins/mail/mailbox";
import type { Fault } from "../../../local/stand-ins/shared/faults";
import { emptyDatabase } from "../../../local/emulators/empty-database";
import { startMailCatcher } from "../../../local/stand-ins/mail/mail";
import type { UndeliveredMail } from "../../../src/domain/blasts/blast";
import { paths } from "../../../src/domain/kernel/collections";
import { blastProject } from "./blast-clock";
import { runAgainstSuite } from "../suite/in-process";
import { runningSuite } from "../suite/running-suite";

export const blastSettings: BlastConfig = {
  batchSize: 50,
  mailsAtOnce: 10,
  mailsPerSecond: 0,
  connections: 5,
  idempotencyHeader: "",
  leaseMs: 60_000,
};

/** The same header by which the mail catcher recognises a mail. */
export const idempotencyHeader = "Idempotency-Key";

/** The modules have to be loaded after the project is named. */
async function functionModules() {
  runAgainstSuite({ GCLOUD_PROJECT: blastProject });
  const [{ database }, { workOn }, { recordBlast }, { readBlast }, suppression] = await Promise.all([
    import("../../../functions/src/firestore/database"),
    import("../../../functions/src/blasts/worker"),
    import("../../../functions/src/blasts/record-blast"),
    import("../../../functions/src/blasts/stored-blast"),
    import("../../../functions/src/mailing-list/suppression"),
  ]);
  return { database, workOn, recordBlast, readBlast, suppressionOf: suppression.suppressionOf };
}

export type BlastEnvironment = Awaited<ReturnType<typeof aBlastEnvironment>>;

export async function aBlastEnvironment(changes: Partial<BlastConfig> = {}) {
  const { database, workOn, recordBlast, readBlast, suppressionOf } = await functionModules();
  await emptyDatabase(runningSuite().ports.firestore, blastProject);
  const catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  let aheadMs = 0;
  const context: BlastContext = {
    database,
    now: () => new Date(Date.now() + aheadMs),
    mail: { smtpUrl: catcher.smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" },
    settings: { ...blastSettings, ...changes },
  };
  const faults = (init: RequestInit) => fetch(`${catcher.url}/faults`, init);

  const environment = {
    context,
    database,
    smtpUrl: catcher.smtpUrl,
    /** Puts documents on the mailing list, as they are. */
    async subscribe(subscriptions: Record<string, unknown>[]) {
      const writer = database.bulkWriter();
      for (const one of subscriptions) void writer.create(database.collection(paths.emailList).doc(), one);
      await writer.close();
    },
    unsubscribe: async (address: string) => (await suppressionOf(address)).set({ at: new Date(), by: "page" }),
    async createBlast(mail: { subject?: string; message?: string; nameFallback?: string; sendAt?: Date } = {}) {
      const { subject = "News", message = "Dear reader,\n\nthere is news.", ...more } = mail;
      const id = await recordBlast(context, {
        subject,
        message,
        ...more,
        createdBy: "administrator",
        key: randomUUID(),
      });
      if (id === undefined) throw new Error("This blast is there already.");
      return id;
    },
    work: (id: string, more: Partial<BlastContext> = {}) => workOn({ ...context, ...more }, id),
    advanceClock: (ms: number) => {
      aheadMs += ms;
    },
    /** Sets the clock to each time at which the worker wants to run again, until it is done. */
    async workUntilOver(id: string) {
      for (let again = await workOn(context, id); again; again = await workOn(context, id))
        aheadMs += Math.max(0, again.getTime() - context.now().getTime());
    },
    async blast(id: string) {
      const blast = await readBlast(context, id);
      if (!blast) throw new Error("There is no such blast.");
      return blast;
    },
    async undelivered(id: string) {
      const listed = await database.collection(paths.undeliveredMails(id)).get();
      return listed.docs.map((document) => document.data() as Omit<UndeliveredMail, "at">);
    },
    async mails() {
      return (await (await fetch(`${catcher.url}/messages`)).json()) as CaughtMail[];
    },
    async setFault(fault: Fault<string>) {
      const response = await faults({ method: "POST", body: JSON.stringify(fault) });
      if (!response.ok) throw new Error(await response.text());
    },
    close: () => catcher.close(),
  };
  return environment;
}

export function blastReaders(
  count: number,
  prefix = "reader",
): { name: string; businessName: string; email: string }[] {
  return Array.from({ length: count }, (_, nth) => ({
    name: `Reader ${nth}`,
    businessName: "Northwind Logistics",
    email: `${prefix}-${nth}@northwind.example`,
  }));
}

/** Returns the recipients, each as often as they got mail, sorted. */
export function recipientsOf(mails: readonly CaughtMail[]): string[] {
  return mails.flatMap(({ envelope }) => envelope.to).toSorted();
}

export function emailsOf(subscriptions: readonly { email: string }[]): string[] {
  return subscriptions.map(({ email }) => email).toSorted();
}
