import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { PlannerFigures } from "./planner-process";

const run = promisify(execFile);

/** Half of what `sendBlasts` has, and the heap that Node chooses there: a larger one is collected later. */
const mostMiB = 256;

/** Takes over a plan in the middle of a list and expects everybody else in it once, and the memory to suffice. */
export async function planWithinMemory(subscriptions: number): Promise<PlannerFigures> {
  const script = [
    `--max-old-space-size=${mostMiB}`,
    "--import",
    "tsx",
    "tests/support/blasts/planner-process.ts",
    String(subscriptions),
  ];
  const { stdout } = await run(process.execPath, script, { maxBuffer: 16 * 1024 * 1024 });
  const figures = JSON.parse(/^figures (.*)$/m.exec(stdout)?.[1] ?? stdout) as PlannerFigures;
  // Of the second half every tenth has been in a batch before, in other capitals.
  expect(figures.planned).toBe((subscriptions / 2) * 0.9);
  expect(figures.peakMiB).toBeLessThanOrEqual(mostMiB);
  return figures;
}
