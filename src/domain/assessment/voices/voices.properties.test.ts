import { expect, test } from "vitest";
import {
  advantageIn,
  guessedRounds,
  placesOfSentences,
  randomFrom,
} from "../../../../tests/support/assessment/voices-adversary";
import { seedOfRun } from "../../../../tests/support/shared/seed";

test("nothing that can be read of a round tells more of a voice than what is shown", () => {
  const { ruledOut, compared } = advantageIn(guessedRounds(4, randomFrom(seedOfRun()), 4));
  expect(ruledOut).toBe(0);
  expect(compared).toBeGreaterThan(100);
});

test("the first sentence stands at any place in the end", () => {
  const places = placesOfSentences(800, randomFrom(seedOfRun()));
  for (const count of places) expect(count).toBeGreaterThan(50);
});
