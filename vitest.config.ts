import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { coursePlayer } from "./local/build/course-player.ts";

/** Draws what is random by WAYMARK_SEED, where it is set. */
const seedSetup = "tests/support/shared/seed-setup.ts";
/** What the functions and the tests ask the database makes its indexes necessary (`npm run check:indexes`). */
const queryRecorder = "local/checks/indexes/record-queries.mjs";

// `unit` and `screen` need nothing running, and their files share what a worker has loaded, as those of `rules` do: none
// mocks a module or keeps state. Those of `callables` share its packages only (in-process-setup.ts). `rules` and
// `callables` need the suite that `npm test` starts, and share it: each file works with names, addresses, marks for faults
// or a project of its own.
export default defineConfig({
  test: {
    tags: [{ name: "heavy", description: "left to `npm run torture`; `npm test` holds a lighter one of its kind" }],
    projects: [
      {
        plugins: [coursePlayer()],
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "functions/src/**/*.test.ts", "local/**/*.test.ts"],
          setupFiles: [seedSetup],
          environment: "node",
          isolate: false,
          pool: "threads",
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react(), coursePlayer()],
        test: {
          name: "screen",
          include: ["src/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: [seedSetup, "tests/support/shared/screen-setup.ts"],
          isolate: false,
          pool: "threads",
          maxWorkers: 2,
          // After the units, where both are run: a worker that changes between them loads all anew. An option of
          // `sequence` on the command line replaces this.
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "rules",
          include: ["tests/rules/**/*.test.ts", "tests/mutation/mutants.test.ts"],
          setupFiles: [seedSetup, queryRecorder],
          environment: "node",
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "callables",
          include: ["tests/callables/**/*.test.ts"],
          setupFiles: [seedSetup, queryRecorder, "tests/support/suite/in-process-setup.ts"],
          environment: "node",
          isolate: false,
          maxWorkers: 2,
          maxConcurrency: 10,
          // As the journeys: once more where a change is judged on a machine of unknown speed.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 45_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // `npm run rules:mutate`; the project above holds a small sample.
        test: {
          name: "mutants",
          include: ["tests/mutation/every-mutant.test.ts"],
          environment: "node",
          testTimeout: 90 * 60_000,
        },
      },
      {
        // Heavy proofs, run by `npm run torture` only; the projects above hold a small sample of each.
        plugins: [coursePlayer()],
        test: {
          name: "torture",
          include: ["tests/torture/**/*.test.ts"],
          exclude: ["tests/torture/pure/**"],
          setupFiles: [seedSetup, "tests/support/suite/in-process-setup.ts"],
          environment: "node",
          fileParallelism: false,
          testTimeout: 20 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // `npm run counterparts`: what others have installed on this machine.
        test: {
          name: "counterparts",
          include: ["tests/counterparts/**/*.test.ts"],
          environment: "node",
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Those that need nothing running.
        plugins: [coursePlayer()],
        test: {
          name: "pure torture",
          include: ["tests/torture/pure/**/*.test.ts"],
          setupFiles: [seedSetup],
          environment: "node",
          fileParallelism: false,
          testTimeout: 20 * 60_000,
        },
      },
    ],
  },
});
