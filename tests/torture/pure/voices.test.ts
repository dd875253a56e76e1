// 10,000 rounds of voices, a quarter of each size, against adversaries who know ever more. A sample is among the unit
// tests.
import { expect, test } from "vitest";
import {
  advantageIn,
  guessedRounds,
  placesOfSentences,
  randomFrom,
  sizes,
  tableOf,
} from "../../support/assessment/voices-adversary";
import { seedOfRun } from "../../support/shared/seed";

const rounds = 10_000;

test(
  `in ${rounds} rounds nothing that can be read tells more of a voice than what is shown`,
  { timeout: 900_000 },
  () => {
    const rows = guessedRounds(rounds / sizes.length, randomFrom(seedOfRun()), 8);
    const { ruledOut, compared } = advantageIn(rows);
    process.stdout.write(
      `${tableOf(rows)}\nworlds compared: ${compared}; ruled out by more than what is shown: ${ruledOut}\n`,
    );
    expect(ruledOut).toBe(0);
    expect(compared).toBeGreaterThan(rounds);
  },
);

test("in 10,000 rounds the first sentence stands at each place as often as at another", () => {
  const places = placesOfSentences(10_000, randomFrom(seedOfRun()));
  process.stdout.write(`${places.join(", ")}\n`);
  const usual = 10_000 / places.length;
  const distance = places.reduce((sum, count) => sum + (count - usual) ** 2 / usual, 0);
  expect(distance).toBeLessThan(29.9); // 7 degrees of freedom, 1 in 10,000
});
