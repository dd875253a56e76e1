import { FieldValue } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import type { RelayStatusDocument } from "../../../src/domain/statements/outbox-statement";
import { paths } from "../../../src/domain/kernel/collections";
import { retention } from "../../../src/domain/operation/retention";
import { unlessLostRace } from "../firestore/lease";
import { backoffMs } from "../queue/backoff";
import type { ForwardingResult, StoreOutage } from "./forwarding";
import type { Outbox } from "./outbox";

/** A trigger may report an event again for a day; the document that refuses it is kept for much longer. */
const retentionMs = retention.statements.keptFor * dayMs;

/**
 * Records the results of a batch, in one commit with the numbers. Records nothing if the leases have run out: the
 * statements are sent once more, and the store knows them by their ids. Returns the time until which to pause.
 */
export async function recordResults(
  { database, now }: Outbox,
  { delivered, rejected, remaining, outage }: ForwardingResult,
  { failures }: Pick<RelayStatusDocument, "failures">,
): Promise<Date | undefined> {
  const at = now();
  const after = (ms: number) => new Date(at.getTime() + ms);
  const pausedUntil = outage && after(relayPauseMs(outage, failures + 1));
  const document = (id: string) => database.doc(paths.statement(id));
  const batch = database.batch();

  for (const { id, leasedAt } of delivered) {
    const fields = {
      state: "delivered",
      deliveredAt: at,
      expiresAt: after(retentionMs),
      attempts: FieldValue.increment(1),
    };
    batch.update(document(id), fields, { lastUpdateTime: leasedAt });
  }
  for (const { statement, reason } of rejected) {
    const fields = { state: "rejected", rejectedAt: at, reason, attempts: FieldValue.increment(1) };
    batch.update(document(statement.id), fields, { lastUpdateTime: statement.leasedAt });
  }
  for (const { id, attempts, leasedAt } of remaining) {
    // A statement that brings the store to its knees must not be the first of every batch, so each has its own pause.
    const own = after(backoffMs(attempts + 1));
    const dueAt = pausedUntil && pausedUntil > own ? pausedUntil : own;
    batch.update(document(id), { dueAt, attempts: attempts + 1 }, { lastUpdateTime: leasedAt });
  }
  const status = {
    delivered: FieldValue.increment(delivered.length),
    failures: outage ? failures + 1 : 0,
    pausedUntil: pausedUntil ?? null,
    problem: outage?.problem ?? null,
  };
  batch.set(database.doc(paths.relayStatus), status, { merge: true });
  await unlessLostRace(batch.commit());
  return pausedUntil;
}

function relayPauseMs({ retryAfterMs = 0 }: StoreOutage, failures: number): number {
  return Math.max(retryAfterMs, backoffMs(failures));
}
