import { useState, type SubmitEvent } from "react";
import { Button, Textarea, VisuallyHidden } from "@mantine/core";
import { longestNote, type PlanNote } from "../../../domain/assessment/plan/versions/plan-note";
import { noteWords } from "../../../domain/assessment/plan/versions/words";
import { requiredText } from "../../../domain/kernel/contact";
import { firstProblem } from "../../../domain/kernel/form-problems";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import classes from "./plan-desk.module.css";
import { useHistory } from "./use-history";

interface PlanNotesProps {
  me: StaffMember;
  code: string;
}

const noteText = requiredText("a note", longestNote);

/** What consultants write down about a plan, for themselves and each other. */
export function PlanNotes({ me, code }: PlanNotesProps) {
  const { live, retry } = useHistory("followNotes", code);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { running, outcome, run } = useAction<"add" | "delete">();

  async function add() {
    const { addNote } = await import("../../../firebase/assessment/plans/notes");
    await addNote(me, code, noteText.parse(text));
    setText("");
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = firstProblem(noteText, text);
    setProblem(wrong);
    if (wrong === undefined) run("add", add, noteWords.failed);
  }

  async function remove(id: string) {
    const { deleteNote } = await import("../../../firebase/assessment/plans/notes");
    await deleteNote(code, id);
  }

  return (
    <div className={classes.part}>
      <p>{noteWords.lead}</p>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Textarea
          label={noteWords.note}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={longestNote}
          readOnly={running === "add"}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <BusyButton type="submit" variant="outline" busy={running === "add"} busyLabel={noteWords.adding}>
          {noteWords.add}
        </BusyButton>
      </form>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      {live.status === "failed" && <ErrorState retry={retry}>{noteWords.loadFailed}</ErrorState>}
      {live.status === "ready" && live.value.length === 0 && <p className={classes.about}>{noteWords.none}</p>}
      {live.status === "ready" && live.value.length > 0 && (
        <ul className={classes.entries}>
          {live.value.map(({ id, document }) => (
            <Note
              key={id}
              note={document}
              onDelete={
                document.by === me.uid ? () => run("delete", () => remove(id), noteWords.removeFailed) : undefined
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Note({ note, onDelete }: { note: PlanNote; onDelete: (() => void) | undefined }) {
  return (
    <li>
      <div>
        <p className={classes.noteText}>{note.text}</p>
        <p className={classes.about}>{noteWords.by(note.byEmail, note.at)}</p>
      </div>
      {onDelete && (
        <Button variant="subtle" color="brick" size="compact-md" onClick={onDelete}>
          {noteWords.remove}
          <VisuallyHidden> {noteWords.removeOf(note.text.slice(0, 60))}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
