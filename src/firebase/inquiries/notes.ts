import { paths } from "../../domain/kernel/collections";
import { notesIn, type NoteKeeper } from "./staff-notes";

/** Of an inquiry, wherever it is by now: as a task, with a colleague, and once it is answered. */
export function notesOfInquiry(id: string): NoteKeeper {
  return notesIn(paths.inquiryNotes(id));
}
