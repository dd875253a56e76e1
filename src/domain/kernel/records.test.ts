import { expect, test } from "vitest";
import { canonicalText } from "./records";

test("two times are two texts, and the same time is the same one", () => {
  const at = (time: number) => canonicalText({ at: new Date(time) });
  expect(at(1)).not.toBe(at(2));
  expect(at(1)).toBe(at(1));
});
