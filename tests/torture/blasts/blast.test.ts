import { expect, test } from "vitest";
import { surviveKills } from "../../support/blasts/blast-kills";
import { aBlastEnvironment, emailsOf, blastReaders, recipientsOf } from "../../support/blasts/blast-environment";
import { planWithinMemory } from "../../support/blasts/planner-memory";

const seeds = Array.from({ length: 10 }, (_, nth) => nth + 1);

test.each(seeds)("1,000 recipients, a failing mail server and 3 killed senders: seed %i", async (seed) => {
  const began = Date.now();
  const ended = await surviveKills({ recipients: 1000, kills: 3, seed });
  process.stdout.write(`  seed ${seed}: ${JSON.stringify({ ...ended, ms: Date.now() - began })}\n`);
  expect(ended.sent).toBeGreaterThan(600);
});

test.each(seeds)("the same with a mail server that recognises mails is 1,000 mails: seed %i", async (seed) => {
  const began = Date.now();
  const ended = await surviveKills({ recipients: 1000, kills: 3, seed, idempotent: true });
  process.stdout.write(`  seed ${seed}: ${JSON.stringify({ ...ended, ms: Date.now() - began })}\n`);
  expect(ended).toEqual({ sent: 1000, failed: 0, uncertain: 0, uncertainArrived: 0 });
});

test("10,000 subscriptions, a third of them the same in other capitals or with spaces, are one mail an address", async () => {
  const environment = await aBlastEnvironment({ batchSize: 250 });
  const readers = blastReaders(6667);
  const repeated = readers.slice(0, 3333).map((one, nth) => ({
    ...one,
    email: [one.email.toUpperCase(), ` ${one.email}`, `${one.email}\t`, one.email][nth % 4],
  }));
  await environment.subscribe([...readers, ...repeated]);
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  expect(recipientsOf(await environment.mails())).toEqual(emailsOf(readers));
  expect(await environment.blast(id)).toMatchObject({ recipients: 6667, counts: { planned: 6667, sent: 6667 } });
  await environment.close();
});

test("a planner that takes over in the middle of 1,000,000 subscriptions needs at most half of its function's memory", async () => {
  process.stdout.write(`  ${JSON.stringify(await planWithinMemory(1_000_000))}\n`);
});
