// Reads the questions out of an assessment's Markdown: a numbered question, options A to H, `Answer: B`, `Reason: ...`.
// Tolerant of emphasis, other brackets and list marks, because people edit these texts and models vary them.

export interface QuizQuestion {
  text: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
  reason: string;
}

const questionPattern = /^(?:#{1,6}\s+)?(?:question\s+)?(\d+)\s*[.):]\s*(.+)$/i;
const optionPattern = /^(?:[-*+]\s+)?\(?([A-H])\s*[.):]\s*(.+)$/;
const answerPattern = /^(?:[-*+]\s+)?(?:correct\s+)?answer\s*:\s*\(?([A-H])\b/i;
const reasonPattern = /^(?:[-*+]\s+)?(?:reason|explanation|rationale)\s*:\s*(.+)$/i;

/** A stretch of an assessment: a question, or what stands before, between and after the questions. */
export interface AssessmentPart {
  /** As it stands in the assessment. */
  text: string;
  /** Where the stretch is a question that is whole: a text, at least two options, an answer that names one of them. */
  question?: QuizQuestion & { number: string };
}

/** The assessment in its parts, in order; joined together their texts are the assessment again. */
export function assessmentParts(assessment: string): AssessmentPart[] {
  const parts: AssessmentPart[] = [];
  let current: AssessmentPart["question"];
  for (const raw of assessment.split(/(?<=\n)/)) {
    const line = raw.replace(/\*\*|__/g, "").trim();
    const [, number, text] = questionPattern.exec(line) ?? [];
    const last = parts.at(-1);
    if (number && text) {
      current = { number, text, options: [], answer: -1, reason: "" };
      parts.push({ text: raw, question: current });
    } else if (!last || (current && /^#{1,6}\s/.test(line))) {
      current = undefined;
      parts.push({ text: raw });
    } else {
      last.text += raw;
      if (current) readLine(line, current);
    }
  }
  return parts.map(({ text, question }) => (question && isWhole(question) ? { text, question } : { text }));
}

/** The questions that are whole. */
export function questionsOf(assessment: string): QuizQuestion[] {
  return assessmentParts(assessment).flatMap(({ question }) => {
    if (!question) return [];
    const { text, options, answer, reason } = question;
    return [{ text, options, answer, reason }];
  });
}

function isWhole({ options, answer }: QuizQuestion): boolean {
  return options.length >= 2 && answer >= 0 && answer < options.length;
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
