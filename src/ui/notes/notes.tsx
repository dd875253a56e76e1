import { useState, type SubmitEvent } from "react";
import { type DraftPlace } from "../../browser/draft-places";
import { BusyButton } from "../button/busy-button";
import { Button } from "../button/button";
import { Textarea } from "../form/textarea";
import { useAction } from "../hooks/use-action";
import { typedText, useDraft } from "../hooks/use-draft";
import type { Live } from "../hooks/use-live";
import { Notice } from "../notice/notice";
import { DateTime } from "../page/date-time";
import { ErrorState } from "../page/error-state";
import { VisuallyHidden } from "../visually-hidden";
import { noteWords } from "./words";
import classes from "./notes.module.css";

interface WrittenNote {
  text: string;
  /** The author, who may delete it. */
  by: string;
  byEmail: string;
  at: Date;
}

interface NotesProps {
  /** The readers. */
  lead: string;
  /** The present person. */
  uid: string;
  notes: Live<{ id: string; document: WrittenNote }[]>;
  retry: () => void;
  /** Characters. */
  longest: number;
  /** The place of a note that is not added yet. */
  draftPlace: DraftPlace;
  /** Undefined if they are only read. */
  add?: (text: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** People's notes for each other; each note is added, and none is changed. */
export function Notes({ lead, uid, notes, retry, longest, draftPlace, add, remove }: NotesProps) {
  const { draft: text = "", change, forget } = useDraft(draftPlace, typedText);
  const [isMissing, setMissing] = useState(false);
  const { running, outcome, run } = useAction<"add" | "delete">();

  async function addNote() {
    await add?.(text.trim());
    forget();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isBlank = text.trim() === "";
    setMissing(isBlank);
    if (!isBlank) run("add", addNote, noteWords.failed);
  }

  return (
    <div className={classes.notes}>
      <p className={classes.about}>{lead}</p>
      {notes.status === "failed" && <ErrorState retry={retry}>{noteWords.loadFailed}</ErrorState>}
      {notes.status === "ready" && notes.value.length === 0 && <p className={classes.about}>{noteWords.none}</p>}
      {notes.status === "ready" && notes.value.length > 0 && (
        <ul className={classes.list}>
          {notes.value.map(({ id, document }) => (
            <NoteEntry
              key={id}
              note={document}
              onDelete={document.by === uid ? () => run("delete", () => remove(id), noteWords.removeFailed) : undefined}
            />
          ))}
        </ul>
      )}
      {add && (
        <form className={classes.form} noValidate onSubmit={submit}>
          <Textarea
            label={noteWords.note}
            autosize
            rows={1}
            maxRows={12}
            maxLength={longest}
            readOnly={running === "add"}
            value={text}
            error={isMissing && text.trim() === "" ? noteWords.missing : undefined}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          <BusyButton type="submit" variant="outline" size="sm" busy={running === "add"} busyLabel={noteWords.adding}>
            {noteWords.add}
          </BusyButton>
        </form>
      )}
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}

function NoteEntry({
  note: { text, byEmail, at },
  onDelete,
}: {
  note: WrittenNote;
  onDelete: (() => void) | undefined;
}) {
  return (
    <li className={classes.note}>
      <div>
        <p className={classes.text}>{text}</p>
        <p className={classes.about}>
          {byEmail}, <DateTime date={at} />
        </p>
      </div>
      {onDelete && (
        <Button variant="subtle" color="brick" size="compact-md" onClick={onDelete}>
          {noteWords.remove}
          <VisuallyHidden> {noteWords.removeOf(text.slice(0, 60))}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
