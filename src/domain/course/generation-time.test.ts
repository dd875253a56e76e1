import { expect, test } from "vitest";
import { limits } from "../kernel/project/settings";
import { browserWaitSeconds, functionSeconds, generationSeconds } from "./generation-time";

test("a generation ends before its browser stops waiting, and the browser before the function is ended", () => {
  expect(limits.MODEL_TIMEOUT_SECONDS.to).toBeLessThanOrEqual(generationSeconds);
  expect(generationSeconds + 10).toBeLessThanOrEqual(browserWaitSeconds);
  expect(browserWaitSeconds + 10).toBeLessThanOrEqual(functionSeconds);
  expect([generationSeconds, browserWaitSeconds, functionSeconds]).toEqual([60, 70, 90]);
});
