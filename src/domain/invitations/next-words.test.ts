import { expect, test } from "vitest";
import { nextWords } from "./next-words";

const businesses = (count: number) => Array.from({ length: count }, (_, nth) => `Northwind ${nth + 1}`);

test("who is reminded is named, and of very many the first eight and the number of the others", () => {
  expect(nextWords.remindAllQuestion(businesses(2))).toContain("Northwind 1 and Northwind 2.");
  expect(nextWords.remindAllQuestion(businesses(9))).toContain("Northwind 9.");
  expect(nextWords.remindAllQuestion(businesses(63))).toMatch(/Northwind 8, and 55 more\.$/);
});
