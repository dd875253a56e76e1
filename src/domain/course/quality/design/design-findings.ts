// Checks the parts of the prompts that need no model: counts, levels, language, screens and reasons.
import type { CourseDraft } from "../../draft";
import type { GeneratedText } from "../../generated-text";
import { questionsOf, type QuizQuestion } from "../../questions";
import type { ToolName } from "../../../kernel/tool-names";
import { missingModules } from "../../modules";
import { unobservableObjectives } from "../alignment/objectives";
import type { Finding } from "../finding";
import { countMissed } from "./asked-counts";
import { isOtherLanguage } from "./asked-language";
import { shareTooLow } from "./level-share";
import { screensOf, sectionsOf } from "../../sections";
import { mentionsOptions } from "../../reading/option-mentions";
import { designWords } from "./words";

const letters = "ABCDEFGHIJ".split("");

/** Tells whether some of the options have a reason of their own and others have none, or nothing has one. */
function lacksReason({ reason, optionReasons = [] }: QuizQuestion): boolean {
  return optionReasons.length > 0 ? optionReasons.some((each) => each === "") : reason === "";
}

/** Tells whether a reason names options by letters, which mean others as soon as the options change places. */
function namesLetters({ options, reason, optionReasons = [] }: QuizQuestion): boolean {
  return [reason, ...optionReasons].some((words) => mentionsOptions(words, letters, options.length));
}

/** Fewer words than this are a term, which both may name. */
const fewestWords = 5;

const sharedMost = 0.8;

/** The request behind a text: its length and its readers. */
export type AskedOptions = Pick<CourseDraft["options"], "level" | "length">;

export function designFindings(
  tool: ToolName,
  { text, language, edited }: Pick<GeneratedText, "text" | "language" | "edited">,
  options: AskedOptions,
): Finding[] {
  // A person who has chosen no length has wished for no count, and one who has edited a text has the count that they
  // want.
  const missed = options.length && !edited ? countMissed(tool, text, options.length) : undefined;
  const share = tool === "course-outline" && options.level ? shareTooLow(text, options.level) : undefined;
  return [
    ...(missed ? [flaw("asked-count", "text", designWords.count(missed))] : []),
    ...(tool === "course-outline" ? missingModules(text) : []).map((number) =>
      flaw("missing-module", "text", designWords.missingModule(number)),
    ),
    ...(tool === "storyboard" && screensOf(text).length === 0 ? [flaw("no-screens", "text", designWords.screens)] : []),
    ...(tool === "course-outline" || tool === "lesson-content"
      ? unobservableObjectives(text, tool === "course-outline").map((words) =>
          flaw("unobservable-objective", "text", designWords.unobservable(words)),
        )
      : []),
    ...(["lesson-content", "study-material"].includes(tool) && sectionsOf(text).every(({ heading }) => heading === "")
      ? [flaw("no-headings", "text", designWords.noHeadings)]
      : []),
    ...(share ? [flaw("level-share", "text", designWords.levelShare(share))] : []),
    ...(language && isOtherLanguage(text, language) ? [flaw("asked-language", "text", designWords.language)] : []),
    ...(tool === "storyboard" ? repeatingScreens(text) : []).map((section) =>
      flaw("repeated-narration", { section }, designWords.narration),
    ),
    ...(tool === "assessment" ? questionsOf(text) : []).flatMap(reasonFindings),
  ];
}

function reasonFindings(question: QuizQuestion, nth: number): Finding[] {
  return [
    ...(lacksReason(question) ? [flaw("option-reason", { question: nth }, designWords.reason)] : []),
    ...(namesLetters(question) ? [flaw("letter-in-reason", { question: nth }, designWords.letters)] : []),
  ];
}

function flaw(rule: string, place: Finding["place"], text: string): Finding {
  return { rule, place, severity: "flaw", text };
}

/**
 * Screens whose narration reads out what is shown. The labels are of any language, so what is compared are the items
 * of a screen with each other: two of them that share most of their words. The sections that are such screens, by
 * their places in the text.
 */
function repeatingScreens(storyboard: string): number[] {
  const screens = new Set(screensOf(storyboard));
  return sectionsOf(storyboard).flatMap(({ heading, text }, nth) =>
    screens.has(heading) && hasTwins(itemsOf(text)) ? [nth] : [],
  );
}

/** The words of each labelled item, such as "**Narration:** ...". */
function itemsOf(screen: string): Set<string>[] {
  return screen.split("\n").flatMap((line) => {
    const words = /^\s*(?:[-*+]\s+)?(?:\*\*|__)?[^:：*_]{1,40}(?:\*\*|__)?[:：](?:\*\*|__)?(.+)$/u.exec(line)?.[1];
    const all = words?.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return all.length >= fewestWords ? [new Set(all)] : [];
  });
}

function hasTwins(items: readonly Set<string>[]): boolean {
  return items.some((one, at) =>
    items.slice(at + 1).some((other) => {
      const shared = [...one].filter((word) => other.has(word)).length;
      return shared >= fewestWords && shared / Math.min(one.size, other.size) >= sharedMost;
    }),
  );
}
