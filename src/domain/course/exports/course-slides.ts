// A course as slides for a trainer: one for each screen of a storyboard, or for each section of a lesson where a module
// has no storyboard. A slide has few words; what is said stands in its notes. A decision is a question and its answer.
import { ownLanguage } from "../../kernel/own-language";
import { combinedProvenance, provenanceLine, type Provenance } from "../../kernel/provenance";
import type { CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";
import { isEmptyScreen, learnersScreens, type LearnersScreen } from "../learner/storyboard-screens";
import type { NumberedQuestion } from "../questions";
import { withoutCitations } from "../reading/citation-marks";
import { learnersQuestion, withoutOpenFacts } from "../reading/open-facts";
import { withoutObjectiveMarks } from "../reading/objective-marks";
import { textLines } from "../reading/text-lines";
import { layoutWords, lettersOf } from "./layout-words";
import { boldStem, reasonLines, rightOption } from "./question-layout";
import { packagePages, packageTitle, type PackagePage } from "./package/package-pages";
import { playerWords } from "./package/player-words/player-words";
import { courseWords } from "../words";
import { provenanceOf } from "./provenance";
import { withoutForbidden } from "./xml-text";

export interface CourseSlide {
  /** The first slide of a course or a module has its title in its middle. */
  isTitle?: true;
  title: string;
  /** Markdown. */
  body: string;
  /** Markdown, which is said while the slide is seen. */
  notes: string;
  /** BCP 47, where it is known. */
  language?: string | undefined;
}

/** The slides of all modules that have a storyboard or a lesson; none before the first. */
export function courseSlides(draft: CourseDraft, formatTime: (time: Date) => string): CourseSlide[] {
  const pages = packagePages(draft).filter(({ part }) => part === "modules");
  if (pages.length === 0) return [];
  const slides = pages.flatMap((page, nth) => [
    ...(page.module === pages[nth - 1]?.module ? [] : [titleSlide(page.module, page.text.language)]),
    ...slidesOfPage(page),
  ]);
  const origins = [...new Set(pages.map(({ text }) => text))].map(provenanceOf);
  const title = packageTitle(draft, draft.topic);
  const all = [
    titleSlide(title, pages[0]?.text.language),
    ...slides,
    originSlide(combinedProvenance(origins), formatTime),
  ];
  return all.map(freed);
}

/** The slides of one storyboard; none if it has no screens. */
export function storyboardSlides(storyboard: GeneratedText, formatTime: (time: Date) => string): CourseSlide[] {
  const screens = learnersScreens(withoutCitations(storyboard.text)).filter((screen) => !isEmptyScreen(screen));
  if (screens.length === 0) return [];
  return [
    titleSlide(storyboard.about, storyboard.language),
    ...screens.flatMap((screen) => slidesOfScreen(screen, storyboard.language)),
    originSlide(provenanceOf(storyboard), formatTime),
  ].map(freed);
}

function titleSlide(title: string, language: string | undefined): CourseSlide {
  return { isTitle: true, title, body: "", notes: "", language };
}

function originSlide(provenance: Provenance | undefined, formatTime: (time: Date) => string): CourseSlide {
  const line = provenance ? provenanceLine(provenance, formatTime) : "";
  return { title: courseWords.originOfWords, body: line, notes: "", language: ownLanguage() };
}

function slidesOfPage({ screen, markdown = "", module, text }: PackagePage): CourseSlide[] {
  return screen ? slidesOfScreen(screen, text.language) : slidesOfLesson(markdown, module, text.language);
}

function slidesOfScreen(screen: LearnersScreen, language: string | undefined): CourseSlide[] {
  const { title, shown, narration, decisions, feedback } = screen;
  const notes = [narration, feedback].filter(Boolean).join("\n\n");
  const isSaid = shown !== "" || notes !== "";
  return [
    ...(isSaid ? [{ title, body: forLearners(shown), notes: forLearners(notes), language }] : []),
    ...decisions.map(learnersQuestion).flatMap((decision) => decisionSlides(title, decision, language)),
  ];
}

function decisionSlides(title: string, question: NumberedQuestion, language: string | undefined): CourseSlide[] {
  const letters = lettersOf(question.options.length, language);
  const { decision } = playerWords(language).words;
  const { answer } = layoutWords(language);
  const options = question.options.map((option, nth) => `${letters[nth]}. ${option}`);
  const answered = [rightOption(options[question.answer] ?? ""), ...reasonLines(question, letters, language)];
  return [
    {
      title: `${title} · ${decision}`,
      body: [boldStem(question.text), ...options].join("\n\n"),
      notes: "",
      language,
    },
    { title: `${title} · ${answer.replace(/[\s:：]+$/u, "")}`, body: answered.join("\n\n"), notes: "", language },
  ];
}

/** A slide for each heading of a lesson: its lists and tables, or else its first sentence; the whole of it is said. */
function slidesOfLesson(lesson: string, module: string, language: string | undefined): CourseSlide[] {
  const sections: { title: string; lines: string[] }[] = [{ title: module, lines: [] }];
  for (const { kind, text, raw } of textLines(lesson)) {
    if (kind === "heading") sections.push({ title: text, lines: [] });
    else sections.at(-1)?.lines.push(raw);
  }
  return sections.flatMap(({ title, lines }) => {
    const notes = forLearners(lines.join("")).trim();
    return notes === "" ? [] : [{ title: forLearners(title), body: inShort(notes), notes, language }];
  });
}

function inShort(text: string): string {
  const listed = text.split("\n").filter((line) => /^\s{0,3}(?:[-*+]|\d{1,3}[.)]|\|)\s?\S/.test(line));
  if (listed.length > 0) return listed.join("\n");
  return /^.{1,300}?[.!?。！？](?=\s|$)/su.exec(text)?.[0] ?? text.slice(0, 300);
}

function forLearners(text: string): string {
  return withoutOpenFacts(withoutObjectiveMarks(text));
}

/** Of characters that no file of slides may hold. */
function freed({ title, body, notes, ...slide }: CourseSlide): CourseSlide {
  return { ...slide, title: withoutForbidden(title), body: withoutForbidden(body), notes: withoutForbidden(notes) };
}
