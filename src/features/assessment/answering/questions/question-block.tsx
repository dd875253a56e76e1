import { isAnswered } from "../../../../domain/assessment/answers/answers";
import type { AnswerRecord, Question } from "../../../../domain/assessment/questionnaire/question";
import { answerTo, reveals } from "../../../../domain/assessment/questionnaire/questionnaire";
import { givenEarlier } from "../../../../domain/assessment/needs-check/given-earlier";
import { lastTimeOf } from "../../../../domain/assessment/rounds/last-time";
import { assessmentWords } from "../../../../domain/assessment/words";
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
}

/** A question, and below it the follow-ups that its answer brings up, which are announced when they appear. */
export function QuestionBlock({ question, ...questionProps }: QuestionBlockProps) {
  const { answers, before, taken, onAnswer, problem, idPrefix } = questionProps;
  const answer = answerTo(question, answers);
  const followUps = question.reveals && reveals(question.reveals.when, answer) ? question.reveals.ask : [];
  return (
    <div className={classes.block}>
      <QuestionField
        question={question}
        answer={answer}
        lastTime={lastTimeOf(question, answer, before) ?? givenEarlier(question, answer, taken)}
        onAnswer={(given) => onAnswer(question, given)}
        problem={problem?.at === question.id ? problem.sentence : undefined}
        id={questionFieldId(idPrefix, question.id)}
      />
      {question.reveals && <VisuallyHidden role="status">{announcement(followUps, answers)}</VisuallyHidden>}
      {followUps.length > 0 && (
        <div className={classes.followUps}>
          {followUps.map((followUp) => (
            <QuestionBlock key={followUp.id} question={followUp} {...questionProps} />
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
