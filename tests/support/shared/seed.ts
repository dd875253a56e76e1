import { onTestFailed } from "vitest";

/** The seed of a random test: WAYMARK_SEED, or another one each time, which is told where the test fails. */
export function seedOfRun(): number {
  const seed = Number(process.env.WAYMARK_SEED ?? Date.now() % 1_000_000);
  onTestFailed(() => void process.stdout.write(`  WAYMARK_SEED=${seed} draws the same again.\n`));
  return seed;
}
