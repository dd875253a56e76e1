import type { ReactNode } from "react";
import type { FieldProps } from "./field";
import { QuestionGroup } from "./question-group";

/** Options of which one can be chosen, and the choice be taken back. */
export function RadioQuestionGroup({
  question,
  id,
  answer,
  lastTime,
  onAnswer,
  children,
}: FieldProps & { children: ReactNode }) {
  const onClear = answer === undefined ? undefined : () => onAnswer(undefined);
  return (
    <QuestionGroup question={question} id={id} role="radiogroup" onClear={onClear} lastTime={lastTime}>
      {children}
    </QuestionGroup>
  );
}
