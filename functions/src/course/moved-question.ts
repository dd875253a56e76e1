// A question with its options in another order, everything else as the model wrote it: labels stay at their places,
// reasons move with their options, and what names the right option names its new label.
import { withoutBold } from "../../../src/domain/course/reading/line-marks";
import { withoutObjectiveMarks } from "../../../src/domain/course/reading/objective-marks";
import { questionReadings, type QuestionReading } from "../../../src/domain/course/reading/question-readings";
import { questionLines } from "../../../src/domain/course/reading/questions/question-lines";
import type { TextLine } from "../../../src/domain/course/reading/text-lines";
import { orderWith } from "./answer-places";

/** Undefined where the line that names the right option cannot be changed for certain. */
export function movedQuestion(lines: readonly TextLine[], reading: QuestionReading, place: number): string | undefined {
  const { first, last, block, question, feedback } = reading;
  if (lines.slice(first, last + 1).some(({ raw, written }) => raw !== written)) return undefined;
  const right = question.answer ?? 0;
  const order = orderWith(block.options.length, right, place);
  const raws = lines.map(({ raw }) => raw);
  const groups = block.options.map(({ line }, at) => lineGroup(reading, line, at));
  const moved = order.map((from, at) => {
    const [head = 0, ...below] = groups[from] ?? [];
    const mark = feedback.answerLine === undefined && from === right ? " ✓" : "";
    const labelled = labelBefore(raws[groups[at]?.[0] ?? 0] ?? "", block.options[at]?.content ?? "");
    const ending = /\r?\n$/.exec(raws[head] ?? "")?.[0] ?? "\n";
    return [
      `${labelled}${reading.contents[from] ?? ""}${mark}${ending}`,
      ...below.map((line) => withEnding(raws[line])),
    ].join("");
  });
  const answer = answerWith(raws[feedback.answerLine ?? -1], block.alphabet, right, place);
  if (feedback.answerLine !== undefined && answer === undefined) return undefined;
  const text = raws.slice(first, last + 1).map((raw, offset) => {
    const line = first + offset;
    const at = groups.findIndex((group) => group.includes(line));
    if (at >= 0) return groups[at]?.[0] === line ? (moved[at] ?? "") : "";
    return line === feedback.answerLine ? (answer ?? raw) : raw;
  });
  return isReadAs(text.join(""), reading, order) ? text.join("") : undefined;
}

/** A key that is not certain stays where it is: the moved question is read as the same one. */
function isReadAs(text: string, { contents, question }: QuestionReading, order: readonly number[]): boolean {
  const [read, ...more] = questionReadings(questionLines(text)).map((again) => again.question);
  const moved = order.map((from) => withoutObjectiveMarks(contents[from] ?? ""));
  const isSame = read?.options.length === moved.length && read.options.every((option, at) => option === moved[at]);
  return isSame && more.length === 0 && read.answer === order.indexOf(question.answer ?? 0);
}

/** The lines of an option: its own, and those of the reason right below it. */
function lineGroup({ reasonLines }: QuestionReading, line: number, at: number): number[] {
  return [line, ...(reasonLines[at] ?? [])];
}

function withEnding(raw = ""): string {
  return raw.endsWith("\n") ? raw : `${raw}\n`;
}

/** Returns the label before an option's words, without a tick or bold type, which belong to the words. */
function labelBefore(raw: string, content: string): string {
  const begins = /^\s*(?:>\s*)*(?:[-*+•]\s+)?/.exec(raw)?.[0] ?? "";
  const words = withoutBold(raw);
  const label = words.endsWith(content) ? words.slice(0, words.length - content.length) : "";
  return begins + label.replace(/[✓✔✅☑]\uFE0F?\s*/gu, "").replace(/^\[[xX✓✔]\]/u, "[ ]");
}

/** "Antwort: B" with another label; as it is where it says the option's words instead. */
function answerWith(
  raw: string | undefined,
  alphabet: readonly string[],
  right: number,
  place: number,
): string | undefined {
  const [old = "", now = ""] = [alphabet[right], alphabet[place]];
  const [, before, label = "", behind] =
    /^([^:：]*[:：][^\p{L}\p{N}①-⓿㉠-㉭]*)(\p{L}\p{M}?|\p{N}|[①-⓿㉠-㉭])(?![\p{L}\p{M}])(.*)$/su.exec(raw ?? "") ?? [];
  if (before === undefined || behind === undefined) return raw && withLabelAmongWords(raw, old, now);
  if (label === old) return before + now + behind;
  return label === old.toLowerCase() ? before + now.toLowerCase() + behind : undefined;
}

/** "Answer: Option B", "The right one is B." */
function withLabelAmongWords(raw: string, old: string, now: string): string | undefined {
  const [before = "", behind, ...more] = raw.split(
    new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${old}(?![\p{L}\p{M}\p{N}])`, "u"),
  );
  if (behind === undefined) return raw;
  return more.length > 0 ? undefined : before + now + behind;
}
