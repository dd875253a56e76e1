import { expect, test } from "vitest";
import { sharedLoad } from "./shared-load";

test("two that load at once share one load, and a load after a failure tries again", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve("ready")];
  let loads = 0;
  const load = sharedLoad(() => answers[loads++] ?? Promise.reject(new Error("loaded too often")));
  const first = await Promise.allSettled([load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([load(), load()])).toEqual(["ready", "ready"]);
  expect(loads).toBe(2);
});
