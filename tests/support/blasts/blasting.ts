// A place of its own for sending blasts: a mailing list in a project that no trigger watches, a mail server of its own, and a clock
// that the test turns. What sends is the functions' own code with the real Firestore of the suite.
import { randomUUID } from "node:crypto";
import type { BlastContext } from "../../../functions/src/blasts/context";
import type { BlastConfig } from "../../../functions/src/config";
import type { Mail } from "../../../local/stand-ins/mail/mailbox";
import { startMailCatcher } from "../../../local/stand-ins/mail/mail-catcher";
import type { BlastTrouble } from "../../../src/domain/blasts/blast";
import { paths } from "../../../src/domain/kernel/collections";
import { blastProject } from "./blast-clock";
import { runAgainstSuite } from "../suite/in-process";
import type { Fault } from "../suite/stand-ins";
import { theSuite } from "../suite/suite";

export const settings: BlastConfig = {
  batchSize: 50,
  batchesAtOnce: 1,
  mailsPerSecond: 0,
  connections: 5,
  idempotencyHeader: "",
  leaseMs: 60_000,
};

/** The same header by which the mail catcher recognises a mail. */
export const idempotencyHeader = "Idempotency-Key";

/** The modules have to be loaded after the project is named. */
async function modules() {
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

export type Blasting = Awaited<ReturnType<typeof aBlasting>>;

export async function aBlasting(changes: Partial<BlastConfig> = {}) {
  const { database, workOn, recordBlast, readBlast, suppressionOf } = await modules();
  const documents = `emulator/v1/projects/${blastProject}/databases/(default)/documents`;
  await fetch(`http://127.0.0.1:${theSuite().ports.firestore}/${documents}`, { method: "DELETE" });
  const catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  let ahead = 0;
  const engine: BlastContext = {
    database,
    now: () => new Date(Date.now() + ahead),
    mail: { smtpUrl: catcher.smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" },
    settings: { ...settings, ...changes },
  };
  const faults = (init: RequestInit) => fetch(`${catcher.url}/faults`, init);

  const place = {
    engine,
    database,
    smtpUrl: catcher.smtpUrl,
    /** Puts documents on the mailing list, as they are. */
    async subscribe(subscriptions: Record<string, unknown>[]) {
      const writer = database.bulkWriter();
      for (const one of subscriptions) void writer.create(database.collection(paths.emailList).doc(), one);
      await writer.close();
    },
    leave: (address: string) => suppressionOf(address).set({ at: new Date() }),
    async begin(mail: { subject?: string; message?: string } = {}) {
      const { subject = "News", message = "Dear reader,\n\nthere is news." } = mail;
      const id = await recordBlast(engine, { subject, message, createdBy: "administrator", key: randomUUID() });
      if (id === undefined) throw new Error("This blast is there already.");
      return id;
    },
    work: (id: string) => workOn(engine, id),
    turn: (ms: number) => {
      ahead += ms;
    },
    /** Turns the clock to each time at which the worker wants to come again, until it wants no more. */
    async workUntilOver(id: string) {
      for (let again = await workOn(engine, id); again; again = await workOn(engine, id))
        ahead += Math.max(0, again.getTime() - engine.now().getTime());
    },
    async blast(id: string) {
      const blast = await readBlast(engine, id);
      if (!blast) throw new Error("There is no such blast.");
      return blast;
    },
    async troubles(id: string) {
      const listed = await database.collection(paths.blastTroubles(id)).get();
      return listed.docs.map((document) => document.data() as Omit<BlastTrouble, "at">);
    },
    async mails() {
      return (await (await fetch(`${catcher.url}/messages`)).json()) as Mail[];
    },
    async strike(fault: Fault & { seed?: number }) {
      const response = await faults({ method: "POST", body: JSON.stringify(fault) });
      if (!response.ok) throw new Error(await response.text());
    },
    calm: () => faults({ method: "DELETE" }),
    close: () => catcher.close(),
  };
  return place;
}

export function people(count: number, prefix = "reader"): { name: string; businessName: string; email: string }[] {
  return Array.from({ length: count }, (_, nth) => ({
    name: `Reader ${nth}`,
    businessName: "Northwind Logistics",
    email: `${prefix}-${nth}@northwind.example`,
  }));
}

/** Who got mail, each as often as they got it, sorted. */
export function receivers(mails: readonly Mail[]): string[] {
  return mails.flatMap(({ envelope }) => envelope.to).toSorted();
}

export function emailsOf(subscriptions: readonly { email: string }[]): string[] {
  return subscriptions.map(({ email }) => email).toSorted();
}
