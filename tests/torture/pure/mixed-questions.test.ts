// Questions in 10,000 random mixtures of the forms in which models write them. A sample is among the unit tests.
import { expect, test } from "vitest";
import { readMixtures } from "../../support/course/mixed-questions";

test("10,000 mixtures of forms have the key that is laid down, or none", () => {
  const found = readMixtures(10_000);
  process.stdout.write(`keys found: ${(found * 100).toFixed(1)} %\n`);
  expect(found).toBeGreaterThan(0.9);
}, 300_000);
