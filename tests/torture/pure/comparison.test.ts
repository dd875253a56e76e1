// 1,000 pairs of rounds with random answers, compared both ways and each with itself. A sample is among the unit tests.
import { expect, test } from "vitest";
import { comparedRounds } from "../../support/assessment/compared-rounds";

const pairs = 1000;

test(`of ${pairs} pairs of rounds each is the opposite the other way round, and none has moved from itself`, () => {
  const { seed, unlike, movedFromItself, invented, moved } = comparedRounds(pairs);
  process.stdout.write(`seed ${seed}; not the opposite: ${unlike}; moved from itself: ${movedFromItself}; `);
  process.stdout.write(`invented: ${invented} of ${pairs}; ${JSON.stringify(moved)}\n`);
  expect({ unlike, movedFromItself, invented }).toEqual({ unlike: 0, movedFromItself: 0, invented: 0 });
  for (const count of Object.values(moved)) expect(count).toBeGreaterThan(pairs / 2);
});
