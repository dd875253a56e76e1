// The facts that make a plan precise: its methods and its timeline go by the people and the hours that the business has
// given, and say what it has not.
import { isAnswered, type ProgressData } from "../answers/answers";
import { entriesOf, entryName } from "../answers/reading-answers";
import type { Plan } from "../plan/plan";
import { planSections, type PlanSectionId } from "../plan/plan-sections";
import { allReferences, referenceResolver, type ResolvedReference } from "../plan/references";
import { answerTo, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";
import { onOneLine } from "./one-line";
import { sentWords } from "./sent-words";

/** The number of people, and the hours that each has. */
const planned = ["4.peopleCount", "4.trainingHours"];

export const sectionsWithFacts: readonly PlanSectionId[] = ["methods", "timeline"];

/** Returns the instructions about the facts, for the model behind the prompt. */
export function factsText(progressData: ProgressData): string {
  const sections = planSections.filter(({ id }) => sectionsWithFacts.includes(id)).map(({ heading }) => heading);
  const given = plannedFacts(progressData).map(({ reference }) => `[answers: ${reference}]`);
  const missing = missingFacts(progressData);
  return [
    ...(given.length === 0 ? [] : [sentWords.givenFacts(sections, given.join(", "))]),
    ...(missing.length === 0
      ? []
      : [`${sentWords.missingFacts(sections)}\n${missing.map((fact) => `- ${fact}`).join("\n")}`]),
  ].join("\n\n");
}

/** The people and hours that are given, and that no item of the sections in question rests on. */
export function unusedFacts({ sections }: Plan, progressData: ProgressData): ResolvedReference[] {
  const resolve = referenceResolver(progressData);
  const named = sections
    .filter(({ id }) => id !== "other" && sectionsWithFacts.includes(id))
    .flatMap(({ items }) => items.flatMap(({ references }) => references))
    .map((reference) => resolve(reference)?.reference);
  return plannedFacts(progressData).filter(({ reference }) => !named.includes(reference));
}

function plannedFacts(progressData: ProgressData): ResolvedReference[] {
  return allReferences(progressData).filter(({ reference }) => planned.includes(reference));
}

function missingFacts(progressData: ProgressData): string[] {
  return stepKeys.flatMap((key) => {
    const step = stepOf(key);
    return entriesOf(key, progressData).flatMap((answers) => {
      const whose = step.repeats === undefined ? "" : ` (${onOneLine(entryName(step.repeats, answers))})`;
      return visibleQuestions(step, answers)
        .filter(({ question }) => question.optional && !isAnswered(answerTo(question, answers)))
        .map(({ question }) => `${question.text}${whose}`);
    });
  });
}
