// Answers that administrators keep for each other, with places for the name and the business of the recipient.
import * as z from "zod/mini";
import { savedReplyWords } from "./saved-reply-words";

/** Characters of what a saved reply is called. */
export const longestReplyTitle = 100;

/** A document of `savedReplies`. */
export const savedReply = z.object({
  title: z.string(),
  text: z.string(),
  by: z.string(),
  byEmail: z.string(),
  at: z.date(),
});
export type SavedReply = z.infer<typeof savedReply>;

/** The person who gets the answer; one from an older system may have no business. */
export interface AnsweredPerson {
  name: string;
  businessName?: string | undefined;
}

const replyPlaces = { name: "{name}", business: "{business}" } as const;
type Placeholder = keyof typeof replyPlaces;
const replyPlaceNames = Object.keys(replyPlaces) as Placeholder[];

interface FilledReply {
  text: string;
  /** The placeholders without a value; other words take their place. */
  missing: Placeholder[];
}

export function fillReply(text: string, person: AnsweredPerson): FilledReply {
  const known = partsOf(person);
  const pattern = new RegExp(replyPlaceNames.map((kind) => replyPlaces[kind].replace(/[{}]/g, "\\$&")).join("|"), "g");
  const kindOf = (found: string) => replyPlaceNames.find((kind) => replyPlaces[kind] === found) ?? "name";
  const used = new Set((text.match(pattern) ?? []).map(kindOf));
  return {
    text: text.replace(pattern, (found) => known[kindOf(found)] || savedReplyWords.instead[kindOf(found)]),
    missing: replyPlaceNames.filter((kind) => used.has(kind) && known[kind] === ""),
  };
}

/** The text as others can use it: without the name and the business of whom it was written to. */
export function asSavedReply(text: string, person: AnsweredPerson): string {
  const known = partsOf(person);
  // The longer one first, as a business is often called after a person.
  return replyPlaceNames
    .filter((kind) => known[kind].length > 1)
    .toSorted((one, other) => known[other].length - known[one].length)
    .reduce((general, kind) => general.replace(asWholeWords(known[kind]), replyPlaces[kind]), text);
}

/** The word “also” does not name a person called Al. */
function asWholeWords(words: string): RegExp {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "gu");
}

function partsOf({ name, businessName = "" }: AnsweredPerson): Record<Placeholder, string> {
  const [plainName = "", plainBusiness = ""] = [name, businessName].map((part) => part.trim().replace(/\s+/gu, " "));
  return { name: plainName, business: plainBusiness };
}
