// Finds sentences of one catalogue among texts in the other language.
import type { Page } from "@playwright/test";
import { anyMark, asPattern, sentencePairs } from "./catalogues";

/** Words that people and models of the journeys write, that both languages have, and the own name of a language. */
const ofContents = {
  english: [
    "English",
    "Measures of success",
    "Summary",
    "Objectives",
    "Answers",
    "None",
    "Training and development plan",
  ],
  german: ["Deutsch", "Team", "E-Mail"],
};
const contents =
  /^domain\/(?:assessment\/plan\/plan-section-words|mailing-list\/words\.ts mailingListMessages consent)/;

type Catalogue = keyof typeof ofContents;
type Judge = (text: string) => string | undefined;

const judges: Partial<Record<Catalogue, Promise<Judge>>> = {};

/** The texts of a page that the English catalogue has, and the German one has otherwise. */
export async function saidInEnglish(page: Page): Promise<string[]> {
  return englishAmong(await textsOf(page));
}

/** The texts of a page that the German catalogue has, and the English one has otherwise. */
export async function saidInGerman(page: Page): Promise<string[]> {
  return germanAmong(await textsOf(page));
}

/** The visible texts of a page, its title and the names of its elements, without the parts in another language. */
export async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const isForeign = (element: Element) => element.closest<HTMLElement>("[lang]")?.lang !== lang;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(parent.tagName) && !isForeign(parent))
        texts.push(node.textContent ?? "");
    }
    const named = ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-valuetext"];
    for (const element of document.body.querySelectorAll("*"))
      for (const name of named) texts.push(element.getAttribute(name) ?? "");
    for (const block of document.body.querySelectorAll(
      "p, h1, h2, h3, h4, li, td, th, label, legend, button, a, dd, dt",
    ))
      if (block.childNodes.length > 1 && !isForeign(block)) texts.push(block.textContent);
    return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
}

export function englishAmong(texts: readonly string[]): Promise<string[]> {
  return among("english", texts);
}

export function germanAmong(texts: readonly string[]): Promise<string[]> {
  return among("german", texts);
}

async function among(catalogue: Catalogue, texts: readonly string[]): Promise<string[]> {
  const find = await (judges[catalogue] ??= makeJudge(catalogue));
  return [...new Set(texts)].flatMap((text) => {
    const place = find(text);
    return place === undefined ? [] : [`${text.slice(0, 120)} (${place})`];
  });
}

async function makeJudge(catalogue: Catalogue): Promise<Judge> {
  const pairs = (await sentencePairs()).filter(({ place }) => !contents.test(place));
  const other = catalogue === "english" ? "german" : "english";
  const allowed = new Set([...pairs.map((pair) => pair[other]), ...ofContents[catalogue]]);
  const sentences = pairs.map((pair) => ({ sentence: pair[catalogue], place: pair.place }));
  const exact = new Map(sentences.map(({ sentence, place }) => [sentence, place]));
  const words = (text: string) => text.replaceAll(anyMark, " ").match(/\p{L}{2,}/gu)?.length ?? 0;
  const patterns = sentences
    .filter(({ sentence }) => /⟦\d⟧/.test(sentence) && words(sentence) >= 2)
    .map(({ sentence, place }) => ({ pattern: asPattern(sentence), place }));
  const long = sentences.filter(({ sentence }) => !/⟦\d⟧/.test(sentence) && words(sentence) >= 4);
  return (text) => {
    if (allowed.has(text)) return undefined;
    return (
      exact.get(text) ??
      patterns.find(({ pattern }) => pattern.test(text))?.place ??
      long.find(({ sentence }) => text.includes(sentence))?.place
    );
  };
}
