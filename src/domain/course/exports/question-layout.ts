// An assessment as a document: each question with a bold stem, its options one below the other, then answer and reason.
// Read again, the document has the same questions, so that it can be edited and imported like any other text. A key at
// the end has moved to its questions.
import { assessmentParts, type NumberedQuestion } from "../questions";
import { learnersQuestion, withoutOpenFacts } from "../reading/open-facts";
import { withoutObjectiveMarks } from "../reading/objective-marks";

const optionLetters = "ABCDEFGHIJKL";

/** The whole assessment in Markdown; without answers it is for learners. */
export function laidOutAssessment(assessment: string, withAnswers: boolean): string {
  return assessmentParts(assessment)
    .filter(({ isKey, isOpen }) => !isKey && (withAnswers || !isOpen))
    .map(({ text, question }) => {
      if (question) return laidOutQuestion(withAnswers ? question : learnersQuestion(question), withAnswers);
      const words = withoutObjectiveMarks(text).trim();
      return withAnswers ? words : withoutOpenFacts(words);
    })
    .filter(Boolean)
    .join("\n\n");
}

/** Escapes words of an option that would begin a heading, a list or a quotation in Markdown. */
export function optionLine(option: string): string {
  return option.replace(/^(?=[#>+*-]\s)|^(\d+)(?=[.)])/, "$1\\");
}

function laidOutQuestion({ number, text, options, ...feedback }: NumberedQuestion, withAnswers: boolean): string {
  const [stem = "", ...blocks] = text.split("\n\n");
  const lettered = options.map((option, index) => {
    const line = `${letterOf(index)}. ${option}`;
    return withAnswers && index === feedback.answer && !line.includes("\n") ? `**${line}**` : line;
  });
  const below = withAnswers ? feedbackLines(feedback) : [];
  return [`**${number}. ${stem}**`, ...blocks, lines(lettered), lines(below)].filter(Boolean).join("\n\n");
}

function feedbackLines({ answer, reason, optionReasons = [] }: Omit<NumberedQuestion, "number" | "text" | "options">) {
  return [
    `Answer: ${letterOf(answer)}`,
    ...(reason ? [`Reason: ${reason}`] : []),
    ...optionReasons.flatMap((each, index) => (each ? [`${letterOf(index)}: ${each}`] : [])),
  ];
}

export function letterOf(index: number): string {
  return optionLetters.charAt(index);
}

/** Two spaces at a line's end are what Markdown asks for where the next line shall begin below. */
function lines(all: readonly string[]): string {
  return all.join("  \n");
}
