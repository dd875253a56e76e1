// The way of the statements from the outbox to the learning record store: batch after batch while the store takes them. When it
// does not, the relay pauses, and then tries with ever fewer statements, so that neither a store that is coming back nor the
// statements behind a bad one are kept from each other.
import type { StoreConfig } from "../config";
import { log } from "../log";
import { deliver } from "./forwarding";
import { leaseDue, type Leased, type Outbox } from "./outbox";
import { settle } from "./record-results";
import { readStanding, refreshStanding } from "./relay-status";
import { post } from "./store";

/** Well below the time-out of the function. */
const worksForMs = 4 * 60_000;

/** Sends what is due, and says when to come again; undefined when nothing waits or there is no store to send it to. */
export async function sendDue(outbox: Outbox, store: StoreConfig): Promise<Date | undefined> {
  if (store.endpoint === "") {
    await refreshStanding(outbox, { problem: "unset" });
    return undefined;
  }
  const again = await sendAll(outbox, store);
  await refreshStanding(outbox);
  return again;
}

async function sendAll(outbox: Outbox, store: StoreConfig): Promise<Date | undefined> {
  const { now } = outbox;
  const until = now().getTime() + worksForMs;
  let { failures, pausedUntil } = await readStanding(outbox);
  if (pausedUntil && pausedUntil > now()) return pausedUntil;

  while (now().getTime() < until) {
    const { leased, next } = await leaseDue(outbox, failures);
    if (leased.length === 0) return next;
    const send = (part: readonly Leased[]) => {
      const bodies = part.map(({ body }) => body);
      return post(bodies, store, now());
    };
    const delivery = await deliver(leased, send, () => now().getTime() < until);
    pausedUntil = (await settle(outbox, delivery, { failures })) ?? null;
    log.statementsSent(delivery.delivered.length, delivery.rejected.length, delivery.trouble?.problem);
    if (pausedUntil) return pausedUntil;
    failures = 0;
  }
  return now();
}
