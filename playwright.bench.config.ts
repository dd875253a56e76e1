import { defineConfig } from "@playwright/test";
import { journeys } from "./playwright.config";
import { findBrowser } from "./tests/support/suite/browser";

// One worker, so that nothing of ours runs beside what is measured, and the browser as people have it.
export default defineConfig({
  ...journeys,
  testDir: "tests/bench",
  workers: 1,
  fullyParallel: false,
  use: { ...journeys.use, trace: "off", launchOptions: await findBrowser() },
});
