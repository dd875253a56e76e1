import { expect, test } from "vitest";
import { languageTag, nameInEnglish, usualLanguages } from "./languages";

test.each([
  ["German", "de"],
  [" german ", "de"],
  ["Deutsch", "de"],
  ["de", "de"],
  ["Arabic", "ar"],
  ["Brazilian Portuguese", "pt-BR"],
  ["Norwegian", "nb"],
  ["Chinese", "zh-Hans"],
])("“%s” is the language %s", (wish, tag) => {
  expect(languageTag(wish)).toBe(tag);
});

test.each(["", "Plain English for sailors", "Klingon", "constructor", "german and french"])(
  "“%s” stays text and is no language that is known",
  (wish) => {
    expect(languageTag(wish)).toBeUndefined();
  },
);

test("each of the usual languages leads to a tag that names it again, and none is there twice", () => {
  const names = usualLanguages();
  expect(names.map((name) => nameInEnglish(languageTag(name) ?? ""))).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["English", "German", "Spanish", "Hebrew"]));
});
