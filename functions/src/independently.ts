import { log } from "./log";

/** All that the platform is told. It logs what is thrown as a whole, and libraries quote addresses in their errors. */
export const failedSteps = "steps failed";

/**
 * Runs every step, also after failures of others, and logs each failure. Throws in the end after any failure, so that
 * the platform runs all of them again: each step has to bear that.
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
  if (outcomes.some(({ status }) => status === "rejected")) throw new Error(failedSteps);
}
