import { expect, test } from "vitest";
import { anyMark, modulesOfWords, readModules, sentencePairs } from "../../tests/support/languages/catalogues";

/** Values whose place in both languages is the same. */
const valuesOf = (sentence: string) => [...new Set(sentence.match(anyMark))].toSorted().join("");

test("both catalogues say every sentence with the same values", async () => {
  const pairs = await sentencePairs();
  expect(pairs.length).toBeGreaterThan(1500);
  const other = pairs.filter(({ english, german }) => valuesOf(english) !== valuesOf(german));
  expect(other).toEqual([]);
});

test("a twin exports what its English module does", async () => {
  for (const path of modulesOfWords()) {
    const [english, german] = await readModules(path);
    expect.soft(Object.keys(german).toSorted(), path).toEqual(Object.keys(english).toSorted());
  }
});
