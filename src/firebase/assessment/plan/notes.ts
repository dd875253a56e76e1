import { paths } from "../../../domain/kernel/collections";
import { notesIn, type NoteKeeper } from "../../inquiries/staff-notes";

/** Of a business, whose plan they may be about. */
export function notesOfBusiness(code: string): NoteKeeper {
  return notesIn(paths.planNotes(code));
}
