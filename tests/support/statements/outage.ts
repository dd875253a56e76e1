// A bad day of a learning record store, and everything that happens on it: down for an hour, then short of breath, then losing
// every fifth answer, while senders die and triggers report events again.
import { expect } from "vitest";
import { leaseDue } from "../../../functions/src/statements/outbox";
import { anEvent, later, type Relay } from "./relay";
import { idOf } from "./statements";

const nowhere = "http://127.0.0.1:9/xapi";
const portions = 10;

/** Lets so many events happen, and expects every one of them to be stored once in the end. */
export async function surviveABadDay(relay: Relay, count: number): Promise<void> {
  const abouts = Array.from({ length: count }, (_, nth) => `event-${nth}`);
  const { endpoint } = relay.config;

  relay.config.endpoint = nowhere;
  for (let portion = 0; portion < portions; portion++) {
    const size = count / portions;
    await happen(relay, abouts.slice(portion * size, (portion + 1) * size));
    await relay.sendUntil(later((portion + 1) * 6 * 60_000));
    relay.turnTo(later((portion + 1) * 6 * 60_000));
  }
  expect(await relay.stored()).toHaveLength(0);
  expect(await relay.standing()).toMatchObject({ waiting: count, delivered: 0, rejected: 0, problem: "unreachable" });

  relay.config.endpoint = endpoint;
  relay.turnTo(later(2 * 3_600_000));
  await leaseDue(relay.outbox); // by a sender that dies
  await relay.strike({ kind: "status-429", times: 5 });
  await relay.strike({ kind: "lost-reply", share: 0.2 });
  await Promise.all([relay.send(), relay.send()]);
  await relay.sendUntil(later(12 * 3_600_000));
  await relay.calm();
  await happen(relay, abouts.slice(0, count / 10)); // reported once more, long after
  await relay.sendUntil(later(24 * 3_600_000));

  const stored = (await relay.stored()).map(({ id }) => id);
  expect(stored).toHaveLength(count);
  expect(new Set(stored)).toEqual(new Set(abouts.map((about) => idOf("inquiry sent", about))));
  expect(await relay.standing()).toMatchObject({ waiting: 0, delivered: count, rejected: 0, oldestWaitingAt: null });
}

/** Every fifth event is reported twice. */
async function happen(relay: Relay, abouts: string[]): Promise<void> {
  const reports = abouts.flatMap((about, nth) => (nth % 5 === 0 ? [about, about] : [about]));
  for (let from = 0; from < reports.length; from += 100) {
    await Promise.all(reports.slice(from, from + 100).map((about) => relay.happen(anEvent(about))));
  }
}
