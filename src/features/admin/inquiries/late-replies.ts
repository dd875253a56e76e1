import { late } from "../../../ui/page/late";

/** The answers in an opened row; fetched after the lists are there. */
export const LateSentReplies = late(async () => (await import("./sent-replies")).SentReplies);
