import { expect, test } from "vitest";
import { readMixtures } from "../../../../../tests/support/course/mixed-questions";

test("200 mixtures of forms have the key that is laid down, or none", () => {
  // A reader that finds no key at all would pass otherwise. 10,000 are among the heavy proofs.
  expect(readMixtures(200)).toBeGreaterThan(0.9);
});
