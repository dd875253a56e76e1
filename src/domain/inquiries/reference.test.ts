import { expect, test } from "vitest";
import { hasWords, searchWordsOf, wordToAskFor } from "../kernel/search-words";
import { textsOfInquiry } from "./inquiry";
import { referenceOf, withReference } from "./reference";

const id = "aBc123defGHIjkLMnoPQ";

test("a reference is the beginning of the id, also of one with other characters", () => {
  expect(referenceOf(id)).toBe("#ABC123");
  expect(referenceOf("a-1_b")).toBe("#A1B");
});

test("a subject gets its reference once", () => {
  const subject = withReference("Reply to your inquiry", id);
  expect(subject).toBe("Reply to your inquiry [#ABC123]");
  expect(withReference(`Re: ${subject}`, id)).toBe(`Re: ${subject}`);
});

test.each(["[#ABC123]", "#abc123", "abc"])("an inquiry is found by %s", (typed) => {
  const texts = textsOfInquiry({ taskName: "one two ".repeat(30), message: "Do you train?" }, id);
  expect(searchWordsOf(texts)).toContain(wordToAskFor(typed));
  expect(hasWords(texts, typed)).toBe(true);
});
