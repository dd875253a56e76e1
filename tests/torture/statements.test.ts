import { expect, test } from "vitest";
import { aRelayEnvironment } from "../support/statements/relay-environment";
import { surviveOutage } from "../support/statements/outage";

test("of 5,000 events on a store's bad day none is lost and none is stored twice", async () => {
  const relay = await aRelayEnvironment();
  await surviveOutage(relay, 5000);
  await relay.close();
});

test("of 1,000 statements with 20 bad ones in between, 980 are stored and 20 can be replayed", async () => {
  const relay = await aRelayEnvironment();
  const happened = Array.from({ length: 1000 }, (_, nth) => (nth % 50 === 7 ? `bad-${nth}` : `good-${nth}`));
  await Promise.all(happened.map((about) => relay.record({ kind: "inquiry sent", about, at: relay.outbox.now() })));
  await relay.setFault({ kind: "reject-one", match: "/bad-", times: 100_000 });
  await relay.send();
  expect(await relay.status()).toMatchObject({ delivered: 980, rejected: 20, waiting: 0 });
  await relay.clearFaults();
  expect(await relay.replay()).toBe(20);
  await relay.send();
  expect(await relay.status()).toMatchObject({ delivered: 1000, rejected: 0, waiting: 0 });
  expect(await relay.stored()).toHaveLength(1000);
  await relay.close();
});
