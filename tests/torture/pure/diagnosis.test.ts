// Plans for 2,000 random sets of answers, every other one behind a round before, each soundly and with each of the
// stand-in's faults: a pressing gap left out, a gap trained that training does not solve, an open gap called closed, a
// closed one that presses still, and one without a word that it is still open. One that is trained after a decision is
// none of them. A sample is among the unit tests.
import { expect, test } from "vitest";
import { diagnosedPlans } from "../../support/assessment/diagnosed-plans";

const sets = 2000;

test(`of ${sets} plans against the diagnosis each is found, and of ${sets} sound ones none`, () => {
  const { seed, falseAlarms, faults, decidedFirst } = diagnosedPlans(sets);
  process.stdout.write(`seed ${seed}; false alarms: ${falseAlarms} of ${sets}\n`);
  for (const [fault, { planted, found }] of Object.entries(faults)) {
    process.stdout.write(`${fault}, found: ${found} of ${planted}\n`);
    expect(planted).toBeGreaterThan(sets / 4);
    expect(found).toBe(planted);
  }
  process.stdout.write(`trained after a decision, found: ${decidedFirst.found} of ${decidedFirst.planted}\n`);
  expect(decidedFirst.planted).toBeGreaterThan(sets / 4);
  expect(decidedFirst.found).toBe(0);
  expect(falseAlarms).toBe(0);
});
