import { expect, test } from "vitest";
import { mapTexts } from "./map-texts";
import { cutAtWord, wellFormed, withPlainLineBreaks } from "./texts";

test.each([
  ["the first half of an emoji", "Well done \ud83d", "Well done \ufffd"],
  ["the second half of one", "\ude00 first", "\ufffd first"],
  ["two halves in the wrong order", "\ude00\ud83d", "\ufffd\ufffd"],
  ["whole emoji, with joiners", "👩‍🏫 and 😀", "👩‍🏫 and 😀"],
])("%s", (_, text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});

test("the separators of Unicode become line breaks, and nothing else does", () => {
  expect(withPlainLineBreaks("one\u2028two\u2029three\u0085four\r\n")).toBe("one\ntwo\nthree\u0085four\r\n");
});

test("every text of a value is changed, and the rest of it stays", () => {
  const value = { text: "a", list: ["b", 1, null, { deep: "c" }], isTrue: true, nothing: undefined };
  expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({
    text: "A",
    list: ["B", 1, null, { deep: "C" }],
    isTrue: true,
    nothing: undefined,
  });
});

test("a beginning ends with a whole word, and with a part of its sentence if one ends near", () => {
  expect(cutAtWord("Short.", 20)).toBe("Short.");
  expect(cutAtWord("One two, three four", 12)).toBe("One two …");
  expect(cutAtWord("They settle it in one meeting, and write it on a page.", 46)).toBe(
    "They settle it in one meeting …",
  );
  expect(cutAtWord("Soon, they settle it in one meeting and write it on a page.", 46)).toBe(
    "Soon, they settle it in one meeting and …",
  );
});
