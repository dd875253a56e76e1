import { useMemo } from "react";
import { draftPlaces } from "../../../browser/draft-places";
import { inquiryWords } from "../../../domain/inquiries/words";
import { longestNote } from "../../../domain/inquiries/staff-note";
import { notesOfInquiry } from "../../../firebase/inquiries/notes";
import { useLive } from "../../../ui/hooks/use-live";
import { Notes } from "../../../ui/notes/notes";
import { noteWords } from "../../../ui/notes/words";
import { useStaff } from "../shared/staff-context";
import classes from "../shared/entry-row.module.css";

export interface InquiryNotesProps {
  /** Of the inquiry, which keeps it as a task and when it is answered. */
  id: string;
}

/** The administrators' notes on an inquiry; they follow the inquiry. */
export function InquiryNotes({ id }: InquiryNotesProps) {
  const { me } = useStaff();
  const notes = useMemo(() => notesOfInquiry(id), [id]);
  const { live, retry } = useLive(notes.follow);
  const headingId = `notes-${id}`;
  return (
    <div className={classes.notes} role="group" aria-labelledby={headingId}>
      <strong id={headingId}>{noteWords.title}</strong>
      <Notes
        lead={inquiryWords.notesLead}
        uid={me.uid}
        notes={live}
        retry={retry}
        longest={longestNote}
        draftPlace={draftPlaces.staff(`note/${id}`)}
        add={(text) => notes.add(me, text)}
        remove={notes.remove}
      />
    </div>
  );
}
