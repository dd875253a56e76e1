import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { engineNames, findEngine } from "./local/suite/engines";
import { findBrowser } from "./tests/support/suite/browser";
import type { EngineChoice } from "./tests/support/engines/start-engine";
import { runningSuite } from "./tests/support/suite/running-suite";

/** What `npm test` leaves to `npm run torture -- journeys`: a lighter test of `npm test` is about the same. */
export const heavyTag = /@heavy/;

const browser = await findBrowser();
/** A page is open for seconds: to compile its scripts a second and a third time takes longer than it saves. */
const shortLived = ["--js-flags=--no-opt --no-maglev"];

// Three workers for two cores, for journeys wait as much as they compute. They run at the same time and share one suite:
// each works with names of its own. Where a change is judged on a machine of unknown speed (`.ci/run`), what failed is
// tried once more, and told as flaky.
export const journeys: PlaywrightTestConfig<object, EngineChoice> = {
  testDir: "tests/e2e",
  outputDir: "test-results",
  grepInvert: heavyTag,
  fullyParallel: true,
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${runningSuite().ports.hosting}`,
    launchOptions: { ...browser, args: [...browser.args, ...shortLived] },
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
  },
};

export const inEngines = "tests/e2e/engines";
/** Only Firefox can be told to refuse site data. */
export const ofFirefoxAlone = "**/refused-site-data.spec.ts";

// Another engine takes one of the workers, for one process serves all its journeys: first, so that they are not last.
// WebKit takes three times as long as Chromium: a slow machine needs more than 45 seconds for some of its journeys.
export default defineConfig<object, EngineChoice>({
  ...journeys,
  projects: [
    ...engineNames.filter(findEngine).map((engine) => ({
      name: engine,
      testDir: inEngines,
      testIgnore: engine === "firefox" ? [] : [ofFirefoxAlone],
      workers: 1,
      timeout: 120_000,
      use: { engine },
    })),
    { name: "chromium", testIgnore: `${inEngines}/**` },
  ],
});
