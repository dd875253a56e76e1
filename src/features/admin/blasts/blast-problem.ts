import { usesName } from "../../../domain/blasts/greeting";
import { blastScreenMessages } from "../../../domain/blasts/words";
import { inquiryMessages } from "../../../domain/inquiries/words";
import type { BlastMail } from "../../../firebase/blasts/blasts";

/** What a mail lacks; undefined for one that is whole. */
export function blastProblem({ subject, message, nameFallback = "" }: BlastMail): string | undefined {
  if (subject === "" || message === "") return inquiryMessages.replyIncomplete;
  return usesName(message) && nameFallback === "" ? blastScreenMessages.fallbackMissing : undefined;
}
