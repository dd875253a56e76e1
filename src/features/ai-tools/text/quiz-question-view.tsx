import { useId, type ReactNode } from "react";
import { ownLanguage } from "../../../domain/kernel/own-language";
import type { NumberedQuestion } from "../../../domain/course/questions";
import { optionLine } from "../../../domain/course/exports/question-layout";
import { courseWords } from "../../../domain/course/words";
import { CitedMarkdown } from "../sources/cited-markdown";
import { Markdown } from "../../../ui/markdown/markdown";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import classes from "./quiz-question-view.module.css";

interface QuizQuestionViewProps {
  question: NumberedQuestion;
  /** Shows which option is right, and why. */
  withAnswer: boolean;
  /** The actions on the question. */
  children?: ReactNode;
}

/** A question as people read it: its stem, its options by letters, and for teachers the right one with the reason. */
export function QuizQuestionView({
  question: { number, text, options, answer, reason, optionReasons },
  withAnswer,
  children,
}: QuizQuestionViewProps) {
  const id = useId();
  return (
    <div className={classes.question} role="group" aria-labelledby={id}>
      <div id={id} className={classes.stem}>
        <Markdown>{`${number}\\. ${text}`}</Markdown>
      </div>
      <ol className={classes.options} type="A">
        {options.map((option, nth) => {
          const isRight = withAnswer && nth === answer;
          return (
            <li key={nth} data-right={isRight}>
              <Markdown>{optionLine(option)}</Markdown>
              {isRight && <VisuallyHidden lang={ownLanguage()}>{courseWords.rightAnswer}</VisuallyHidden>}
              {withAnswer && optionReasons?.[nth] && (
                <div className={classes.optionReason}>
                  <CitedMarkdown>{optionReasons[nth]}</CitedMarkdown>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {withAnswer && reason && (
        <div className={classes.reason}>
          <CitedMarkdown>{reason}</CitedMarkdown>
        </div>
      )}
      {children}
    </div>
  );
}
