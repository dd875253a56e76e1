import * as z from "zod/mini";
import { sentRatings } from "./sent-ratings";
import { inquiryWords } from "./words";
import { referenceOf } from "./reference";
import { isSeen, storedText } from "../kernel/contact";
import { documentId } from "../kernel/document-id";
import { languages } from "../kernel/language";
import type { SearchedTexts } from "../kernel/search-words";

const inquiryStatuses = ["new", "claimed", "open"] as const;

const storedDate = z.catch(z.optional(z.date()), undefined);

const sentReply = z.object({ reply: z.string(), repliedAt: storedDate });

/** The invitation of its business, by its code, with the name that was invited. */
const invitedBusiness = z.object({ code: documentId, businessName: z.string(), at: z.date() });

/**
 * A document of `inquiries` (status `new`), and of `profiles/{uid}/inquiries` (status `open`), once it was answered or
 * its business was invited, which `repliedAt` dates. It is read leniently: strangers write here, and an unreadable one
 * could not be deleted.
 */
export const inquiry = z.object({
  name: storedText,
  businessName: storedText,
  email: storedText,
  message: storedText,
  ratings: z.catch(z.optional(sentRatings), undefined),
  /** The language of the page that sent it; English if undefined. */
  language: z.catch(z.optional(z.enum(languages)), undefined),
  status: z.catch(z.enum(inquiryStatuses), "new"),
  createdAt: storedDate,
  movedAt: storedDate,
  reply: z.catch(z.optional(z.string()), undefined),
  repliedAt: storedDate,
  /** The answers before the one in `reply`, the oldest first. */
  earlierReplies: z.catch(z.optional(z.array(sentReply)), undefined),
  invited: z.catch(z.optional(invitedBusiness), undefined),
  /** The administrator who is sending an answer at this moment, so that no other does. */
  answering: z.catch(z.optional(z.object({ by: z.string(), byEmail: z.string(), at: z.date() })), undefined),
});
export type Inquiry = z.infer<typeof inquiry>;

/** Returns the sender's name for a list. */
export function senderName({ name }: Pick<Inquiry, "name">): string {
  return isSeen(name) ? name.trim() : inquiryWords.nameless;
}

/** Returns the texts by which an inquiry or a task is found; of any shape, as it is stored. */
export function textsOfInquiry(stored: Record<string, unknown>, id: string): SearchedTexts {
  const { taskName, name, businessName, email, message } = stored;
  return { short: [referenceOf(id), taskName, name, businessName, email], long: message };
}

/** The earlier answers that are kept, and the characters of all of them: a document has at most a megabyte. */
const [mostEarlierReplies, longestEarlierReplies] = [10, 200_000];

/** Returns the answers before the next one, as they are stored: of many or long ones the newest. */
export function repliesBefore(stored: Record<string, unknown>): unknown[] {
  const { reply, repliedAt, earlierReplies } = stored;
  const earlier: unknown[] = Array.isArray(earlierReplies) ? earlierReplies : [];
  if (typeof reply !== "string") return earlier;
  const all = [...earlier, { reply, ...(repliedAt !== undefined && { repliedAt }) }].slice(-mostEarlierReplies);
  while (all.length > 1 && JSON.stringify(all).length > longestEarlierReplies) all.shift();
  return all;
}
