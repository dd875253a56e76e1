import { log } from "../log";

/**
 * Runs every step, whatever becomes of the others, and logs each that fails. Throws the first failure in the end, so
 * that the platform runs all of them again: each has to bear that.
 */
export async function runIndependently(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const outcomes = await Promise.allSettled(
    Object.entries(steps).map(async ([name, step]) => {
      try {
        await step();
      } catch (error) {
        log.crashed(name, error);
        throw error;
      }
    }),
  );
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}
