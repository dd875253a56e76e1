// Plans for 2,000 random sets of answers, each as the stand-in writes it soundly, with a pressing gap left out, and
// with a gap trained that training does not solve. A sample is among the unit tests.
import { expect, test } from "vitest";
import { diagnosedPlans } from "../support/assessment/diagnosed-plans";

const sets = 2000;

test(`of ${sets} plans against the diagnosis each is found, and of ${sets} sound ones none`, () => {
  const { seed, falseAlarms, ignored, trained } = diagnosedPlans(sets);
  process.stdout.write(`seed ${seed}; false alarms: ${falseAlarms} of ${sets}; `);
  process.stdout.write(`gaps left out, found: ${ignored.found} of ${ignored.planted}; `);
  process.stdout.write(`gaps trained anyway, found: ${trained.found} of ${trained.planted}\n`);
  expect(falseAlarms).toBe(0);
  for (const { planted, found } of [ignored, trained]) {
    expect(planted).toBeGreaterThan(sets * 0.9);
    expect(found).toBe(planted);
  }
});
