// The stream of an assessment, question by question: each is passed on when it is whole, with its right option at a
// place that the model has not chosen. What has not become a question when the stream ends is passed on as it is.
import { questionReadings, type QuestionReading } from "../../../src/domain/course/reading/question-readings";
import { mayBeSecondOption } from "../../../src/domain/course/reading/questions/option-blocks";
import { questionLines } from "../../../src/domain/course/reading/questions/question-lines";
import { EvenLines } from "../../../src/domain/kernel/even-text";
import type { TextLine } from "../../../src/domain/course/reading/text-lines";
import type { SendPart } from "../language-model/writing";
import { dealPlaces, mayMove, type Deal } from "./answer-places";
import { movedQuestion } from "./moved-question";

/** Passes on what is written behind `begun`, and returns what its writer returns: all of it as the model wrote it. */
export async function questionByQuestion(
  begun: string,
  send: SendPart,
  write: (send: SendPart) => Promise<string>,
): Promise<string> {
  const assessment = new ArrivingAssessment(begun);
  const lines = new EvenLines();
  let model: string | undefined;
  const pass = async (text: string) => {
    if (text !== "") await send({ text, ...(model !== undefined && { model }) });
  };
  const end = async () => pass(assessment.add(lines.rest()) + assessment.end());
  const written = await write(async (part) => {
    model = part.model;
    await pass(assessment.add(lines.take(part.text)));
  }).catch(async (error: unknown) => {
    await end(); // the person keeps the text that had arrived before the break
    throw error;
  });
  await end();
  return written;
}

/** The text is read again when so much of it is new: a question of a usual assessment is more. */
const newShare = 1 / 16;

class ArrivingAssessment {
  #text: string;
  /** The numbers of characters that have been passed on, that are in whole lines, and that have been read. */
  #passed: number;
  #whole: number;
  #read = 0;
  #hasWords: boolean;
  #deal: Deal | undefined;

  constructor(begun: string) {
    this.#text = begun;
    this.#passed = begun.length;
    this.#whole = begun.lastIndexOf("\n") + 1;
    this.#hasWords = begun !== "";
  }

  /** Returns the text that can be passed on now: up to the beginning of the question that is being written. */
  add(text: string): string {
    this.#text += text;
    if (!text.includes("\n")) return "";
    let passing = "";
    for (let end = this.#lineEnd(); end > 0; end = this.#lineEnd()) {
      const line = this.#text.slice(this.#whole, end);
      this.#whole = end;
      passing += this.#passLine(line);
    }
    return passing;
  }

  end(): string {
    return this.#pass(this.#text, (readings) => readings, true);
  }

  #lineEnd(): number {
    return this.#text.indexOf("\n", this.#whole) + 1;
  }

  /** The title goes out at once, and a question when the next one has two options: before, it is none. */
  #passLine(line: string): string {
    if (line.trim() === "") return "";
    const isTitle = !this.#hasWords && line.trimStart().startsWith("# ");
    this.#hasWords = true;
    if (isTitle) {
      this.#passed = this.#whole;
      return this.#text.slice(0, this.#whole);
    }
    const isNew = this.#whole - this.#read >= this.#whole * newShare;
    if (!isNew || !questionLines(line).some(mayBeSecondOption)) return "";
    this.#read = this.#whole;
    return this.#pass(this.#text.slice(0, this.#whole), (readings) => readings.slice(0, -1), false);
  }

  #pass(text: string, whole: (readings: QuestionReading[]) => QuestionReading[], isAll: boolean): string {
    const lines = questionLines(text);
    const offsets = offsetsOf(lines);
    let passing = "";
    const readings = whole(questionReadings(lines));
    for (const [nth, reading] of readings.entries()) {
      const [from = 0, to = 0] = [offsets[reading.first], offsets[reading.last + 1]];
      if (to <= this.#passed) continue;
      passing += text.slice(this.#passed, Math.max(from, this.#passed));
      this.#deal ??= dealBehind(readings.slice(0, nth), reading);
      passing += from < this.#passed ? text.slice(this.#passed, to) : moved(lines, reading, this.#deal);
      this.#passed = to;
    }
    const left = isAll ? text.slice(this.#passed) : "";
    this.#passed += left.length;
    return passing + left;
  }
}

/** A text that is gone on with has questions already. */
function dealBehind(before: readonly QuestionReading[], first: QuestionReading): Deal {
  const deal = dealPlaces(first.question.text);
  for (const reading of before) keepPlace(reading, deal);
  return deal;
}

function moved(lines: TextLine[], reading: QuestionReading, deal: Deal): string {
  const isMoved = mayMove(reading);
  if (!isMoved) keepPlace(reading, deal);
  const place = isMoved ? deal.place(reading.question.options.length) : undefined;
  return (place === undefined ? undefined : movedQuestion(lines, reading, place)) ?? rawLines(lines, reading);
}

function keepPlace({ question: { answer } }: QuestionReading, deal: Deal): void {
  if (answer !== undefined) deal.keep(answer);
}

function rawLines(lines: readonly TextLine[], { first, last }: QuestionReading): string {
  return lines
    .slice(first, last + 1)
    .map(({ raw }) => raw)
    .join("");
}

/** Returns the offset of each line, and the end of the text. */
function offsetsOf(lines: readonly TextLine[]): number[] {
  let end = 0;
  return [0, ...lines.map(({ raw }) => (end += raw.length))];
}
