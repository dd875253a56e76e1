import fc from "fast-check";
import { expect, test } from "vitest";
import { hasWords, searchBounds, searchWordsOf, wordToAskFor, foldedWords } from "./search-words";

test.each([
  ["capitals and accents", "Señor MÜLLER, Čapek", ["senor", "muller", "capek"]],
  ["letters of full width, and ligatures", "Ｎｏｒｔｈ ﬁnance", ["north", "finance"]],
  ["a letter with two small forms", "Straße ΟΔΟΣ", ["strasse", "οδοσ"]],
  [
    "the parts of an address",
    "ines.weber+news@north-wind.example",
    ["ines", "weber", "news", "north", "wind", "example"],
  ],
  ["the same word twice", "Train the trainer, train again", ["train", "the", "trainer", "again"]],
  ["a script without spaces", "研修会", ["研修", "修会"]],
  ["nothing but marks", " -- ! \ud800", []],
])("the words of a text: %s", (_, text, words) => {
  expect(foldedWords(text)).toEqual(words);
});

test("what is no text has no words", () => {
  expect(searchWordsOf({ short: [7, undefined, null, { name: "Ines" }], long: 3 })).toEqual([]);
});

test("a document is found by the beginnings of its short texts, and by the whole words of its long one", () => {
  const words = searchWordsOf({ short: ["Ines"], long: "Shift leaders" });
  expect(words).toEqual(["in", "ine", "ines", "leaders", "shift"]);
});

test("of a very long message only the first words are kept, and of a very long word its first letters", () => {
  const long = Array.from({ length: 5000 }, (_, nth) => `word${nth}`).join(" ");
  const words = searchWordsOf({ short: ["n".repeat(200)], long });
  expect(words).toContain(`word${searchBounds.longWords - 1}`);
  expect(words).not.toContain(`word${searchBounds.longWords}`);
  expect(words).toContain("n".repeat(searchBounds.letters));
  expect(Math.max(...words.map((word) => Array.from(word).length))).toBe(searchBounds.letters);
});

test.each([
  ["leaders", "leaders"],
  ["north logis", "north"],
  ["do you train", "train"],
  ["training of shift lea", "training"],
  [" !", undefined],
])("“%s” asks the database for “%s”", (search, asked) => {
  expect(wordToAskFor(search)).toBe(asked);
});

const word = fc.constantFrom("Ines", "Weber", "Northwind", "shift", "leaders", "Straße", "研修会", "a", "e-mail");
const texts = fc.record({
  short: fc.array(
    fc.array(word, { maxLength: 4 }).map((words) => words.join(" ")),
    { maxLength: 3 },
  ),
  long: fc.array(word, { maxLength: 12 }).map((words) => words.join(", ")),
});

test("whoever is found by the words is also found by the database, whole words and all", () => {
  fc.assert(
    fc.property(texts, fc.array(word, { minLength: 1, maxLength: 3 }), (found, sought) => {
      const search = sought.join(" ");
      if (!hasWords(found, search)) return;
      const isWhole = foldedWords(search).every((one) =>
        [...found.short, found.long].flatMap(foldedWords).includes(one),
      );
      if (isWhole) expect(searchWordsOf(found)).toContain(wordToAskFor(search));
    }),
  );
});

test("the words of a document are as many as the rules let it have, whatever its texts are", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), fc.string({ maxLength: 5000 }), (short, long) => {
      const words = searchWordsOf({ short: [short, short.toUpperCase(), long], long });
      const { shortWords, longWords, letters } = searchBounds;
      expect(words.length).toBeLessThanOrEqual(shortWords * (letters - 1) + longWords);
    }),
  );
});

test("the last word may be a beginning, those before it may not", () => {
  const about = { short: ["Ines Weber"], long: "Do you train shift leaders?" };
  expect(hasWords(about, "shift lead")).toBe(true);
  expect(hasWords(about, "shi leaders")).toBe(false);
  expect(hasWords(about, "INÉS train")).toBe(true);
  expect(hasWords(about, "nobody")).toBe(false);
});
