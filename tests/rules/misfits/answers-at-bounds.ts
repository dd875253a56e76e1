// Answers as large as they may be, and answers with one thing wrong.
import { Bytes } from "firebase/firestore/lite";
import { aTroubledTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { answerBounds, mostOf } from "../../../src/domain/assessment/answers/answers-schema";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import type { AnswerRecord, Question } from "../../../src/domain/assessment/questionnaire/question";
import { allQuestions, fieldPath, stepKeys, stepOf } from "../../../src/domain/assessment/questionnaire/questionnaire";

export const singleQuestions = stepKeys
  .filter((key) => stepOf(key).repeats === undefined)
  .flatMap((key) =>
    allQuestions(stepOf(key)).map(({ question }) => ({ question, path: [key, ...fieldPath(question.id)] })),
  );

/** Those about a team in a colleague's copy, which has no name there. */
export const teamQuestions = allQuestions(stepOf("2"))
  .filter(({ question }) => question.id !== "teamName")
  .map(({ question }) => ({ question, path: fieldPath(question.id) }));

/** A list as long as it may be, of entries as long as they may be. */
function longestList(question: Question, letter: string): string[] {
  const entry =
    question.kind === "choices"
      ? (question.options.toSorted((one, other) => other.length - one.length)[0] ?? "")
      : letter.repeat(answerBounds.listEntry);
  return Array.from({ length: answerBounds.list }, () => entry);
}

function atItsBound(question: Question, letter: string): unknown {
  switch (question.kind) {
    case "rating":
      return question.unknown === undefined ? "5" : "unknown";
    case "yes-no":
      return "yes";
    case "choice":
      return question.options.toSorted((one, other) => other.length - one.length)[0];
    case "number":
      return "999999";
    case "date":
      return "2027-01-31";
    case "choices":
    case "list":
      return longestList(question, letter);
    case "text":
    case "long-text":
      return letter.repeat(mostOf(question));
  }
}

/** Every field at its bound, and as many teams as there may be, within the size of a document. */
export function answersAtBounds(letter: string): AnswerRecord {
  const team = aTroubledTeam({ roleFollowUp: letter.repeat(answerBounds.text) });
  const teams = Array.from({ length: answerBounds.teams }, (_, nth) => ({ ...team, id: `a${nth}` }));
  return withEveryAnswer((question) => atItsBound(question, letter), { "2": { teams } });
}

/** A team of a colleague's copy with every field at its bound. */
export function teamAtBounds(letter: string): AnswerRecord {
  return teamWithEveryAnswer((question) => atItsBound(question, letter));
}

/** Returns the function's answer for each question outside the teams; undefined leaves it out. */
export function withEveryAnswer(answerFor: (question: Question) => unknown, answers: AnswerRecord = {}): AnswerRecord {
  return answered(singleQuestions, answerFor, answers);
}

/** The same for a team of a colleague's copy. */
export function teamWithEveryAnswer(answerFor: (question: Question) => unknown): AnswerRecord {
  return answered(teamQuestions, answerFor, {});
}

function answered(
  questions: readonly { question: Question; path: readonly string[] }[],
  answerFor: (question: Question) => unknown,
  answers: AnswerRecord,
): AnswerRecord {
  return questions.reduce((all, { question, path }) => {
    const answer = answerFor(question);
    return answer === undefined ? all : setField(all, path, answer);
  }, answers);
}

const otherKinds: Record<string, unknown> = {
  "a number": 5,
  "a map": { "0": "a" },
  bytes: Bytes.fromUint8Array(new Uint8Array([97])),
};

/**
 * Returns the misfits of a question, by name. A list may still be the text with commas that an older system has stored.
 */
export function misfitsFor(question: Question): Record<string, unknown> {
  switch (question.kind) {
    case "rating":
      return { ...otherKinds, "a rating of 6": "6", "two ratings": ["5", "5"], "a word too many": "extra" };
    case "yes-no":
      return { ...otherKinds, "a truth": true, "a word of their own": "perhaps", "a word too many": "extra" };
    case "choice":
      return { ...otherKinds, "a list": [question.options[0]], "a word of their own": "perhaps" };
    case "number":
      return { ...otherKinds, "a word": "many", "a number too long": "1234567", "two numbers": "1;2" };
    case "date":
      return {
        ...otherKinds,
        "a word": "soon",
        "a moment": "2027-01-31T08:00",
        "a year too long": "20270-01-31",
        "a month too long": "2027-011-31",
        "a day too long": "2027-01-311",
      };
    case "text":
    case "long-text":
      return { ...otherKinds, "a list": ["a"], "a text too long": "x".repeat(mostOf(question) + 1) };
    case "choices":
    case "list": {
      const [first = "", ...rest] = longestList(question, "x");
      const tooLarge = { "entries too long": [`${first}x`, ...rest], "an entry too many": ["", "", ...rest] };
      const longText = "x".repeat(answerBounds.list * answerBounds.listEntry + 1);
      return {
        ...otherKinds,
        ...tooLarge,
        ...(question.kind === "list" ? { "a text too long": longText } : { "a text": "a" }),
      };
    }
  }
}
