import { useState, type SubmitEvent } from "react";
import {
  actionStatuses,
  longestActionNote,
  statedProgress,
  type ActionStatus,
  type StatedProgress,
} from "../../../domain/assessment/actions/action-progress";
import { actionWords, statusNames } from "../../../domain/assessment/actions/words";
import { problemsByField } from "../../../domain/kernel/form-problems";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Select } from "../../../ui/form/select";
import { TextInput } from "../../../ui/form/text-input";
import { Textarea } from "../../../ui/form/textarea";
import type { ActionDraft } from "./action-draft";
import classes from "./actions.module.css";

interface ActionFormProps {
  draft: ActionDraft;
  isBusy: boolean;
  onChange: (draft: ActionDraft) => void;
  onSave: (said: StatedProgress) => void;
  onDiscard: () => void;
}

const statusOptions = actionStatuses.map((status) => ({ value: status, label: statusNames[status] }));

/** What became of an action: its status, since when, and a note. */
export function ActionForm({ draft, isBusy, onChange, onSave, onDiscard }: ActionFormProps) {
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = statedProgress.safeParse(draft);
    setProblems(problemsByField(statedProgress, draft));
    if (said.success && !isBusy) onSave(said.data);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.fields}>
        <Select
          autoFocus
          label={actionWords.status}
          options={statusOptions}
          value={draft.status}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, status: value as ActionStatus })}
        />
        <TextInput
          type="date"
          label={actionWords.day}
          value={draft.on}
          error={problems.on}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, on: value })}
        />
      </div>
      <Textarea
        label={actionWords.note}
        description={actionWords.noteHint}
        autosize
        rows={2}
        maxRows={10}
        maxLength={longestActionNote}
        value={draft.note}
        error={problems.note}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, note: value })}
      />
      <div className={classes.buttons}>
        <BusyButton type="submit" busy={isBusy} busyLabel={actionWords.saving}>
          {actionWords.save}
        </BusyButton>
        <Button variant="subtle" onClick={onDiscard}>
          {actionWords.discard}
        </Button>
      </div>
    </form>
  );
}
