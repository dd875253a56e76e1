import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Language } from "../domain/kernel/language";
import { followedLanguage, followLanguage, moveToLanguage, placeInLanguage } from "./page-language";

const replace = vi.fn<(address: string) => void>();
const code = "a-code-of-22-letters-x";

function placeAt(address: string) {
  const { pathname, search, hash } = new URL(address, "https://waymark.example");
  return { pathname, search, hash };
}

beforeEach(() => {
  followedLanguage.remove();
  vi.stubGlobal("window", { location: { ...placeAt("/leadership-assessment/results/plan?x=1#part"), replace } });
});

afterEach(() => {
  replace.mockClear();
  vi.unstubAllGlobals();
});

test.each<[Language, string, string]>([
  ["de", "/dashboard", "/de/dashboard"],
  ["de", "/leadership-assessment/results/plan?x=1#part", "/de/leadership-assessment/results/plan?x=1#part"],
  ["en", "/de/leadership-assessment?x=1#part", "/leadership-assessment?x=1#part"],
  ["de", "/de/dashboard", "/de/dashboard"],
  ["en", "/dashboard", "/dashboard"],
  ["de", "/", "/de"],
  ["de", "/?x=1", "/de?x=1"],
  ["en", "/de", "/"],
  ["en", "/designs", "/designs"],
])("in %s the place %s is at %s", (language, from, to) => {
  expect(placeInLanguage(language, placeAt(from))).toBe(to);
});

test("the page of a business moves to its language once in a tab", () => {
  expect(followLanguage(code, "de")).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/de/leadership-assessment/results/plan?x=1#part");
  expect(followLanguage(code, "de"), "again").toBe(false);
  expect(followLanguage("another-code", "de"), "of another business").toBe(true);
  expect(replace).toHaveBeenCalledTimes(2);
});

test("a page in the language of its business stays, also if its reader then chooses another one", () => {
  expect(followLanguage(code, "en")).toBe(false);
  expect(followLanguage(code, "en")).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test("a page moves at once to a language that is chosen for its business", () => {
  expect(moveToLanguage(code, "en")).toBe(false);
  expect(moveToLanguage(code, "de")).toBe(true);
  expect(replace).toHaveBeenCalledOnce();
});
