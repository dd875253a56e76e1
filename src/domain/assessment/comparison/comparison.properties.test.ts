import { expect, test } from "vitest";
import { comparedRounds } from "../../../../tests/support/assessment/compared-rounds";

test("whatever was answered, the other way round is the opposite, and equal answers have not moved", () => {
  const { seed, unlike, movedFromItself, invented, moved } = comparedRounds(100);
  expect({ unlike, movedFromItself, invented }, `seed ${seed}`).toEqual({ unlike: 0, movedFromItself: 0, invented: 0 });
  for (const [movement, count] of Object.entries(moved)) expect(count, `${movement}, seed ${seed}`).toBeGreaterThan(50);
});
