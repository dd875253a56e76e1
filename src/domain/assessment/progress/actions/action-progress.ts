// The progress of one action of a business's plan. Of two changes at the same moment the second one counts, and the
// change before it stays in the history, as the security rules demand.
import * as z from "zod/mini";
import { optionalText } from "../../../kernel/contact";
import { statedWords } from "./stated-words";

export const actionStatuses = ["planned", "running", "done", "dropped"] as const;
export type ActionStatus = (typeof actionStatuses)[number];

/** Characters of a key, a title or a team. */
export const longestActionText = 400;
export const longestActionNote = 1000;
/** The most earlier changes that are kept. */
export const mostEarlierChanges = 30;
/** The most actions that are followed at once. */
export const mostFollowedActions = 100;

/** The side that changes it: the business, or a consultant. */
const followers = ["business", "consultant"] as const;

const actionChange = z.object({
  status: z.enum(actionStatuses),
  /** The day since which it holds (ISO 8601). */
  on: z.iso.date(),
  note: z.string(),
  by: z.string(),
  role: z.enum(followers),
  at: z.date(),
});
export type ActionChange = z.infer<typeof actionChange>;

/** A document of `planActions`, whose id is made of its key. */
export const actionProgress = z.object({
  key: z.string(),
  title: z.string(),
  team: z.string(),
  current: actionChange,
  /** The changes before it, the oldest first. */
  earlier: z.array(actionChange),
});
export type ActionProgress = z.infer<typeof actionProgress>;

/** A person's statement about an action. */
export const statedProgress = z.object({
  status: z.enum(actionStatuses),
  on: z.iso.date({ error: statedWords.noDay }),
  note: optionalText(longestActionNote),
});
export type StatedProgress = z.infer<typeof statedProgress>;
