// A storyboard as learners see it, screen by screen: what is shown, what is said, and what they decide. The directions
// for its builder (pictures, buttons, seconds) are left out.
import type { NumberedQuestion } from "../questions";
import { isDuration, numberedTitles } from "../reading/numbered-titles";
import { saysRight, saysWrong } from "../reading/questions/answer-words";
import { screenFit } from "../reading/screen-words";
import { textLines, type TextLine } from "../reading/text-lines";
import { labelledParts, type LabelledPart } from "./labelled-parts";
import { partKind, type PartKind } from "./part-words";
import { screenStretches } from "./screen-stretches";

export interface LearnersScreen {
  /** The number and the title in the storyboard. */
  number: number;
  title: string;
  /** Markdown, each empty if the screen has none. */
  shown: string;
  narration: string;
  /** The choices with their feedback. */
  decisions: NumberedQuestion[];
  /** Feedback on a decision whose options the storyboard does not list. */
  feedback: string;
}

export function learnersScreens(storyboard: string): LearnersScreen[] {
  const lines = textLines(storyboard);
  const titles = numberedTitles(lines, screenFit, 2);
  return titles.map(({ line, label, number }, nth) => {
    const body = lines.slice(line + 1, endOfScreen(lines, line, titles[nth + 1]?.line));
    return { number, title: titleWithoutNumber(label), ...screenContent(body) };
  });
}

/** True if the screen has nothing that learners could read or do. */
export function isEmptyScreen({ shown, narration, decisions, feedback }: LearnersScreen): boolean {
  return [shown, narration, feedback].every((text) => text === "") && decisions.length === 0;
}

/** A heading of the title's level ends the screen, so the notes behind the last one are no part of it. */
function endOfScreen(lines: readonly TextLine[], title: number, next = lines.length): number {
  const ofTitle = lines[title]?.level ?? 0;
  const level = ofTitle === 0 ? 6 : ofTitle;
  const end = lines.findIndex(({ kind, level: own }, at) => at > title && kind === "heading" && own <= level);
  return end < 0 ? next : Math.min(end, next);
}

function titleWithoutNumber(label: string): string {
  const title = label.replace(/^\P{N}{0,40}\p{N}{1,3}[\s:：.)·|–—-]*(?=\S)/u, "");
  const [, before = title, behind = ""] = /^(.+?)\s*[(（]([^()（）]+)[)）]$/su.exec(title) ?? [];
  return isDuration(behind) ? before : title;
}

function screenContent(body: readonly TextLine[]): Omit<LearnersScreen, "number" | "title"> {
  const stretches = screenStretches(body);
  const decisions = stretches.flatMap(({ question }) => question ?? []);
  const rest = stretches
    .flatMap(({ text, question, isKey }, nth) => {
      if (question || isKey) return [];
      return [stretches[nth + 1]?.question ? text.replace(titleOfDecision, "\n") : text];
    })
    .join("");
  const parts = withKinds(labelledParts(textLines(rest)));
  const of = (...kinds: PartKind[]) => parts.filter(({ kind }) => kind && kinds.includes(kind));
  const ask = decisions.length > 0 ? [] : of("interaction").map(({ text }) => feedbackIn(text));
  return {
    shown: inParagraphs(of("shown", "question")),
    narration: inParagraphs(of("narration")),
    decisions,
    feedback: decisions.length > 0 ? "" : inParagraphs([...ask.map((text) => ({ text })), ...of("feedback")]),
  };
}

/** "**Decision**" in a line of its own above the question, which the page has, too. */
const titleOfDecision = /\n(?:\*\*|__)[^*_\n]{1,60}(?:\*\*|__)[:：]?\s{0,9}$/u;

/** The order in which a storyboard is asked for. It tells parts apart whose labels no list has. */
const askedOrder: readonly PartKind[] = ["shown", "narration", "visual", "interaction", "time"];

function withKinds(parts: readonly LabelledPart[]): { kind: PartKind | undefined; text: string }[] {
  const labelled = parts.filter(({ label }) => label !== "");
  const kinds = labelled.map(({ label }) => partKind(label));
  const isAsAsked = kinds.slice(0, 3).every((kind, nth) => kind === undefined || kind === askedOrder[nth]);
  const inOrder = kinds.map((kind, nth) => kind ?? (isAsAsked ? askedOrder[nth] : undefined));
  return parts.map((part) => ({
    kind: part.label === "" ? "shown" : inOrder[labelled.indexOf(part)],
    text: part.text,
  }));
}

function inParagraphs(parts: readonly { text: string }[]): string {
  return parts
    .map(({ text }) => text)
    .filter(Boolean)
    .join("\n\n");
}

/** The part of an interaction from the first word for right or wrong on; empty without one. */
function feedbackIn(interaction: string): string {
  for (const match of interaction.matchAll(
    /(?<=^|[.;!?。：:\n]\s{0,9}(?:[-*+•]\s{1,9})?(?:\*\*)?)([\p{L}\p{M} ]{2,30})(?:\s{0,9}\([^()\n]{0,200}\))?\s{0,9}(?:\*\*)?[:：]/gu,
  )) {
    const words = match[1] ?? "";
    if (saysRight(words) || saysWrong(words) || partKind(words) === "feedback")
      return interaction.slice(match.index).trim();
  }
  return "";
}
