import { expect, test } from "vitest";
import {
  sourcePartsOf,
  sourcesHere,
  sourcesIn,
  withAddedHere,
  withSourcesHere,
  type SourceParts,
} from "./kept-sources";
import {
  noSources,
  withoutSource,
  withSource,
  withSourceKept,
  withSourceName,
  withStruck,
  type CourseSources,
} from "./source";
import { keptBounds, sourceBounds } from "./source-bounds";

const handbook = withSource(noSources("c"), { id: "a", name: "Handbook", texts: ["Oil it.", "Secret.", "Stop it."] });
const both = withSource(handbook, { id: "b", name: "Guide", texts: ["12 pumps."] });

function stored(sources: CourseSources, before: SourceParts = new Map()): SourceParts {
  const parts = sourcePartsOf(sources, before);
  if (!parts) throw new Error("There is room for these.");
  return parts;
}

test("what is stored is read as it was, in the order in which it came", () => {
  expect(sourcesIn("c", { next: both.next, parts: stored(both) })).toEqual(both);
});

test("what is struck out is nowhere in what is stored, and this browser puts it in its place again", () => {
  const struck = withStruck(both, "a", 2, true);
  const parts = stored(struck, stored(both));
  expect(JSON.stringify([...parts])).not.toContain("Secret");
  const kept = sourcesIn("c", { next: both.next, parts });
  expect(kept.sources[0]?.paragraphs.map(({ number }) => number)).toEqual([1, 3]);
  expect(withSourcesHere(kept, sourcesHere(struck))).toEqual(struck);
});

test("a source that is struck out as a whole is not stored, not even its name", () => {
  const struck = withStruck(both, "b", 4, true);
  const parts = stored(struck, stored(both));
  expect(JSON.stringify([...parts])).not.toContain("Guide");
  expect(withSourcesHere(sourcesIn("c", { next: 5, parts }), sourcesHere(struck))).toEqual(struck);
});

test("what only this browser has is shown as struck out, and nothing is shown twice", () => {
  const kept = sourcesIn("c", { next: 4, parts: stored(handbook) });
  const shown = withSourcesHere(kept, both);
  expect(shown.next).toBe(5);
  expect(shown.sources.flatMap(({ paragraphs }) => paragraphs)).toEqual([
    ...handbook.sources.flatMap(({ paragraphs }) => paragraphs),
    { number: 4, text: "12 pumps.", isStruck: true },
  ]);
});

const sentence = "x".repeat(sourceBounds.paragraph - 1);
const long = withSource(noSources("c"), { id: "l", name: "Long", texts: Array.from({ length: 1333 }, () => sentence) });

test("the longest source goes in parts below a mebibyte, and a change writes one of them", () => {
  const parts = stored(long);
  expect(parts.size).toBe(21);
  for (const { paragraphs } of parts.values()) {
    expect(paragraphs.length).toBeLessThanOrEqual(keptBounds.characters);
    expect(3 * paragraphs.length).toBeLessThan(1_048_576);
  }
  const changed = (after: SourceParts) =>
    [...after].filter(([id, part]) => part.paragraphs !== parts.get(id)?.paragraphs).length;
  const struck = withStruck(long, "l", 700, true);
  const after = stored(struck, parts);
  expect(changed(after)).toBe(1);
  expect(sourcesIn("c", { next: long.next, parts: stored(long, after) })).toEqual(long);
});

test("a fourth of the longest sources finds no room, and a removed one leaves its room", () => {
  const others = Array.from({ length: 2 }, (_, nth) => `m${nth}`);
  const three = others.reduce((all, id) => withSource(all, { id, name: id, texts: texts(900) }), long);
  const parts = stored(three);
  const four = withSource(three, { id: "n", name: "n", texts: texts(900) });
  expect(sourcePartsOf(four, parts)).toBeUndefined();
  const fewer = withoutSource(four, "l");
  expect(sourcesIn("c", { next: four.next, parts: stored(fewer, stored(withoutSource(three, "l"), parts)) })).toEqual(
    fewer,
  );
});

function texts(count: number): string[] {
  return Array.from({ length: count }, () => sentence);
}

test("a name is stored without what hides in it, and text without half characters and line breaks", () => {
  const odd = withSource(noSources("c"), { id: "a", name: "Hand\u202Ebook", texts: ["Half \uD83D and\nmore."] });
  expect([...stored(odd).values()]).toEqual([
    { source: "a", name: "Hand book", paragraphs: "1 Half \uFFFD and more." },
  ]);
});

test("a new name is written into the parts that have it", () => {
  const parts = stored(withSourceName(both, "a", "Book"), stored(both));
  expect([...parts.values()].map(({ name }) => name)).toEqual(["Book", "Guide"]);
});

const added = withSource(handbook, { id: "b", name: "Guide", texts: ["Secret, too.", "12 pumps."], isHere: true });

test("a source that is not to be kept yet is not stored, and only its numbers are given", () => {
  const parts = stored(added, stored(handbook));
  expect([...parts.values()]).toEqual([...stored(handbook).values()]);
  const kept = sourcesIn("c", { next: added.next, parts });
  expect(withSourcesHere(kept, sourcesHere(added))).toEqual(added);
});

test("what was struck out before a source is kept is never stored", () => {
  const kept = withSourceKept(withStruck(added, "b", 4, true), "b");
  const parts = stored(kept, stored(handbook));
  expect(JSON.stringify([...parts])).not.toContain("too");
  expect(withSourcesHere(sourcesIn("c", { next: kept.next, parts }), sourcesHere(kept))).toEqual(kept);
});

test("until a change has arrived the browser has what it had, and what the change takes out there", () => {
  const here = sourcesHere(added);
  const struck = sourcesHere(withStruck(withSourceKept(added, "b"), "a", 2, true));
  const between = withAddedHere(here, struck);
  const before = sourcesIn("c", { next: added.next, parts: stored(handbook) });
  expect(withSourcesHere(before, between)).toEqual(added);
  const arrived = sourcesIn("c", { next: added.next, parts: stored(withStruck(handbook, "a", 2, true)) });
  expect(withSourcesHere(arrived, between)).toEqual(withStruck(added, "a", 2, true));
});
