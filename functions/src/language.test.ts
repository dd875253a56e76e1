import { expect, test } from "vitest";
import { languages, type Language } from "../../src/domain/kernel/language";
import { inLanguage, inReadersLanguage, pageLanguageOf, readersLanguage } from "./language";

const english = { hello: "Hello", all: ["one", "two"] };
const german = { hello: "Hallo", all: ["eins", "zwei", "drei"] };
/** Every other language says what English says. */
const inAll = <Said>(en: Said, de: Said) =>
  ({ ...Object.fromEntries(languages.map((language) => [language, en])), de }) as Record<Language, Said>;
const chosen = inReadersLanguage(inAll(english, german), "words");
const list = inReadersLanguage(inAll(english.all, german.all), "list");
const say = inReadersLanguage(
  inAll(
    (name: string) => `Hello ${name}`,
    (name) => `Hallo ${name}`,
  ),
  "say",
);

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
  expect(inReadersLanguage(inAll("id", "id"), "name")).toBe("id");
  expect(() => inReadersLanguage(inAll("Plan", "Bildungsplan"), "title of words.ts")).toThrow("title of words.ts");
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
