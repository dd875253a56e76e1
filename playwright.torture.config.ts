import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config";

/** The heavy journeys, of which `npm test` has a sample. */
export default defineConfig({ ...journeys, testDir: "tests/torture/journeys" });
