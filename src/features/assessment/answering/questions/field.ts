import type { ReactNode } from "react";
import type { Question } from "../../../../domain/assessment/questionnaire/question";

export interface FieldProps<Q extends Question = Question> {
  question: Q;
  answer: unknown;
  onAnswer: (answer: unknown) => void;
  /** The last round's answer, shown after there is a new one, or that this one was given earlier. */
  lastTime?: string | undefined;
  /** Why the answer is not taken, where that is not said of the answer itself. */
  problem?: string | undefined;
  /** Names this field among all that are on the page. */
  id: string;
}

export type Field<Q extends Question> = (props: FieldProps<Q>) => ReactNode;

/** The same questions can be on a page twice, so their fields have a prefix each. */
export function questionFieldId(prefix: string, questionId: string): string {
  return `${prefix}${questionId}`.replace(/[^\w-]/g, "-");
}
