import { useRef, useState } from "react";
import { isAnswered } from "../../../../domain/assessment/answers/answers";
import type { AnswerRecord, Question } from "../../../../domain/assessment/questionnaire/question";
import { answerTo, reveals } from "../../../../domain/assessment/questionnaire/questionnaire";
import { givenEarlier } from "../../../../domain/assessment/needs-check/given-earlier";
import { carriedAnswer } from "../../../../domain/assessment/rounds/carried-answer";
import { lastTimeOf } from "../../../../domain/assessment/rounds/last-time";
import { carriedAnswerWords } from "../../../../domain/assessment/rounds/words";
import { assessmentWords } from "../../../../domain/assessment/words";
import { Button } from "../../../../ui/button/button";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { questionFieldId } from "./field";
import { QuestionField } from "./fields";
import classes from "./questions.module.css";

export interface QuestionProps {
  /** The answers of the step, or of one team. */
  answers: AnswerRecord;
  onAnswer: (question: Question, answer: unknown) => void;
  /** The answers to the same questions in the round before. */
  before?: AnswerRecord | undefined;
  /** The ratings of these questions that were taken over from the needs check. */
  taken?: AnswerRecord | undefined;
  /** Why an answer is not taken, at the field of that question, until it is answered. */
  problem?: { sentence: string; at?: string } | undefined;
  /** Begins the id of every field, because the same questions can be on the page twice. */
  idPrefix: string;
}

interface QuestionBlockProps extends QuestionProps {
  question: Question;
  /** True if the round before asked it, too: what it no longer revealed there is not taken over. */
  wasAsked?: boolean;
}

/** A question, and below it the follow-ups that its answer brings up, which are announced when they appear. */
export function QuestionBlock({ question, wasAsked = true, ...questionProps }: QuestionBlockProps) {
  const { answers, before, taken, onAnswer, problem, idPrefix } = questionProps;
  const block = useRef<HTMLDivElement>(null);
  // A field that was emptied stays empty while it is typed in.
  const [isChanged, setChanged] = useState(false);
  const answer = answerTo(question, answers);
  const carried = wasAsked && !isChanged ? carriedAnswer(question, answer, before) : undefined;
  const { mark, confirm, confirmOf } = carriedAnswerWords;
  const hint = [question.hint, mark].filter(Boolean).join(" ");
  const reveal = question.reveals;
  const followUps = reveal && reveals(reveal.when, answer) ? reveal.ask : [];
  const wereAsked = wasAsked && reveal !== undefined && reveals(reveal.when, answerTo(question, before));

  function give(given: unknown) {
    setChanged(true);
    onAnswer(question, given);
  }

  return (
    <div ref={block} className={carried === undefined ? classes.block : `${classes.block} ${classes.carried}`}>
      <QuestionField
        question={carried === undefined ? question : { ...question, hint }}
        answer={carried ?? answer}
        lastTime={lastTimeOf(question, answer, before) ?? givenEarlier(question, answer, taken)}
        onAnswer={give}
        problem={problem?.at === question.id ? problem.sentence : undefined}
        id={questionFieldId(idPrefix, question.id)}
      />
      {carried !== undefined && (
        <div>
          <Button
            variant="outline"
            aria-label={confirmOf(question.text)}
            onClick={() => {
              give(carried);
              block.current?.querySelector<HTMLElement>("input:checked, input:not([type=radio]), textarea")?.focus();
            }}
          >
            {confirm}
          </Button>
        </div>
      )}
      {reveal && <VisuallyHidden role="status">{announcement(followUps, answers)}</VisuallyHidden>}
      {followUps.length > 0 && (
        <div className={classes.followUps}>
          {followUps.map((followUp) => (
            <QuestionBlock key={followUp.id} question={followUp} wasAsked={wereAsked} {...questionProps} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Nothing about a follow-up that has been answered: then it did not just appear. */
function announcement(followUps: readonly Question[], answers: AnswerRecord): string {
  const open = followUps.filter((followUp) => !isAnswered(answerTo(followUp, answers)));
  return open.length > 0 ? assessmentWords.followUp(open.map(({ text }) => text).join(" ")) : "";
}
