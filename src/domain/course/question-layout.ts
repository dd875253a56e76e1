// An assessment as a document: each question with a bold stem, its options one below the other, then answer and reason.
// Read again, the document has the same questions, so that it can be edited and imported like any other text.
import { assessmentParts, type QuizQuestion } from "./questions";

const optionLetters = "ABCDEFGH";

/** The whole assessment in Markdown; without answers it is for learners. */
export function laidOutAssessment(assessment: string, withAnswers: boolean): string {
  return assessmentParts(assessment)
    .map(({ text, question }) => (question ? laidOutQuestion(question, withAnswers) : text.trim()))
    .join("\n\n");
}

function laidOutQuestion(question: QuizQuestion & { number: string }, withAnswers: boolean): string {
  const options = question.options.map((option, index) => {
    const line = `${optionLetters.charAt(index)}. ${option}`;
    return withAnswers && index === question.answer ? `**${line}**` : line;
  });
  const answer = withAnswers ? [`Answer: ${optionLetters.charAt(question.answer)}`] : [];
  const reason = withAnswers && question.reason ? [`Reason: ${question.reason}`] : [];
  return [`**${question.number}. ${question.text}**`, lines(options), lines([...answer, ...reason])]
    .filter(Boolean)
    .join("\n\n");
}

/** Two spaces at a line's end are what Markdown asks for where the next line shall begin below. */
function lines(all: readonly string[]): string {
  return all.join("  \n");
}
