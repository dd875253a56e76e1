// A long outage of a learning record store: it is down for an hour, then refuses requests, then loses every fifth
// response and refuses each batch of which it holds a statement, while senders die and triggers report events again.
import { expect } from "vitest";
import { leaseDue } from "../../../functions/src/statements/outbox";
import { anEvent, timeAfter, type RelayEnvironment } from "./relay-environment";
import { idOf } from "./statements";

const unreachableEndpoint = "http://127.0.0.1:9/xapi";
const portionCount = 10;

/** Lets so many events happen, and expects every one of them to be stored once in the end. */
export async function surviveOutage(relay: RelayEnvironment, count: number): Promise<void> {
  const abouts = Array.from({ length: count }, (_, nth) => `event-${nth}`);
  const { endpoint } = relay.config;

  relay.config.endpoint = unreachableEndpoint;
  for (let portion = 0; portion < portionCount; portion++) {
    const size = count / portionCount;
    await recordEvents(relay, abouts.slice(portion * size, (portion + 1) * size));
    await relay.sendUntil(timeAfter((portion + 1) * 6 * 60_000));
    relay.setTime(timeAfter((portion + 1) * 6 * 60_000));
  }
  expect(await relay.stored()).toHaveLength(0);
  expect(await relay.status()).toMatchObject({ waiting: count, delivered: 0, rejected: 0, problem: "unreachable" });

  relay.config.endpoint = endpoint;
  relay.setTime(timeAfter(2 * 3_600_000));
  await leaseDue(relay.outbox); // by a sender that dies
  await relay.setFault({ kind: "status-429", times: 5 });
  await relay.setFault({ kind: "lost-reply", share: 0.2 });
  await relay.setFault({ kind: "known-again", share: 1 });
  await Promise.all([relay.send(), relay.send()]);
  await relay.sendUntil(timeAfter(12 * 3_600_000));
  await relay.clearFaults();
  await recordEvents(relay, abouts.slice(0, count / 10)); // reported once more, long after
  await relay.sendUntil(timeAfter(24 * 3_600_000));

  const stored = (await relay.stored()).map(({ id }) => id);
  expect(stored).toHaveLength(count);
  expect(new Set(stored)).toEqual(new Set(abouts.map((about) => idOf("inquiry sent", about))));
  expect(await relay.status()).toMatchObject({ waiting: 0, delivered: count, rejected: 0, oldestWaitingAt: null });
}

/** Every fifth event is reported twice. */
async function recordEvents(relay: RelayEnvironment, abouts: string[]): Promise<void> {
  const reports = abouts.flatMap((about, nth) => (nth % 5 === 0 ? [about, about] : [about]));
  for (let from = 0; from < reports.length; from += 100) {
    await Promise.all(reports.slice(from, from + 100).map((about) => relay.record(anEvent(about))));
  }
}
