import { expect, test } from "vitest";
import { surviveKills } from "../support/blast-kills";

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
