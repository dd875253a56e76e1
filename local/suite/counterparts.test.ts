import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { counterpartLines, counterparts } from "./counterparts";

test("a line for each counterpart says that it is here, or how it would be", () => {
  const [here, gone] = [
    { title: "pandoc", tests: "pandoc", missing: () => undefined },
    { title: "Postfix", tests: "postfix", missing: () => "postfix not found: apt-get install postfix" },
  ];
  expect(counterpartLines([here, gone])).toEqual([
    "pandoc: is here.",
    "Postfix: is not tried. postfix not found: apt-get install postfix.",
  ]);
});

test.each(counterparts.map(({ tests }) => tests))("%s has its tests", (tests) => {
  expect(existsSync(new URL(`../../tests/counterparts/${tests}.test.ts`, import.meta.url))).toBe(true);
});
