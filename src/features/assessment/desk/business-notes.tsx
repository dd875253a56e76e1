import { draftPlaces } from "../../../browser/draft-places";
import { mayDo } from "../../../domain/accounts/rights";
import { deskWords } from "../../../domain/assessment/plan/versions/words";
import { longestNote } from "../../../domain/inquiries/staff-note";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { useLateLive } from "../../../ui/hooks/use-live";
import { Notes } from "../../../ui/notes/notes";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

interface BusinessNotesProps {
  me: StaffMember;
  code: string;
}

const loadNoteKeeper = () => withFirestore(import("../../../firebase/assessment/plan/notes"));

const loadNotes = async (code: string) => (await loadNoteKeeper()).notesOfBusiness(code).follow;

/** The consultants' notes on a business and its plan, for themselves and each other. */
export function BusinessNotes({ me, code }: BusinessNotesProps) {
  const { live, retry } = useLateLive(loadNotes, code);
  return (
    <Notes
      lead={deskWords.notesLead}
      uid={me.uid}
      notes={live}
      retry={retry}
      longest={longestNote}
      draftPlace={draftPlaces.staff(`business-note/${code}`)}
      {...(mayDo(me.role, "workOnPlans") && {
        add: async (text: string) => (await loadNoteKeeper()).notesOfBusiness(code).add(me, text),
      })}
      remove={async (id) => (await loadNoteKeeper()).notesOfBusiness(code).remove(id)}
    />
  );
}
