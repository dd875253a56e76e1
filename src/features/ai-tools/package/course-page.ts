// The one page of a packed course. All of it can be read without a script, one part below the other; the player
// (src/player/) shows one at a time. Words become a tree and never markup, so that none of them can add any.
import type { ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { ownLanguage } from "../../../domain/kernel/own-language";
import type { PackagePage } from "../../../domain/course/exports/package/package-pages";
import type { PlayerSettings } from "../../../domain/course/exports/package/player-settings";
import { directionOf } from "../../../domain/course/exports/package/player-words/player-words";
import { packageWords } from "../../../domain/course/exports/package/words";
import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { withoutOpenFacts } from "../../../domain/course/reading/open-facts";
import { brand, reportLook } from "../../../domain/kernel/brand";
import { provenanceLine, provenanceProperties, type Provenance } from "../../../domain/kernel/provenance";
import { markdownHtml } from "../../../ui/markdown/markdown-html";
import { questionsOf } from "../../../domain/course/questions";
import { courseContents } from "./course-contents";
import { quizPage } from "./quiz-page";
import { screenPage } from "./screen-page";

export interface CoursePage {
  title: string;
  /** Of the title, and of the player's words (BCP 47). */
  language: string | undefined;
  wordsLanguage: string;
  pages: readonly (PackagePage & { title: string; provenance: Provenance })[];
  provenance: Provenance;
  settings: PlayerSettings;
  formatTime: (time: Date) => string;
}

/** The page sends no request for any text in it; it uses only its own script and style. */
const pagePolicy = ["connect", "img", "font", "media", "frame", "object", "worker"]
  .map((kind) => `${kind}-src 'none'`)
  .concat("form-action 'none'", "base-uri 'none'")
  .join("; ");

/** A preview comes without script and style, which its frame brings along. */
export function coursePage(course: CoursePage, isPreview = false): string {
  const { title, language, wordsLanguage, pages, settings } = course;
  const { words } = settings;
  const page = h("html", { lang: wordsLanguage, dir: directionOf(wordsLanguage) }, [
    h("head", [
      ...coursePageHead(course),
      ...(isPreview ? [] : [h("link", { rel: "stylesheet", href: "player.css" })]),
    ]),
    h("body", [
      h("a.skip", { href: "#main" }, words.skip),
      h("header", [
        h("span", { ariaHidden: "true" }, { type: "raw", value: reportLook.logo } as unknown as ElementContent),
        h("div", [h("h1", { lang: language, dir: "auto" }, title), h("p.brand", brand.name)]),
      ]),
      h("nav", { ariaLabel: words.contents }, [
        h("details#contents", { open: true }, [h("summary", words.contents), courseContents(pages, words)]),
      ]),
      h("main#main", [
        h("p#notice", { role: "status", hidden: true }),
        h("noscript", h("p", { lang: ownLanguage() }, packageWords.readWithoutScript)),
        ...articles(course),
        resultArticle(course),
        h("div#steps", { hidden: true }, [
          h("button#back", { type: "button" }, words.back),
          h("p#place"),
          h("button#next", { type: "button" }, words.next),
        ]),
      ]),
      h("script#settings", { type: "application/json" }, JSON.stringify(settings).replace(/</g, "\\u003c")),
      ...(isPreview ? [] : [h("script", { src: "player.js" })]),
    ]),
  ]);
  const root: Root = { type: "root", children: [{ type: "doctype" }, page] };
  return `${toHtml(root, { allowDangerousHtml: true })}\n`;
}

function coursePageHead({ title, provenance }: CoursePage): ElementContent[] {
  const marks = Object.entries({ generator: brand.name, ...provenanceProperties(provenance) });
  return [
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { httpEquiv: "content-security-policy", content: pagePolicy }),
    ...marks.map(([name, content]) => h("meta", { name, content })),
    h("title", title),
  ];
}

function articles({ pages, settings, wordsLanguage, formatTime }: CoursePage): ElementContent[] {
  const { words, answers } = settings;
  const ofWords = { lang: wordsLanguage, dir: directionOf(wordsLanguage) };
  const html = (text: string) => markdownHtml(withoutOpenFacts(text), { under: 2, tableLabel: words.table });
  const writing = { words, ofWords, html };
  const placeOf = (question: number) => filledPlace(words.questionOf, question + 1, answers.length);
  let [questions, decisions] = [0, 0];
  const contentOf = ({ part, screen, markdown = "", text: { text } }: PackagePage): ElementContent[] => {
    const [first, firstDecision] = [questions, decisions];
    if (part === "assessment") questions += questionsOf(text).length;
    decisions += screen?.decisions.length ?? 0;
    if (screen) return screenPage(screen, firstDecision, writing);
    return part === "assessment"
      ? quizPage(text, { ...writing, first, placeOf })
      : html(withoutObjectiveMarks(markdown));
  };
  return pages.map((page, nth) => {
    const { module, screen, title, provenance } = page;
    const ofText = { lang: page.text.language, dir: "auto" as const };
    return h("article", { id: `page-${nth + 1}` }, [
      ...(screen ? [h("p.eyebrow", ofText, module)] : []),
      h("h2", { tabIndex: -1, ...ofText }, title),
      h("div.text", ofText, contentOf(page)),
      h("p.origin", { lang: ownLanguage(), dir: "ltr" }, provenanceLine(provenance, formatTime)),
    ]);
  });
}

function resultArticle({ pages, settings: { words } }: CoursePage): ElementContent {
  return h("article", { id: `page-${pages.length + 1}` }, [
    h("h2", { tabIndex: -1 }, words.result),
    h("p#score"),
    h("p#outcome"),
    h("button#again", { type: "button", hidden: true }, words.again),
  ]);
}

function filledPlace(words: string, place: number, all: number): string {
  return words.replace("{1}", String(place)).replace("{2}", String(all));
}
