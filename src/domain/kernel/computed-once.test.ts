import { expect, test } from "vitest";
import { onceForEach, onceForLast } from "./computed-once";

test("an object's result is computed once, and another object's for itself", () => {
  const asked: object[] = [];
  const compute = onceForEach((given: { size: number }) => {
    asked.push(given);
    return given.size;
  });
  const [small, large] = [{ size: 1 }, { size: 2 }];
  expect([compute(small), compute(large), compute(small), compute({ ...small })]).toEqual([1, 2, 1, 1]);
  expect(asked).toEqual([small, large, small]);
});

test("a text's result is computed again only after another text", () => {
  const asked: string[] = [];
  const compute = onceForLast((text) => {
    asked.push(text);
    return text.length;
  });
  expect(["a", "a", "bc", "a", ""].map(compute)).toEqual([1, 1, 2, 1, 0]);
  expect(asked).toEqual(["a", "bc", "a", ""]);
});
