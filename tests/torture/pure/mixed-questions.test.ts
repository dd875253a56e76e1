// Questions in 10,000 random mixtures of the forms in which models write them. A sample is among the unit tests.
import { expect, test } from "vitest";
import { dealMixtures } from "../../support/course/dealt-questions";
import { readMixtures } from "../../support/course/mixed-questions";

test("10,000 mixtures of forms have the key that is laid down, or none", () => {
  const found = readMixtures(10_000);
  process.stdout.write(`keys found: ${(found * 100).toFixed(1)} %\n`);
  expect(found).toBeGreaterThan(0.9);
}, 300_000);

test("2,000 mixtures of forms have the same right option where the server has dealt its place", async () => {
  const changed = await dealMixtures(2_000);
  process.stdout.write(`texts changed: ${(changed * 100).toFixed(1)} %\n`);
  expect(changed).toBeGreaterThan(0.2);
}, 300_000);
