// The stretches of a storyboard's screen: its decisions, and what stands around them. A label such as "Narration:" ends
// what stands before it, so that no decision takes in what is said or shown before it.
import { assessmentParts, type AssessmentPart } from "../questions";
import { withoutBold } from "../reading/line-marks";
import { namesAnswer, saysWrong } from "../reading/questions/answer-words";
import type { TextLine } from "../reading/text-lines";
import { partKind } from "./part-words";

export function screenStretches(body: readonly TextLine[]): AssessmentPart[] {
  const whole = assessmentParts(asWritten(body));
  const byPart = partsOfScreen(body).flatMap(stretchesOfPart);
  // A key may stand in another part than its question.
  return decisionsAmong(byPart) < decisionsAmong(whole) ? whole : byPart;
}

function decisionsAmong(stretches: readonly AssessmentPart[]): number {
  return stretches.filter(({ question }) => question).length;
}

interface ScreenPart {
  /** The label as it is written, with its sign. */
  label: string;
  text: string;
}

function partsOfScreen(body: readonly TextLine[]): ScreenPart[] {
  const parts: ScreenPart[] = [];
  for (const line of body) {
    const label = writtenLabel(line);
    const last = parts.at(-1);
    if (label !== undefined || !last) parts.push({ label: label ?? "", text: line.raw.slice(label?.length ?? 0) });
    else last.text += line.raw;
  }
  return parts;
}

/** A question that begins right behind the label does without it, and is no part of what stands before. */
function stretchesOfPart({ label, text: written }: ScreenPart): AssessmentPart[] {
  const [first, ...rest] = assessmentParts(written);
  if (!first) return label === "" ? [] : [{ text: label }];
  if (first.question) return [first, ...rest];
  const text = first.isOpen ? `\n${first.text.trimStart()}` : label + first.text;
  return [{ ...first, text }, ...rest];
}

const mostWordsOfLabel = 4;
const option = /^\s*(?:[-*+•]\s+)?(?:\*\*|__)?(?:\[.?\]|[([（]?(?:\p{L}|\p{N}{1,2})[.)）:：\]])/u;

/** The label of a part that no reason and no option of a question has. */
function writtenLabel({ kind, raw, written, indent }: TextLine): string | undefined {
  if (kind === "blank" || kind === "code" || kind === "table" || indent > 3 || option.test(written)) return undefined;
  if (kind === "heading") return isLabel(written) ? raw.trimEnd() : undefined;
  const begun = /^[^:：\n]{1,80}[:：]\s{0,3}(?:\*\*|__)?/u.exec(raw)?.[0];
  return begun !== undefined && isLabel(begun) ? begun : undefined;
}

function isLabel(written: string): boolean {
  const label = withoutBold(written)
    .replace(/[*_]{2}/g, "")
    .replace(/[(（][^()（）]{1,40}[)）]/gu, "")
    .replace(/[\s:：]+$/u, "")
    .trim();
  if (/[\p{N}.!?]/u.test(label) || label.split(/\s+/).length > mostWordsOfLabel) return false;
  const kind = partKind(label);
  // "Ten minutes: what now?"
  if (kind === "time" && label.includes(" ") && !/[*_]{2}/.test(written)) return false;
  return kind !== undefined && kind !== "feedback" && !namesAnswer(label) && !saysWrong(label);
}

function asWritten(lines: readonly TextLine[]): string {
  return lines.map(({ raw }) => raw).join("");
}
