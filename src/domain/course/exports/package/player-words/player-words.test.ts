import { expect, test } from "vitest";
import { usualLanguages, languageTag } from "../../../languages";
import { playerEnglish } from "./english";
import { directionOf, playerWords } from "./player-words";

const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([mark]) => mark).sort();

test("every language says all there is to say, with the same numbers in it", () => {
  let translated = 0;
  for (const name of usualLanguages()) {
    const { language, words } = playerWords(languageTag(name));
    if (language !== "en") translated++;
    for (const [key, text] of Object.entries(playerEnglish) as [keyof typeof playerEnglish, string][]) {
      expect(words[key].trim(), `${name} ${key}`).not.toBe("");
      expect(placeholders(words[key]), `${name} ${key}`).toEqual(placeholders(text));
    }
  }
  expect(translated).toBe(9);
});

test("a language that we have no words for is met in English, and a variety of one in its words", () => {
  expect(playerWords("pl")).toEqual({ language: "en", words: playerEnglish });
  expect(playerWords(undefined)).toEqual({ language: "en", words: playerEnglish });
  expect(playerWords("pt-BR").words.next).toBe("Seguinte");
  expect([directionOf("ar"), directionOf("he"), directionOf("fa"), directionOf("de")]).toEqual([
    "rtl",
    "rtl",
    "rtl",
    "ltr",
  ]);
});
