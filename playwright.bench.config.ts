import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

// One worker, so that nothing of ours runs beside what is measured.
export default defineConfig({
  ...journeys,
  testDir: "tests/bench",
  workers: 1,
  fullyParallel: false,
  use: { ...journeys.use, trace: "off" },
});
