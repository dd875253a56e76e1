import { defineConfig } from "@playwright/test";
import { heavyTag, inEngines, journeys, ofFirefoxAlone } from "./playwright.config";

/** The heavy journeys, of which `npm test` has a sample. */
export default defineConfig({
  ...journeys,
  testDir: "tests",
  grepInvert: [],
  projects: [
    { name: "e2e", testDir: "tests/e2e", grep: heavyTag },
    { name: "engines", testDir: inEngines, testIgnore: ofFirefoxAlone },
    { name: "torture", testDir: "tests/torture/journeys" },
  ],
});
