import { expect, test } from "vitest";
import { truncateWords } from "./truncate-words";

test.each([
  ["the middle of a word", "to explain it in the", 19, "to explain it in"],
  ["the end of a word", "to explain it in the", 16, "to explain it in"],
  ["white space", "to explain it \n in the", 15, "to explain it"],
  ["a text without any white space", "Donaudampfschifffahrt", 5, "Donau"],
  ["a text that begins with its only white space", "\n Donaudampfschifffahrt", 7, "\n Donau"],
])("a text is cut at whole words where the limit falls into %s", (_, text, most, expected) => {
  expect(truncateWords(text, most)).toBe(expected);
});
