import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

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

/** Sends the mails that are due, those first that have waited for longest. */
export async function sweepMails({ documents, dueAt, most, send }: DueMails, now: Date): Promise<void> {
  const due = await documents.where(dueAt, "<=", now).orderBy(dueAt).limit(most).get();
  let failures = 0;
  for (const document of due.docs) {
    failures = (await send(document)) ? 0 : failures + 1;
    if (failures >= tooManyFailures) return;
  }
}
