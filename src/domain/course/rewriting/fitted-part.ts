// A model's new version of a part, put in the place of the old one. Everything around it stays as it is, byte for byte;
// what does not fit there is refused, and the old part stays.
import { sectionFindings } from "../quality/findings";
import { itemFlaws } from "../quality/items/item-rules";
import { lexiconOf } from "../quality/items/lexicons";
import { assessmentParts, questionsOf, readAssessment, type QuizQuestion } from "../questions";
import { sectionsOf, withoutClosingRules } from "../sections";
import { rewriteWords } from "./words";
import { stretchOf, type PartRewrite, type Stretch } from "./part-rewrite";

/** The whole text with the new part, or why the old part stays. */
export type Fitted = { text: string } | { problem: string };

export function fittedPart(rewrite: PartRewrite, answer: string): Fitted {
  const stretch = stretchOf(rewrite);
  if (!stretch) return { problem: rewriteWords.misfit };
  return rewrite.isQuestion ? fittedQuestion(rewrite, stretch, answer) : fittedSection(rewrite, stretch, answer);
}

function fittedSection(rewrite: PartRewrite, stretch: Stretch, answer: string): Fitted {
  const title = headingLines.exec(stretch.text)?.[0] ?? "";
  const body = withoutClosingRules(withoutHeading(unfenced(answer), stretch.heading));
  const text = inPlace(stretch, `${title.trimEnd()}\n\n${body.trim()}`);
  const [old, now] = [sectionsOf(rewrite.of.text), sectionsOf(text)];
  const fits = body.trim() !== "" && now.length === old.length && isSameAround(old, now, rewrite.index);
  if (!fits || now[rewrite.index]?.heading !== stretch.heading) return { problem: rewriteWords.misfit };
  return mendedText(
    rewrite,
    sectionFindings(now[rewrite.index]?.text ?? "").map(({ rule }) => rule),
    text,
  );
}

function fittedQuestion(rewrite: PartRewrite, stretch: Stretch, answer: string): Fitted {
  const { index, of } = rewrite;
  const [part] = assessmentParts(unfenced(answer)).filter(({ question }) => question);
  const [question] = questionsOf(part?.text ?? "");
  // Beside a question without an answer another one would take its place.
  const isOnly = readAssessment(unfenced(answer)).readings.length === 1;
  if (!part || !question || !isOnly) return { problem: rewriteWords.misfit };
  const number = /\p{N}+/u.exec(stretch.text)?.[0] ?? "";
  const text = inPlace(
    stretch,
    withoutClosingRules(part.text)
      .trim()
      .replace(/\p{N}+/u, number),
  );
  const [old, now] = [questionsOf(of.text), questionsOf(text)];
  const isAsked = areEqual(objectivesIn(old[index]), objectivesIn(question)) && areEqual(now[index], question);
  const fits = now.length === old.length && isSameAround(old, now, index) && isAsked;
  if (!fits) return { problem: rewriteWords.misfit };
  return mendedText(rewrite, itemFlaws(question, lexiconOf(of.language)), text);
}

function mendedText({ mends = [] }: PartRewrite, broken: readonly string[], text: string): Fitted {
  return mends.some((rule) => broken.includes(rule)) ? { problem: rewriteWords.stillFlawed } : { text };
}

/** A heading of either kind, or a line in bold that stands for one. */
const headingLines = /^[^\n]*\n?(?:[ \t]*(?:=+|-+)[ \t]*(?:\n|$))?/;

/** The white space behind the part belongs to what is around it. */
function inPlace({ before, text, after }: Stretch, replacement: string): string {
  return before + replacement + text.slice(text.trimEnd().length) + after;
}

/** Models put whole answers into a code fence, against their instructions. */
function unfenced(answer: string): string {
  return /^\s*(`{3,9}|~{3,9})[^\n]*\n([\s\S]*?)\n\1\s*$/.exec(answer)?.[2] ?? answer;
}

/** Returns the body of a section that came with its heading, of any level or words, or without. */
function withoutHeading(answer: string, heading: string): string {
  const at = sectionsOf(answer).findIndex((section) => section.heading !== "");
  const sections = sectionsOf(answer).slice(Math.max(0, at));
  const body = sections.map(({ text }) => text).join("");
  const [first = ""] = body.trimStart().split("\n");
  const isHeading = at !== -1 || first.replace(/[#*_\s]/g, "") === heading.replace(/[#*_\s]/g, "");
  return isHeading ? body.trimStart().replace(headingLines, "") : body;
}

function isSameAround<T>(old: readonly T[], now: readonly T[], index: number): boolean {
  return old.every((part, nth) => nth === index || areEqual(part, now[nth]));
}

function objectivesIn(question: QuizQuestion | undefined): string[] {
  return (question?.objectives ?? []).toSorted();
}

function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
