import { expect, test } from "vitest";
import { cutParagraphs } from "./cut-paragraphs";
import { chosenParagraphs, countWords } from "./rank-paragraphs";
import {
  noSources,
  openParagraphs,
  paragraphsByNumber,
  withoutSource,
  withSource,
  withSourceName,
  withStruck,
} from "./source";
import { sentBounds, sourceBounds } from "./source-bounds";

const first = withSource(noSources("c"), { id: "a", name: "Handbook", texts: ["One.", "Two."] });

test("a number is given once, also when its source is gone", () => {
  const second = withSource(withoutSource(first, "a"), { id: "b", name: "Guide", texts: ["Three."] });
  expect([...paragraphsByNumber(second)]).toEqual([[3, "Three."]]);
});

test("what is struck out is not sent, and can still be looked up where a text cites it", () => {
  const struck = withStruck(first, "a", 2, true);
  expect(openParagraphs(struck).map(({ number }) => number)).toEqual([1]);
  expect(paragraphsByNumber(struck).get(2)).toBe("Two.");
  expect(openParagraphs(withStruck(struck, "a", 2, false))).toHaveLength(2);
});

test("a source has a name at any time", () => {
  expect(withSourceName(first, "a", "  ").sources[0]?.name).toBe("Handbook");
  expect(withSourceName(first, "a", ` ${"x".repeat(999)}`).sources[0]?.name).toHaveLength(sourceBounds.name);
});

test.each([
  ["One.\n\nTwo.", ["One.", "Two."]],
  ["# Head\n\nOne.", ["Head – One."]],
  ["One goes\non here.", ["One goes on here."]],
  ["The ware-\nhouse is full.", ["The warehouse is full."]],
  ["- one\n- two", ["- one - two"]],
  ["\u2028\n\n---\n\n  \n", []],
  ["x ".repeat(1200).trim(), ["x ".repeat(750).trim(), "x ".repeat(450).trim()]],
])("%j is cut into its paragraphs", (text, paragraphs) => {
  expect(cutParagraphs(text)).toEqual(paragraphs);
});

test("nothing of a long text is lost, and no paragraph is longer than can be sent", () => {
  const words = Array.from({ length: 3000 }, (_, nth) => `word${nth}${nth % 40 === 39 ? "." : ""}`);
  const cut = cutParagraphs(words.join(" "));
  expect(cut.join(" ")).toBe(words.join(" "));
  expect(Math.max(...cut.map(({ length }) => length))).toBeLessThanOrEqual(sourceBounds.paragraph);
});

const numbered = (texts: readonly string[]) => texts.map((text, nth) => ({ number: nth + 1, text }));

test("words are counted in pieces with a pause behind each, and once", async () => {
  const texts = numbered(Array.from({ length: 60 }, (_, nth) => `Pump ${nth} is counted ahead.`));
  let pauses = 0;
  const pause = () => Promise.resolve(void pauses++);
  await countWords(texts, pause);
  expect(pauses).toBe(3);
  await countWords(numbered(texts.map(({ text }) => text)), pause);
  expect(pauses).toBe(3);
  expect(chosenParagraphs(texts, "Pump 7").map(({ number }) => number)).toContain(8);
});

test("paragraphs are chosen by rare words that they share with what is asked for, in any form of the word", () => {
  const filler = Array.from({ length: 60 }, (_, nth) => `The staff of hall ${nth} meets at work.`);
  const texts = numbered([...filler, "Pumps are oiled each week.", "Forklifts need a licence."]);
  const numbers = chosenParagraphs(texts, "Oiling a pump").map(({ number }) => number);
  expect(numbers).toEqual([61]);
  expect(chosenParagraphs(texts, "Forklift licences at work").map(({ number }) => number)).toContain(62);
});

test("what a text cites already goes along first, and the bounds of a request hold", () => {
  const long = numbered(Array.from({ length: 80 }, (_, nth) => `Pump ${nth} ${"runs ".repeat(200)}`));
  const chosen = chosenParagraphs(long, "pump", new Set([79]));
  expect(chosen.map(({ number }) => number)).toContain(79);
  expect(chosen.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(sentBounds.characters);
  const short = numbered(Array.from({ length: 80 }, () => "Pump."));
  expect(chosenParagraphs(short, "pump")).toHaveLength(sentBounds.paragraphs);
});

test("a topic that shares no word with its source gets the source from its beginning", () => {
  expect(chosenParagraphs(numbered(["Pumpen ölen.", "Leitern prüfen."]), "Safety").map(({ number }) => number)).toEqual(
    [1, 2],
  );
});
