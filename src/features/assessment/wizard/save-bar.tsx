import { useState } from "react";
import { assessmentWords } from "../../../domain/assessment/words";
import { Button } from "../../../ui/button/button";
import type { AnswersState } from "../answering/answers/answers-autosave";
import { SaveStatus } from "./save-status";
import { lastStep } from "./use-step";
import classes from "./wizard.module.css";

interface SaveBarProps {
  state: AnswersState;
  at: number;
  onSave: () => void;
  onMove: (step: number) => void;
}

/** Always in sight: whether everything is saved, and the ways on and back. */
export function SaveBar({ state, at, onSave, onMove }: SaveBarProps) {
  const [asked, setAsked] = useState(false);

  function save() {
    setAsked(true);
    onSave();
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
        {at < lastStep && (
          <Button color="blaze" onClick={() => onMove(at + 1)}>
            {assessmentWords.saveAndNext}
          </Button>
        )}
      </div>
    </footer>
  );
}
