// Finds sentences of the English catalogue on a page in another language.
import type { Page } from "@playwright/test";
import { anyMark, asPattern, sentencePairs } from "./catalogues";

/** Words that people and models of the journeys write, and the name of a language in its own words. */
const ofContents = ["English", "Measures of success", "Summary", "Objectives", "Answers", "None"];
const contents =
  /^domain\/(?:assessment\/plan\/plan-section-words|mailing-list\/words\.ts mailingListMessages consent)/;

let judge: Promise<(text: string) => string | undefined> | undefined;

/** The texts of a page that the English catalogue has, and the German one has otherwise. */
export async function saidInEnglish(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(parent.tagName) && !parent.closest("[lang=en]"))
        texts.push(node.textContent ?? "");
    }
    const named = ["aria-label", "placeholder", "title", "alt", "aria-description", "aria-valuetext"];
    for (const element of document.body.querySelectorAll("*"))
      for (const name of named) texts.push(element.getAttribute(name) ?? "");
    for (const block of document.body.querySelectorAll(
      "p, h1, h2, h3, h4, li, td, th, label, legend, button, a, dd, dt",
    ))
      if (block.childNodes.length > 1 && !block.closest("[lang=en]")) texts.push(block.textContent ?? "");
    return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
  return englishAmong(said);
}

export async function englishAmong(texts: readonly string[]): Promise<string[]> {
  judge ??= makeJudge();
  const find = await judge;
  return [...new Set(texts)].flatMap((text) => {
    const place = find(text);
    return place === undefined ? [] : [`${text.slice(0, 120)} (${place})`];
  });
}

async function makeJudge() {
  const pairs = (await sentencePairs()).filter(({ place }) => !contents.test(place));
  const german = new Set([...pairs.map((pair) => pair.german), ...ofContents]);
  const exact = new Map(pairs.map(({ english, place }) => [english, place]));
  const words = (text: string) => text.replaceAll(anyMark, " ").match(/\p{L}{2,}/gu)?.length ?? 0;
  const patterns = pairs
    .filter(({ english }) => /⟦\d⟧/.test(english) && words(english) >= 2)
    .map(({ english, place }) => ({ pattern: asPattern(english), place }));
  const long = pairs.filter(({ english }) => !/⟦\d⟧/.test(english) && words(english) >= 4);
  return (text: string): string | undefined => {
    if (german.has(text)) return undefined;
    return (
      exact.get(text) ??
      patterns.find(({ pattern }) => pattern.test(text))?.place ??
      long.find(({ english }) => text.includes(english))?.place
    );
  };
}
