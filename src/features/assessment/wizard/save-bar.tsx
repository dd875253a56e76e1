import { useState } from "react";
import { assessmentWords, assessmentMessages } from "../../../domain/assessment/words";
import { Button } from "../../../ui/button/button";
import type { AnswersState } from "../answering/answers/answers-autosave";
import { goesOn } from "../answering/questions/keys";
import { lastStep } from "./use-step";
import classes from "./wizard.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden";

interface SaveStatusProps {
  state: AnswersState;
  /** True if the person pressed Save and wants to know the result. */
  asked: boolean;
}

const saveSentences: Record<AnswersState["save"], (state: AnswersState) => string> = {
  saved: () => assessmentMessages.answersSaved,
  saving: () => assessmentMessages.answersSaving,
  offline: () => assessmentMessages.answersOffline,
  rejected: () => assessmentMessages.answersRefused,
  invalid: ({ problem = "" }) => assessmentMessages.answersMisfit(problem),
};

interface SaveBarProps {
  state: AnswersState;
  at: number;
  last?: number;
  onSave: () => void;
  onMove: (step: number) => void;
}

/** Always in sight: whether everything is saved, and the ways on and back. */
export function SaveBar({ state, at, last = lastStep, onSave, onMove }: SaveBarProps) {
  const [asked, setAsked] = useState(false);

  function save() {
    setAsked(true);
    onSave();
    // The field of the answer that cannot be saved says why.
    document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus();
  }

  return (
    <footer className={classes.bar} onBlur={() => setAsked(false)}>
      <SaveStatus state={state} asked={asked} />
      <div className={classes.buttons}>
        <Button variant="outline" disabled={at === 0} onClick={() => onMove(at - 1)}>
          {assessmentWords.back}
        </Button>
        <Button variant="outline" onClick={save}>
          {assessmentWords.save}
        </Button>
        {at < last && (
          <Button color="blaze" onClick={() => onMove(at + 1)} {...goesOn}>
            {assessmentWords.saveAndNext}
          </Button>
        )}
      </div>
    </footer>
  );
}

/** The state of the answers. A screen reader announces a problem, and success after a press on Save, not every save. */
function SaveStatus({ state, asked }: SaveStatusProps) {
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
