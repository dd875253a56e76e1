// Brings the statements from the outbox to the learning record store: batch after batch while the store takes them.
// When it does not, the relay pauses, and then tries with ever fewer statements, so that neither a store that is coming
// back nor the statements behind a bad one are kept from each other.
import type { StoreConfig } from "../config";
import { log } from "../log";
import { forwardBatch } from "./forwarding";
import { leaseDue, type LeasedStatement, type Outbox } from "./outbox";
import { recordResults } from "./record-results";
import { readRelayStatus, refreshRelayStatus } from "./relay-status";
import { postStatements } from "./store";

/** Well below the time-out of the function. */
const relayRunMs = 4 * 60_000;

/** Sends what is due, and says when to come again; undefined when nothing waits or there is no store to send it to. */
export async function sendDueStatements(outbox: Outbox, store: StoreConfig): Promise<Date | undefined> {
  if (store.endpoint === "") {
    await refreshRelayStatus(outbox, { problem: "unset" });
    return undefined;
  }
  const again = await sendAll(outbox, store);
  await refreshRelayStatus(outbox);
  return again;
}

async function sendAll(outbox: Outbox, store: StoreConfig): Promise<Date | undefined> {
  const { now } = outbox;
  const until = now().getTime() + relayRunMs;
  let { failures, pausedUntil } = await readRelayStatus(outbox);
  if (pausedUntil && pausedUntil > now()) return pausedUntil;

  while (now().getTime() < until) {
    const { leased, next } = await leaseDue(outbox, failures);
    if (leased.length === 0) return next;
    const send = (part: readonly LeasedStatement[]) => {
      const bodies = part.map(({ body }) => body);
      return postStatements(bodies, store, now());
    };
    const result = await forwardBatch(leased, send, () => now().getTime() < until);
    pausedUntil = (await recordResults(outbox, result, { failures })) ?? null;
    log.statementsSent(result.delivered.length, result.rejected.length, result.outage?.problem);
    if (pausedUntil) return pausedUntil;
    failures = 0;
  }
  return now();
}
