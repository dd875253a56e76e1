import { Timestamp, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { hourMs } from "../../../src/domain/kernel/durations";
import { unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { recordUnreadableMail } from "./mail-health";

/** Of mails in a row that may not go out: the others would not either. */
const tooManyFailures = 3;

interface DueMails {
  /** The documents that wait for a mail, and the field that says since when. */
  documents: Query;
  dueAt: string;
  /** How many one sweep takes on. */
  most: number;
  /** Sends the mail of one of them; answers whether those after it may go out as well. */
  send: (document: QueryDocumentSnapshot) => Promise<boolean>;
}

/** Sends the mails that are due, those first that have waited for longest. Throws in the end what was out of reach. */
export async function sweepMails({ documents, dueAt, most, send }: DueMails, now: Date): Promise<void> {
  const due = await documents.where(dueAt, "<=", now).orderBy(dueAt).limit(most).get();
  const outages: unknown[] = [];
  let failures = 0;
  for (const document of due.docs) {
    const goesOn = await send(document).catch(async (error: unknown) => {
      if (isOutage(error)) outages.push(error);
      else await setAside(document, dueAt, now, error);
      return !isOutage(error);
    });
    failures = goesOn ? 0 : failures + 1;
    if (failures >= tooManyFailures) break;
  }
  for (const outage of outages) throw outage;
}

/** What the database, the accounts or the network answers has a code; what stands in a document gives an error none. */
function isOutage(error: unknown): boolean {
  return (error as { code?: unknown }).code !== undefined;
}

/** A document that cannot be read lets the others pass for an hour, and is told. */
async function setAside({ ref, updateTime }: QueryDocumentSnapshot, dueAt: string, now: Date, error: unknown) {
  log.unreadable(ref.path, error);
  const later = { [dueAt]: Timestamp.fromMillis(now.getTime() + hourMs) };
  await unlessLostRace(ref.update(later, { lastUpdateTime: updateTime }));
  await recordUnreadableMail(now);
}
