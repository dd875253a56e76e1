// Reads the questions out of an assessment's Markdown: a numbered question, options A to H, `Answer: B`, `Reason: ...`.
// Tolerant of emphasis, other brackets and list marks, because people edit these texts and models vary them.

export interface QuizQuestion {
  text: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  reason: string;
}

const questionPattern = /^(?:#{1,6}\s+)?(?:question\s+)?\d+\s*[.):]\s*(.+)$/i;
const optionPattern = /^(?:[-*+]\s+)?\(?([A-H])\s*[.):]\s*(.+)$/;
const answerPattern = /^(?:[-*+]\s+)?(?:correct\s+)?answer\s*:\s*\(?([A-H])\b/i;
const reasonPattern = /^(?:[-*+]\s+)?(?:reason|explanation|rationale)\s*:\s*(.+)$/i;

/** Those questions that are whole: a text, at least two options and an answer that names one of them. */
export function questionsOf(assessment: string): QuizQuestion[] {
  const questions: QuizQuestion[] = [];
  let current: QuizQuestion | undefined;
  for (const raw of assessment.split("\n")) {
    const line = raw.replace(/\*\*|__/g, "").trim();
    const question = questionPattern.exec(line)?.[1];
    if (question) {
      current = { text: question, options: [], answer: -1, reason: "" };
      questions.push(current);
    } else if (current) {
      readLine(line, current);
    }
  }
  return questions.filter(({ options, answer }) => options.length >= 2 && answer >= 0 && answer < options.length);
}

function readLine(line: string, question: QuizQuestion): void {
  const [, option] = optionPattern.exec(line)?.slice(1) ?? [];
  const letter = answerPattern.exec(line)?.[1];
  const reason = reasonPattern.exec(line)?.[1];
  if (letter) question.answer = letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  else if (reason) question.reason = reason;
  else if (option) question.options.push(option);
  else if (line && question.reason) question.reason += ` ${line}`;
  else if (line && question.options.length === 0) question.text += ` ${line}`;
}
