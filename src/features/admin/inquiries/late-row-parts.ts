import { late } from "../../../ui/page/late";

const loadParts = async () => (await import("./row-parts")).rowParts;

/** The notes of an opened row; fetched after the lists are there. */
export const LateNotes = late(async () => (await loadParts()).InquiryNotes);

/** The answers in it. */
export const LateSentReplies = late(async () => (await loadParts()).SentReplies);

/** The day on which a task is due. */
export const LateDueDate = late(async () => (await loadParts()).DueDate);

export const LateHeldInquiries = late(async () => (await loadParts()).HeldInquiries);
