// The same answers are the same in both languages: the profile that is computed of them, the names of the answers, and
// the places of a plan that rests on them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { planSections as englishSections } from "../../../../domain/assessment/plan/plan-sections";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { stepKeys } from "../../../../domain/assessment/questionnaire/questionnaire";
import { fullAnswers, halfAnswers } from "../../../../domain/assessment/answers/answers.fixture";
import { languages, type Language } from "../../../../domain/kernel/language";
import { readSampleRequest } from "../../../../../local/stand-ins/language-model/request";
import { writeSample } from "../../../../../local/stand-ins/language-model/write-sample";
import { arbitraryProgress } from "../../../../../tests/support/assessment/arbitrary-answers";
import { inBothLanguages } from "../../../../../tests/support/languages/functions-in-both";
import type * as spoken from "../../../../../tests/support/languages/spoken-assessment";

const domain = await inBothLanguages<typeof spoken>("spoken-assessment.ts");

/** A copy for each language: a profile is computed once for the same answers. */
function readIn<Read>(language: Language, answers: ProgressData, read: (answers: ProgressData) => Read): Read {
  return domain.inLanguage(language, () => read(structuredClone(answers)));
}

/** A profile without the words that are said of it. */
function figuresOf(answers: ProgressData) {
  const stored = domain.readProgressData(answers);
  const { gaps, strengths, heatMap } = domain.gapProfile(stored);
  const reading = ({ indicator, reference, rating, severity, level, ticked }: (typeof strengths)[number]) => ({
    ...{ indicator, reference, rating, severity, level, ticked },
  });
  return {
    stored,
    gaps: gaps.map((gap) => ({ ...reading(gap), rank: gap.rank, training: gap.trainingIsTheAnswer })),
    strengths: strengths.map(reading),
    rows: heatMap.rows.map(({ cells }) => cells.map((cell) => cell.reference)),
    references: domain.allReferences(stored).map(({ reference }) => reference),
    progress: stepKeys.map((key) => {
      const { progress, answered, unanswered } = domain.stepProgress(key, stored);
      return { progress, answered, unanswered: unanswered.map(({ question, entry }) => ({ id: question.id, entry })) };
    }),
  };
}

function isTheSameInBoth(answers: ProgressData): void {
  const [english, german] = languages.map((language) => readIn(language, answers, figuresOf));
  expect(german).toEqual(english);
  expect(german?.stored).toEqual(answers);
}

function tried(numRuns: number): void {
  fc.assert(fc.property(arbitraryProgress, isTheSameInBoth), { numRuns });
}

test("the profile of 50 businesses and their answers are the same in German", () => tried(50));
test("those of 1,000 businesses are, too", { tags: ["heavy"], timeout: 120_000 }, () => tried(1000));

test("the German words around answers leave no English ones", () => {
  const said = (language: Language) =>
    readIn(language, fullAnswers(), (answers) => `${domain.assemblePrompt(answers)}\n${domain.sentAlong(answers)}`);
  const [english, german] = [said("en"), said("de")].map((text) => text.split("\n"));
  const isWords = (line: string) => /\p{L}{2}/u.test(line) && !/^\*\*|^(?:Antwort|Answer): /.test(line);
  const inEnglish = new Set(english);
  expect(german?.filter((line) => isWords(line) && inEnglish.has(line))).toEqual([]);
  expect(german).toContain("Antwort: 3");
});

test.each([
  ["full", fullAnswers()],
  ["half", halfAnswers()],
])("a German plan for %s answers is read by place as an English one", (_, answers) => {
  const planIn = (language: Language) =>
    readIn(language, answers, (given) => {
      const prompt = `Task: training plan\n\n${domain.namedPrompt(given)}\n\n${domain.sentAlong(given)}`;
      const system = language === "de" ? "Write in German, and address the reader as Sie." : "";
      const messages = [
        { role: "system", content: system },
        { role: "user", content: prompt },
      ];
      return domain.cleanedPlan(writeSample(readSampleRequest({ model: "any", messages })));
    });
  const places = (text: string) => (given: ProgressData) => {
    const { sections } = domain.readPlan(text);
    const check = domain.checkDiagnosis(text, domain.gapProfile(given).gaps, given);
    const names = (gaps: readonly { reference: string }[] = []) => gaps.map(({ reference }) => reference);
    return {
      sections: sections.map(({ id, items }) => ({
        id,
        items: items.map(({ references, kind, group }) => ({
          ...{ references, kind },
          ...(id === "actions" && { group }),
        })),
      })),
      unmet: names(check?.unmet),
      trainedAnyway: names(check?.trainedAnyway),
      unusedFacts: names(check?.unusedFacts),
      problem: domain.planProblem(text, given),
      kept: domain.withCheckedReferences(text, given) === text,
    };
  };
  const [english, german] = [planIn("en"), planIn("de")];
  expect(german).toContain("## 2. Prioritäten");
  const expected = readIn("en", answers, places(english));
  expect(expected).toMatchObject({ unmet: [], trainedAnyway: [], problem: undefined, kept: true });
  expect(expected.sections.map(({ id }) => id)).toEqual(englishSections.map(({ id }) => id));
  for (const language of languages) {
    expect(readIn(language, answers, places(english))).toEqual(expected);
    expect(readIn(language, answers, places(german))).toEqual(expected);
  }
});
