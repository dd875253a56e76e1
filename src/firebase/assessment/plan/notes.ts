import { paths } from "../../../domain/kernel/collections";
import { onceOpened, openedFirst } from "../access/access";
import { notesIn, type NoteKeeper } from "../../inquiries/staff-notes";

/** Of a business, whose plan they may be about. */
export function notesOfBusiness(code: string): NoteKeeper {
  const notes = notesIn(paths.planNotes(code));
  return {
    follow: openedFirst(code, notes.follow),
    add: (me, text) => onceOpened(code, () => notes.add(me, text)),
    remove: (id) => onceOpened(code, () => notes.remove(id)),
  };
}
