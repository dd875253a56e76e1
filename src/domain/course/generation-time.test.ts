import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browserWaitSeconds, functionSeconds, generationSeconds } from "./generation-time";

const settings = readFileSync(join(import.meta.dirname, "..", "..", "..", "functions", ".env"), "utf8");

test("a generation ends before its browser stops waiting, and the browser before the function is ended", () => {
  const configured = Number(/^MODEL_TIMEOUT_SECONDS=(\d+)$/m.exec(settings)?.[1]);
  expect(configured).toBeLessThanOrEqual(generationSeconds);
  expect(generationSeconds + 10).toBeLessThanOrEqual(browserWaitSeconds);
  expect(browserWaitSeconds + 10).toBeLessThanOrEqual(functionSeconds);
  expect([generationSeconds, browserWaitSeconds, functionSeconds]).toEqual([60, 70, 90]);
});
