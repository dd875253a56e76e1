import { expect, test } from "vitest";
import { lixOf, readingLevel } from "./readability";

const sentence = "We look at the load and then we go on to the next one. ";

test("the index is words in a sentence plus the share of long words", () => {
  expect(lixOf(sentence.repeat(10))).toBe(14);
  const long = "Colleagues document responsibilities. ".repeat(20);
  expect(lixOf(long)).toBe(103);
  expect([14, 39, 49, 59, 103].map(readingLevel)).toEqual([
    "very easy",
    "easy",
    "medium",
    "difficult",
    "very difficult",
  ]);
});

test("code, addresses and marks are no words of it", () => {
  const text = sentence.repeat(10);
  const address = "https://northwind.example/incomprehensibilities/unfortunately";
  expect(lixOf(`${text}\n\n\`\`\`\n${"incomprehensibilities ".repeat(30)}\n\`\`\`\n`)).toBe(lixOf(text));
  expect(lixOf(text.replaceAll("load", `[load](${address})`))).toBe(lixOf(text));
});

test.each([
  ["a short text", "One sentence."],
  ["a text without spaces between its words", "荷物を確認してから出発します。".repeat(40)],
])("%s has none", (_, text) => {
  expect(lixOf(text)).toBeUndefined();
});
