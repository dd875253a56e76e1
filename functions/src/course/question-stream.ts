// The stream of an assessment, question by question: each is passed on when it is whole, with its right option at a
// place that the model has not chosen. What has not become a question when the stream ends is passed on as it is.
import { questionReadings, type QuestionReading } from "../../../src/domain/course/reading/question-readings";
import { textLines, type TextLine } from "../../../src/domain/course/reading/text-lines";
import type { ModelText } from "../language-model/language-model";
import { dealPlaces, mayMove } from "./answer-places";
import { movedQuestion } from "./moved-question";

/** Passes on what is written behind `begun`, and returns all of it as the model wrote it. */
export async function* questionByQuestion(
  answer: AsyncGenerator<ModelText, string>,
  begun: string,
): AsyncGenerator<ModelText, string> {
  const assessment = new ArrivingAssessment(begun);
  let model = "";
  try {
    for (let next = await answer.next(); ; next = await answer.next()) {
      if (next.done) {
        yield* passedOn(assessment.end(), model);
        return next.value;
      }
      model = next.value.model;
      yield* passedOn(assessment.add(next.value.text), model);
    }
  } catch (error) {
    // What had arrived when it broke off is kept for the person.
    yield* passedOn(assessment.end(), model);
    throw error;
  } finally {
    // Where nobody listens any more, the request to the model is given up as well.
    await answer.return("");
  }
}

function passedOn(text: string, model: string): ModelText[] {
  return text === "" ? [] : [{ text, model }];
}

class ArrivingAssessment {
  #text: string;
  /** How many characters of the text have been passed on. */
  #passed: number;
  #deal: ((options: number) => number) | undefined;

  constructor(begun: string) {
    this.#text = begun;
    this.#passed = begun.length;
  }

  /** What can be passed on now: up to the beginning of the question that is being written. */
  add(text: string): string {
    this.#text += text;
    if (!text.includes("\n")) return "";
    const title = this.#passed === 0 ? (/^\s*# .*\n/.exec(this.#text)?.[0] ?? "") : "";
    this.#passed += title.length;
    return title + this.#pass((readings) => readings.slice(0, -1), false);
  }

  end(): string {
    return this.#pass((readings) => readings, true);
  }

  #pass(whole: (readings: QuestionReading[]) => QuestionReading[], isAll: boolean): string {
    const lines = textLines(this.#text);
    const offsets = offsetsOf(lines);
    let passing = "";
    for (const reading of whole(questionReadings(lines))) {
      const [from = 0, to = 0] = [offsets[reading.first], offsets[reading.last + 1]];
      if (to <= this.#passed) continue;
      passing += this.#text.slice(this.#passed, Math.max(from, this.#passed));
      passing += from < this.#passed ? this.#text.slice(this.#passed, to) : this.#moved(lines, reading);
      this.#passed = to;
    }
    const left = isAll ? this.#text.slice(this.#passed) : "";
    this.#passed += left.length;
    return passing + left;
  }

  #moved(lines: TextLine[], reading: QuestionReading): string {
    this.#deal ??= dealPlaces(reading.question.text);
    const place = mayMove(reading) ? this.#deal(reading.question.options.length) : undefined;
    const moved = place === undefined ? undefined : movedQuestion(lines, reading, place);
    return moved ?? rawLines(lines, reading);
  }
}

function rawLines(lines: readonly TextLine[], { first, last }: QuestionReading): string {
  return lines
    .slice(first, last + 1)
    .map(({ raw }) => raw)
    .join("");
}

/** Where each line begins, and where the text ends. */
function offsetsOf(lines: readonly TextLine[]): number[] {
  let end = 0;
  return [0, ...lines.map(({ raw }) => (end += raw.length))];
}
