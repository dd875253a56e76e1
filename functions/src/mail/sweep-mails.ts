import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

const mailsPerSweep = 100;

/** Of mails in a row that may not go out: the others would not either. */
const tooManyFailures = 3;

/** Sends what is due among documents that keep the state of a mail; `sendAgain` answers why one did not go out. */
export async function sweepDueMails(
  documents: Query,
  now: Date,
  sendAgain: (document: QueryDocumentSnapshot, now: Date) => Promise<string | undefined>,
): Promise<void> {
  const due = await documents.where("mailDueAt", "<=", now).orderBy("mailDueAt").limit(mailsPerSweep).get();
  let failures = 0;
  for (const document of due.docs) {
    const problem = await sendAgain(document, now);
    failures = problem === undefined ? 0 : failures + 1;
    if (failures >= tooManyFailures) return;
  }
}
