// The outbox: each event is first written down in a document whose id is the statement's, and sent later. A sender
// leases a statement by moving its due time. The lease is a precondition on the document's last change, not a
// transaction, so a dead sender holds up no other and its statements are due again by themselves.
import { FieldValue, type Firestore, type QueryDocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import { statementOf, type StatementEvent, type StatementContext } from "../../../src/domain/statements/statements";
import { paths } from "../../../src/domain/kernel/collections";
import { batchSize } from "../queue/backoff";
import { dueAt } from "../queue/due-at";
import { unlessLostRace, unlessThere } from "../firestore/lease";

export interface Outbox {
  database: Firestore;
  now: () => Date;
}

/** A statement that no other process sends until the lease ends. */
export interface LeasedStatement {
  id: string;
  body: string;
  attempts: number;
  /** The document's last change: the proof of the lease. */
  leasedAt: Timestamp;
}

export interface DueStatements {
  leased: LeasedStatement[];
  /** The time at which the next statement is due. */
  next: Date | undefined;
}

/** Longer than any sender works on one batch. */
const leaseMs = 10 * 60_000;

export function outboxIn(database: Firestore): Outbox {
  return { database, now: () => new Date() };
}

/** Writes the statement of an event into the outbox, once, however often it is called. */
export async function recordEvent(
  { database, now }: Outbox,
  event: StatementEvent,
  context: StatementContext,
): Promise<void> {
  const { id, ...statement } = statementOf(event, context);
  const at = now();
  const body = JSON.stringify({ id, ...statement });
  const waiting = { state: "waiting", body, recordedAt: at, dueAt: at, attempts: 0 };
  await unlessThere(database.doc(paths.statement(id)).create(waiting));
}

/**
 * Leases the statements that have been due for longest, fewer the more often the store has failed: in a row by now, or
 * with the first of them, so that a statement that brings the store to its knees is sent alone in the end, even while
 * others are delivered. Nothing leased and no `next`: nothing waits.
 */
export async function leaseDue(outbox: Outbox, failures = 0): Promise<DueStatements> {
  const { database, now } = outbox;
  const waiting = await database
    .collection(paths.statements)
    .where("state", "==", "waiting")
    .orderBy("dueAt")
    .limit(batchSize(failures))
    .get();
  const allDue = waiting.docs.filter((document) => dueAt(document) <= now());
  const [first] = waiting.docs.slice(allDue.length);
  const next = first && dueAt(first);
  if (allDue.length === 0) return { leased: [], next };
  const due = allDue.slice(0, batchSize(allDue[0]?.get("attempts") as number));

  const batch = database.batch();
  const until = new Date(now().getTime() + leaseMs);
  for (const { ref, updateTime } of due) batch.update(ref, { dueAt: until }, { lastUpdateTime: updateTime });
  const written = await unlessLostRace(batch.commit());
  // Another sender has been faster; what it has not leased is for the next round.
  if (!written) return { leased: [], next: now() };
  return { leased: due.flatMap((document, at) => leasedFrom(document, written[at]?.writeTime)), next };
}

function leasedFrom(document: QueryDocumentSnapshot, leasedAt: Timestamp | undefined): LeasedStatement[] {
  if (leasedAt === undefined) return [];
  const { body, attempts } = document.data() as { body: string; attempts: number };
  return [{ id: document.id, body, attempts, leasedAt }];
}

/** Makes all rejected statements wait again, and returns how many they were. */
export async function replayRejected({ database, now }: Outbox): Promise<number> {
  let replayed = 0;
  for (;;) {
    const rejected = await database.collection(paths.statements).where("state", "==", "rejected").limit(200).get();
    if (rejected.empty) return replayed;
    const batch = database.batch();
    const again = { state: "waiting", dueAt: now(), rejectedAt: FieldValue.delete(), reason: FieldValue.delete() };
    for (const { ref, updateTime } of rejected.docs) batch.update(ref, again, { lastUpdateTime: updateTime });
    if (await unlessLostRace(batch.commit())) replayed += rejected.size;
  }
}
