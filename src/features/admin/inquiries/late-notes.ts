import { late } from "../../../ui/page/late";

/** The notes of an opened row; fetched after the lists are there. */
export const LateNotes = late(async () => (await import("./inquiry-notes")).InquiryNotes);
