import { expect, test } from "vitest";
import { diagnosedPlans } from "../../../tests/support/assessment/diagnosed-plans";

test("whatever was answered, a plan against the diagnosis is found and a sound one is not", { timeout: 30_000 }, () => {
  const { seed, falseAlarms, faults, decidedFirst } = diagnosedPlans(100);
  expect(falseAlarms, `seed ${seed}`).toBe(0);
  expect(decidedFirst.planted, `seed ${seed}`).toBeGreaterThan(20);
  expect(decidedFirst.found, `seed ${seed}`).toBe(0);
  for (const [fault, { planted, found }] of Object.entries(faults)) {
    expect(planted, `${fault}, seed ${seed}`).toBeGreaterThan(20);
    expect(found, `${fault}, seed ${seed}`).toBe(planted);
  }
});
