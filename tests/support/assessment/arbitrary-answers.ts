// Random answers made from the declared questions, for properties that hold for every set of answers.
import fc from "fast-check";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { progressData as progressDataSchema } from "../../../src/domain/assessment/answers/answers-schema";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import { type Question, ratings, type Step } from "../../../src/domain/assessment/questionnaire/question";
import { allQuestions, fieldPath, stepKeys, stepOf } from "../../../src/domain/assessment/questionnaire/questionnaire";

function arbitraryAnswer(question: Question): fc.Arbitrary<unknown> {
  const words = fc.string({ unit: fc.constantFrom("a", "B", " ", "\n", "#", "*", ":"), maxLength: 12 });
  switch (question.kind) {
    case "rating":
      return fc.constantFrom(...ratings, ...(question.unknown === undefined ? [] : ["unknown"]));
    case "yes-no":
      return fc.constantFrom("yes", "no");
    case "choices":
      return fc.subarray([...question.options]);
    case "choice":
      return fc.constantFrom(...question.options);
    case "number":
      return fc.nat({ max: 999_999 }).map(String);
    case "date":
      return fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }).map(dayOf);
    case "list":
      return fc.array(words, { maxLength: 3 });
    case "text":
    case "long-text":
      return words;
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, "2027-01-31".length);
}

function arbitraryEntry(step: Step): fc.Arbitrary<Record<string, unknown>> {
  const fields = allQuestions(step).map(({ question }) =>
    fc.tuple(fc.constant(fieldPath(question.id)), fc.option(arbitraryAnswer(question), { nil: undefined })),
  );
  return fc
    .tuple(...fields)
    .map((answers) => answers.reduce((entry, [path, answer]) => setField(entry, path, answer), {}));
}

export const arbitraryProgress: fc.Arbitrary<ProgressData> = fc
  .tuple(
    ...stepKeys.map((key) => {
      const entry = arbitraryEntry(stepOf(key));
      return key === "2" ? fc.record({ teams: fc.array(entry, { maxLength: 4 }) }) : entry;
    }),
  )
  .map((steps) =>
    stepKeys.reduce<Record<string, unknown>>((answers, key, index) => {
      const step = steps[index];
      return step === undefined || Object.keys(step).length === 0 ? answers : { ...answers, [key]: step };
    }, {}),
  )
  .map((answers) => progressDataSchema.parse(answers));
