import { paths } from "../../../domain/kernel/collections";
import { openedFirst } from "../access/access";
import { notesIn, type NoteKeeper } from "../../inquiries/staff-notes";

/** Of a business, whose plan they may be about. */
export function notesOfBusiness(code: string): NoteKeeper {
  const notes = notesIn(paths.planNotes(code));
  return { ...notes, follow: openedFirst(code, notes.follow) };
}
