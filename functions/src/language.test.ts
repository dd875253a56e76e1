import { expect, test } from "vitest";
import { inLanguage, inReadersLanguage, pageLanguageOf, readersLanguage } from "./language";

const english = { hello: "Hello", all: ["one", "two"] };
const german = { hello: "Hallo", all: ["eins", "zwei", "drei"] };
const chosen = inReadersLanguage({ en: english, de: german }, "words");
const list = inReadersLanguage({ en: english.all, de: german.all }, "list");
const say = inReadersLanguage({ en: (name: string) => `Hello ${name}`, de: (name: string) => `Hallo ${name}` }, "say");

test("a value is at each use the one of the reader's language, also after a wait and within another language", async () => {
  expect([chosen.hello, say("you"), list.length]).toEqual(["Hello", "Hello you", 2]);
  await inLanguage("de", async () => {
    await Promise.resolve();
    expect([chosen, list, say("you")]).toEqual([german, german.all, "Hallo you"]);
    expect([{ ...chosen }, [...list], Array.isArray(list)]).toEqual([german, german.all, true]);
    expect([JSON.stringify(list), list.map((one) => one[0])]).toEqual([JSON.stringify(german.all), ["e", "z", "d"]]);
    expect(inLanguage("en", () => chosen.hello)).toBe("Hello");
  });
  expect(readersLanguage()).toBe("en");
});

test("a text by itself is the same in each, or refused", () => {
  expect(inReadersLanguage({ en: "id", de: "id" }, "name")).toBe("id");
  expect(() => inReadersLanguage({ en: "Plan", de: "Bildungsplan" }, "title of words.ts")).toThrow("title of words.ts");
});

test.each([
  [{ pageLanguage: "de" }, "de"],
  [{ pageLanguage: "fr" }, "en"],
  [{ pageLanguage: ["de"] }, "en"],
  [{}, "en"],
  [null, "en"],
])("%j comes from a page in %s", (data, language) => {
  expect(pageLanguageOf(data)).toBe(language);
});
