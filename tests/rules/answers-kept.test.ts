// A sample of what tests/torture does at length.
import fc from "fast-check";
import { test } from "vitest";
import { deeds, play } from "../support/answering";
import { answeringPlace } from "../support/answering-place";

const place = answeringPlace("answers-kept");

test("no answer is lost, whatever happens to the tab and its connection", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds(1), { minLength: 40, maxLength: 40 }), (day) => play(place(), 1, day)),
    { numRuns: 5 },
  );
});

test("two tabs lose no field to each other", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds(2), { minLength: 60, maxLength: 60 }), (day) => play(place(), 2, day)),
    { numRuns: 2 },
  );
});
