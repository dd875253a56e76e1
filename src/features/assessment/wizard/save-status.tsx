import { assessmentMessages } from "../../../domain/assessment/words";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { AnswersState } from "../answering/answers/answers-autosave";
import classes from "./wizard.module.css";

interface SaveStatusProps {
  state: AnswersState;
  /** Somebody pressed Save and wants to know the result. */
  asked: boolean;
}

/** What became of the answers. A screen reader announces a problem, and success when somebody asked, not every save. */
export function SaveStatus({ state, asked }: SaveStatusProps) {
  const sentence = saveSentences[state.save](state);
  const isProblem = state.save === "rejected" || state.save === "invalid";
  const isAnnounced = state.save === "offline" || (asked && state.save === "saved");
  return (
    <>
      <p className={classes.status} data-save={state.save} role={isProblem ? "alert" : undefined}>
        {sentence}
      </p>
      <VisuallyHidden role="status">{isAnnounced && sentence}</VisuallyHidden>
    </>
  );
}

const saveSentences: Record<AnswersState["save"], (state: AnswersState) => string> = {
  saved: () => assessmentMessages.answersSaved,
  saving: () => assessmentMessages.answersSaving,
  offline: () => assessmentMessages.answersOffline,
  rejected: () => assessmentMessages.answersRefused,
  invalid: ({ problem = "" }) => assessmentMessages.answersMisfit(problem),
};
