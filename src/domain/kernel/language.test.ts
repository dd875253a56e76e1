import { expect, test } from "vitest";
import { addressIn, defaultLanguage, languageFrom, languages, pathWithoutLanguage } from "./language";

test("an address of another language begins with it, and leads back", () => {
  for (const path of ["/", "/privacy", "/shared/abc"]) {
    expect(addressIn("en", path)).toBe(path);
    const german = addressIn("de", path);
    expect(german).toMatch(/^\/de(?=\/|$)/);
    expect(pathWithoutLanguage(german)).toBe(path);
  }
  expect(addressIn("de", "/?subject=half-an-hour#inquiry")).toBe("/de?subject=half-an-hour#inquiry");
  expect(addressIn("de", "/")).toBe("/de");
  expect(languages.map((language) => addressIn(language, ""))).toEqual(["", "/de"]);
  expect(pathWithoutLanguage("/design")).toBe("/design");
  expect(pathWithoutLanguage("/en/privacy")).toBe("/en/privacy");
  expect(languages[0]).toBe(defaultLanguage);
});

test("what is stored without a language, or with another, is English", () => {
  expect([undefined, "fr", 1, "de"].map(languageFrom)).toEqual(["en", "en", "en", "de"]);
});
