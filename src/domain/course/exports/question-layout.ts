// An assessment as a document: each question with a bold stem, its options one below the other, then answer and reason.
// Read again, the document has the same questions, so that it can be edited and imported like any other text. A key at
// the end has moved to its questions.
import { assessmentParts, type NumberedQuestion } from "../questions";
import { learnersQuestion, withoutOpenFacts } from "../reading/open-facts";
import { layoutWords, lettersOf } from "./layout-words";
import { withoutObjectiveMarks } from "../reading/objective-marks";

/** The whole assessment in Markdown, with labels in its language; without answers it is for learners. */
export function laidOutAssessment(assessment: string, withAnswers: boolean, language?: string): string {
  return assessmentParts(assessment)
    .filter(({ isKey, isOpen }) => !isKey && (withAnswers || !isOpen))
    .map(({ text, question }) => {
      if (question) return laidOutQuestion(withAnswers ? question : learnersQuestion(question), withAnswers, language);
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

/** One question, with answer and reasons for teachers. */
export function laidOutQuestion(
  { number, text, options, ...feedback }: NumberedQuestion,
  withAnswers: boolean,
  language: string | undefined,
): string {
  const letters = lettersOf(options.length, language);
  const lettered = options.map((option, index) => {
    const line = `${letters[index]}. ${option}`;
    return withAnswers && index === feedback.answer ? rightOption(line) : line;
  });
  const below = withAnswers ? feedbackLines(feedback, letters, language) : [];
  return [boldStem(`${number}. ${text}`), lines(lettered), lines(below)].filter(Boolean).join("\n\n");
}

/** The words of a question are bold; the code and tables behind them are not. */
export function boldStem(text: string): string {
  const [words = "", ...blocks] = text.split("\n\n");
  return [`**${words}**`, ...blocks].join("\n\n");
}

/** Bold, unless it has several lines. */
export function rightOption(line: string): string {
  return line.includes("\n") ? line : `**${line}**`;
}

function feedbackLines(
  { answer, ...reasons }: Pick<NumberedQuestion, "answer" | "reason" | "optionReasons">,
  letters: string,
  language: string | undefined,
) {
  return [`${layoutWords(language).answer} ${letters[answer]}`, ...reasonLines(reasons, letters, language)];
}

/** The reason for the answer, and those for each option. */
export function reasonLines(
  { reason, optionReasons = [] }: Pick<NumberedQuestion, "reason" | "optionReasons">,
  letters: string,
  language: string | undefined,
): string[] {
  return [
    ...(reason ? [`${layoutWords(language).reason} ${reason}`] : []),
    ...optionReasons.flatMap((each, index) => (each ? [`${letters[index]}: ${each}`] : [])),
  ];
}

/** Two spaces at a line's end are what Markdown asks for where the next line shall begin below. */
function lines(all: readonly string[]): string {
  return all.join("  \n");
}
