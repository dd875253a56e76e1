import {
  actionStatuses,
  longestActionNote,
  statedProgress,
  type ActionStatus,
  type StatedProgress,
} from "../../../../domain/assessment/progress/actions/action-progress";
import { actionWords, statusNames } from "../../../../domain/assessment/progress/actions/words";
import { DraftForm } from "../drafts/draft-form";
import type { ActionDraft } from "./action-draft";
import classes from "./actions.module.css";
import { Select } from "../../../../ui/form/select";
import { Textarea } from "../../../../ui/form/textarea";
import { TextInput } from "../../../../ui/form/text-input";

interface ActionFormProps {
  label: string;
  draft: ActionDraft;
  isBusy: boolean;
  onChange: (draft: ActionDraft) => void;
  onSave: (said: StatedProgress) => void;
  onDiscard: () => void;
}

const statusOptions = actionStatuses.map((status) => ({ value: status, label: statusNames[status] }));

/** The progress of an action: its status, the day, and a note. */
export function ActionForm({ draft, onChange, ...form }: ActionFormProps) {
  return (
    <DraftForm schema={statedProgress} words={actionWords} className={classes.form} draft={draft} {...form}>
      {(problems) => (
        <>
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
        </>
      )}
    </DraftForm>
  );
}
