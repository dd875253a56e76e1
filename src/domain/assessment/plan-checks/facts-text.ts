import { isAnswered, type ProgressData } from "../answers/answers";
import { entriesOf, entryName } from "../answers/reading-answers";
import { planSections } from "../plan/plan-sections";
import { answerTo, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";
import { onOneLine } from "./one-line";
import { plannedFacts, sectionsWithFacts } from "./plan-facts";
import { sentWords } from "./sent-words";

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
