import { expect, test, vi } from "vitest";
import { log } from "./log";
import { failedSteps, runIndependently } from "./independently";

test("a step that fails holds up no other, and the platform hears of its failure when all have run", async () => {
  const ran: string[] = [];
  const logged = vi.spyOn(log, "crashed").mockImplementation(() => undefined);
  const steps = {
    first: () => Promise.reject(new Error("first")),
    second: async () => {
      await Promise.resolve();
      ran.push("second");
    },
    third: () => {
      throw new Error("third");
    },
  };
  await expect(runIndependently(steps)).rejects.toThrow(failedSteps);
  expect(ran).toEqual(["second"]);
  expect(logged.mock.calls.map(([step]) => step).toSorted()).toEqual(["first", "third"]);
  logged.mockRestore();
  await expect(runIndependently({ second: steps.second })).resolves.toBeUndefined();
});
