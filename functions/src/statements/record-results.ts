import { FieldValue } from "firebase-admin/firestore";
import type { StatementStanding } from "../../../src/domain/statements/outbox-statement";
import { paths } from "../../../src/domain/kernel/collections";
import { isLostRace } from "../firestore/database-errors";
import { backoffMs } from "../queue/backoff";
import type { Delivery, Trouble } from "./forwarding";
import type { Outbox } from "./outbox";

/** A trigger may report an event again for a day; the document that refuses it is kept for much longer. */
const keptMs = 90 * 24 * 60 * 60_000;

/**
 * Writes down what became of a batch, in one commit with the numbers. Should the leases have run out meanwhile, nothing is
 * written: the statements are sent once more, and the store knows them by their ids. Returns until when to pause.
 */
export async function settle(
  { database, now }: Outbox,
  { delivered, rejected, left, trouble }: Delivery,
  { failures }: Pick<StatementStanding, "failures">,
): Promise<Date | undefined> {
  const at = now();
  const after = (ms: number) => new Date(at.getTime() + ms);
  const pausedUntil = trouble && after(pauseMs(trouble, failures + 1));
  const document = (id: string) => database.doc(paths.statement(id));
  const batch = database.batch();

  for (const { id, leasedAt } of delivered) {
    const fields = { state: "delivered", deliveredAt: at, expiresAt: after(keptMs), attempts: FieldValue.increment(1) };
    batch.update(document(id), fields, { lastUpdateTime: leasedAt });
  }
  for (const { statement, reason } of rejected) {
    const fields = { state: "rejected", rejectedAt: at, reason, attempts: FieldValue.increment(1) };
    batch.update(document(statement.id), fields, { lastUpdateTime: statement.leasedAt });
  }
  for (const { id, attempts, leasedAt } of left) {
    // One that brings the store to its knees must not be the first of every batch, so each has a pause of its own.
    const own = after(backoffMs(attempts + 1));
    const dueAt = pausedUntil && pausedUntil > own ? pausedUntil : own;
    batch.update(document(id), { dueAt, attempts: attempts + 1 }, { lastUpdateTime: leasedAt });
  }
  const standing = {
    delivered: FieldValue.increment(delivered.length),
    failures: trouble ? failures + 1 : 0,
    pausedUntil: pausedUntil ?? null,
    problem: trouble?.problem ?? null,
  };
  batch.set(database.doc(paths.statementStanding), standing, { merge: true });

  try {
    await batch.commit();
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
  return pausedUntil;
}

function pauseMs({ retryAfterMs = 0 }: Trouble, failures: number): number {
  return Math.max(retryAfterMs, backoffMs(failures));
}
