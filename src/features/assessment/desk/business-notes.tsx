import { useMemo } from "react";
import { draftPlaces } from "../../../browser/stored-keys";
import { deskWords } from "../../../domain/assessment/plan/versions/words";
import { longestNote, type StaffNote } from "../../../domain/inquiries/staff-note";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import type { PageEntry } from "../../../firebase/sdk/lists/live-page";
import { lateSubscription, useLive } from "../../../ui/hooks/use-live";
import { Notes } from "../../../ui/notes/notes";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

interface BusinessNotesProps {
  me: StaffMember;
  code: string;
}

const load = () => withFirestore(import("../../../firebase/assessment/plan/notes"));

/** What consultants write down about a business and its plan, for themselves and each other. */
export function BusinessNotes({ me, code }: BusinessNotesProps) {
  const followed = useMemo(
    () => lateSubscription<PageEntry<StaffNote>[]>(async () => (await load()).notesOfBusiness(code).follow),
    [code],
  );
  const { live, retry } = useLive(followed);
  return (
    <Notes
      lead={deskWords.notesLead}
      uid={me.uid}
      notes={live}
      retry={retry}
      longest={longestNote}
      draftPlace={draftPlaces.staff(`business-note/${code}`)}
      add={async (text) => (await load()).notesOfBusiness(code).add(me, text)}
      remove={async (id) => (await load()).notesOfBusiness(code).remove(id)}
    />
  );
}
