import type { ReactNode } from "react";
import type { Question } from "../../../../domain/assessment/questionnaire/question";
import { uiWords } from "../../../../ui/words";
import classes from "./fields.module.css";

interface QuestionGroupProps {
  question: Question;
  id: string;
  /** `radiogroup` where one option can be chosen. */
  role?: "radiogroup";
  /** Takes the answer away; missing while there is none. */
  onClear?: (() => void) | undefined;
  /** Describes the group once it is answered, and not before. */
  lastTime?: string | undefined;
  children: ReactNode;
}

/** Controls that belong together, named by their question. */
export function QuestionGroup({ question, id, role, onClear, lastTime, children }: QuestionGroupProps) {
  const describedBy = [question.hint && `${id}-hint`, lastTime && `${id}-last-time`].filter(Boolean).join(" ");
  return (
    <fieldset
      role={role}
      className={classes.group}
      aria-labelledby={`${id}-question`}
      aria-describedby={describedBy || undefined}
    >
      <legend id={`${id}-question`}>{question.text}</legend>
      {question.hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {question.hint}
        </p>
      )}
      <div className={classes.controls}>
        {children}
        {onClear && (
          <button
            type="button"
            className={classes.clear}
            onClick={onClear}
            aria-label={uiWords.clearAnswer(question.text)}
          >
            {uiWords.clear}
          </button>
        )}
        {lastTime && (
          <p id={`${id}-last-time`} className={classes.lastTime}>
            {lastTime}
          </p>
        )}
      </div>
    </fieldset>
  );
}
