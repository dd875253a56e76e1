import { expect, test } from "vitest";
import { diagnosedPlans } from "../../../tests/support/assessment/diagnosed-plans";

test("whatever was answered, a plan against the diagnosis is found and a sound one is not", { timeout: 30_000 }, () => {
  const { seed, falseAlarms, ignored, trained } = diagnosedPlans(100);
  expect(falseAlarms, `seed ${seed}`).toBe(0);
  for (const { planted, found } of [ignored, trained]) {
    expect(planted).toBeGreaterThan(75);
    expect(found, `seed ${seed}`).toBe(planted);
  }
});
