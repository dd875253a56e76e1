// Lets the journeys' helpers, which look for English words, walk over the German pages: each name that they look for is
// said in German, and each address begins with the language.
import type { Page } from "@playwright/test";
import { addressIn, pathWithoutLanguage } from "../../../src/domain/kernel/language";
import { journeysLanguage, setJourneysLanguage } from "./journeys-language";
import { longerPattern } from "./longer";
import { anyMark, asPattern, escaped, sentencePairs, type SentencePair } from "./catalogues";

type Name = string | RegExp;

/** Says in the language of the pages what a journey looks for. */
interface Speech {
  name: (name: Name, isWhole: boolean) => Name;
  /** Of a sentence. */
  part: (text: string) => Name;
}

const german: Speech = { name: nameInGerman, part: partInGerman };

let pairs: SentencePair[] | undefined;
const exact = new Map<string, string[]>();
let patterns: { english: RegExp; german: string; order: number[] }[] = [];
let speech = german;
let isPatched = false;

/** From here on, until `speakEnglish`. */
export async function speakGerman(page: Page): Promise<void> {
  if (!pairs) {
    pairs = await sentencePairs();
    for (const { english, german } of pairs) exact.set(english, [...(exact.get(english) ?? []), german]);
    patterns = pairs
      .filter(({ english }) => /⟦\d⟧/.test(english) && english.replaceAll(anyMark, "").trim().length > 3)
      .map(({ english, german }) => ({
        english: asPattern(english),
        german,
        order: [...english.matchAll(/⟦(\d)⟧/g)].map(([, nth]) => Number(nth)),
      }))
      .toSorted((one, other) => other.english.source.length - one.english.source.length);
  }
  speak(page, german);
}

/** The same in the pseudo-language, which says the English words between marks, and more. */
export function speakPseudoLanguage(page: Page): void {
  speak(page, {
    name: (name, isWhole) => (typeof name === "string" ? longerPattern(escaped(name), isWhole) : longerName(name)),
    part: (text) => longerPattern(escaped(text), false),
  });
}

function longerName({ source, flags }: RegExp): RegExp {
  return new RegExp(longerPattern(source, false).source, flags);
}

function speak(page: Page, chosen: Speech): void {
  speech = chosen;
  patch(page);
  setJourneysLanguage("de");
}

export function speakEnglish(): void {
  setJourneysLanguage("en");
}

function isForeign(): boolean {
  return journeysLanguage() === "de";
}

/** Returns all that a text may be in German; itself if it is in no catalogue. */
function inGerman(text: string): string[] {
  const known = exact.get(text);
  if (known) return [...new Set(known)];
  for (const { english, german, order } of patterns) {
    const values = english.exec(text)?.slice(1);
    if (!values) continue;
    return [
      german.replaceAll(/⟦(\d)⟧/g, (mark, nth) => {
        const value = values[order.indexOf(Number(nth))];
        if (value === undefined) return mark;
        return /^\d{1,3}(,\d{3})+$/.test(value) ? value.replaceAll(",", ".") : (inGerman(value)[0] ?? value);
      }),
    ];
  }
  return [text];
}

function nameInGerman(name: Name): Name {
  if (typeof name !== "string") return expressionInGerman(name);
  const said = [...new Set([...inGerman(name), ...composedInGerman(name)])];
  return said.length === 1 ? (said[0] ?? name) : new RegExp(`^(?:${said.map(escaped).join("|")})$`, "u");
}

/** Returns what a name of two sentences may be, such as a deed and the thing that it is done to. */
function composedInGerman(name: string): string[] {
  if (exact.has(name)) return [];
  return [...name.matchAll(/ /g)].flatMap(({ index }) => {
    const [deed, thing] = [exact.get(name.slice(0, index)), inGerman(name.slice(index + 1))];
    const isKnown = deed && !thing.includes(name.slice(index + 1));
    return isKnown ? deed.flatMap((one) => thing.map((other) => `${one} ${other}`)) : [];
  });
}

function expressionInGerman(expression: RegExp): RegExp {
  const literal = /^\^?((?:[\p{L}\d ,.'’?!:…-]|\\[.?!])+)\$?$/u.exec(expression.source)?.[1]?.replaceAll("\\", "");
  // A number of the expression may stand for any value.
  const open = new RegExp(expression.source.replaceAll(/\\d[+*]?|\d+/g, String.raw`(?:\d+|⟦\d⟧)`), expression.flags);
  const said = (pairs ?? []).filter(({ english }) => open.test(english)).map(({ german }) => german);
  const begun = literal === undefined ? [] : beginningInGerman(literal);
  const found = [...said, ...begun];
  if (found.length === 0) return expression;
  const parts = found.map((text) => text.split(anyMark).map(escaped).join(".+?"));
  return new RegExp(`${parts.join("|")}|${expression.source}`, expression.flags);
}

/** Returns the sentences in German that begin so in English; a value may be any. */
function beginningInGerman(literal: string): string[] {
  const known = inGerman(literal).filter((text) => text !== literal);
  if (known.length > 0) return known;
  return patterns
    .filter(({ english }) => english.test(literal))
    .slice(0, 1)
    .map(({ german }) => german);
}

/** Returns an expression for the sentences of which this is a part. */
function partInGerman(text: string): Name {
  const known = nameInGerman(text);
  if (known !== text || text.length < 4) return known;
  return expressionInGerman(new RegExp(escaped(text), "s"));
}

const byName = ["getByText", "getByLabel", "getByPlaceholder", "getByAltText", "getByTitle"] as const;

type Methods = Record<string, (this: unknown, ...given: never[]) => unknown>;

interface ExpectedText {
  string?: string;
  matchSubstring?: boolean;
  regexSource?: string;
  regexFlags?: string;
}

/** Lets pages and locators look for names in the journeys' language; one process does it once. */
function patch(page: Page): void {
  if (isPatched) return;
  isPatched = true;
  const ofLocator = Object.getPrototypeOf(page.locator("body")) as Methods;
  const ofPage = Object.getPrototypeOf(page) as Methods;
  for (const methods of [ofLocator, ofPage]) {
    for (const method of byName)
      change(methods, method, (text: Name, options?: Exactly) => [speech.name(text, options?.exact === true), options]);
    change(methods, "getByRole", (role: string, options?: Exactly & { name?: Name }) => [
      role,
      inSpeech(options, "name"),
    ]);
  }
  change(ofPage, "goto", (url: string, options?: object) => [germanAddress(url), options]);
  change(ofLocator, "filter", (options?: Exactly & { hasText?: Name }) => [inSpeech(options, "hasText")]);
  change(ofLocator, "_expect", (expression: string, options: { expectedText?: ExpectedText[] }) => {
    const { expectedText } = options;
    if (!expectedText || expression.includes("url")) return [expression, options];
    return [expression, { ...options, expectedText: expectedText.map(expectedInSpeech) }];
  });
}

function change(methods: Methods, name: string, inJourneys: (...given: never[]) => unknown[]): void {
  const original = methods[name] as (...given: unknown[]) => unknown;
  methods[name] = function (this: unknown, ...given: never[]) {
    return original.apply(this, isForeign() ? inJourneys(...given) : given);
  };
}

interface Exactly {
  exact?: boolean;
}

function inSpeech<Options extends Exactly>(options: Options | undefined, key: keyof Options): Options | undefined {
  const name = options?.[key] as Name | undefined;
  return options && name !== undefined ? { ...options, [key]: speech.name(name, options.exact === true) } : options;
}

function expectedInSpeech(expected: ExpectedText): ExpectedText {
  const { string, matchSubstring, regexSource = "", regexFlags, ...others } = expected;
  const name = string ?? new RegExp(regexSource, regexFlags);
  const isPart = typeof name === "string" && matchSubstring === true;
  const said = isPart ? speech.part(name) : speech.name(name, true);
  if (typeof said === "string") return { ...expected, string: said };
  return { ...others, regexSource: said.source, regexFlags: said.flags };
}

function germanAddress(url: string): string {
  if (/^https?:/.test(url)) {
    const { origin, pathname, search, hash } = new URL(url);
    return origin + addressIn("de", pathWithoutLanguage(pathname)) + search + hash;
  }
  return addressIn("de", pathWithoutLanguage(url.split(/[?#]/)[0] ?? url)) + (/[?#].*$/s.exec(url)?.[0] ?? "");
}
