// The parts of an opened row, and the inquiries that are held. They load together, after the lists.
import { HeldInquiries } from "./held-inquiries";
import { InquiryNotes } from "./inquiry-notes";
import { SentReplies } from "./sent-replies";
import { DueDate } from "./tasks/due-date";

export const rowParts = { DueDate, HeldInquiries, InquiryNotes, SentReplies };
