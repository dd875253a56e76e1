import { isRecord } from "../kernel/records";
import * as z from "zod/mini";
import { emailAddress, requiredText, bounds } from "../kernel/contact";
import { askedFor } from "../kernel/contact-words";
import { documentId } from "../kernel/document-id";
import { languages } from "../kernel/language";
import { foldedText, type SearchedTexts } from "../kernel/search-words";

const invitationStatuses = ["unused", "not started", "in-progress", "used"] as const;
type InvitationStatus = (typeof invitationStatuses)[number];

/** The form by which an administrator invites a business. */
export const invitationForm = z.object({
  businessName: requiredText(askedFor.businessName, bounds.name),
  businessEmail: emailAddress,
});

/** Also what an address bar holds in the place of one. */
export const invitationCode = documentId;

const seatPrefix = "seat-";

/** Returns the code of a seat for a random one. Its beginning tells it from the code of an invitation. */
export function seatCodeOf(random: string): string {
  return seatPrefix + random;
}

export function isSeatCode(code: string): boolean {
  return code.startsWith(seatPrefix);
}

export const invitationRequest = z.extend(invitationForm, {
  /** English if undefined. */
  language: z.optional(z.enum(languages)),
  /** The inquiry or task of the caller from which the business is invited. */
  inquiry: z.optional(documentId),
  /** Invites to the round after this one; its business is the invited one, against the request's other fields. */
  previousRound: z.optional(invitationCode),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

const progress = z.object({
  /** The last of the steps in which something is answered, from 1; 0 where nothing is. */
  step: z.int().check(z.nonnegative()),
  /** True if every step is done. */
  complete: z.boolean(),
  lastAnswerAt: z.optional(z.date()),
  /** The time at which every step was done for the first time. */
  finishedAt: z.optional(z.date()),
  /** The time of the latest plan, also of one that waits for a consultant. */
  plannedAt: z.optional(z.date()),
  /** The time at which the business was given the plan that it reads. */
  releasedAt: z.optional(z.date()),
});
export type InvitationProgress = z.infer<typeof progress>;

/** Tells whether a consultant has to release the latest plan. */
export function waitsForRelease({ plannedAt, releasedAt }: InvitationProgress): boolean {
  return plannedAt !== undefined && (releasedAt === undefined || releasedAt < plannedAt);
}

/**
 * In which of the staff's lists an invitation stands. Each list is asked for by one date that the invitation has only
 * while it belongs there; what becomes due by itself has a date in the future until then, so that nothing has to be
 * written when its time comes.
 */
const lists = z.object({
  /** The time until which an account can be made with it. */
  open: z.optional(z.date()),
  /** The time of its business's last news. */
  atWork: z.optional(z.date()),
  /** The time of its plan. */
  planReady: z.optional(z.date()),
  /** The time from which it needs a look. */
  needsAttention: z.optional(z.date()),
});
export type InvitationLists = z.infer<typeof lists>;
export type InvitationListName = keyof InvitationLists;

/** A document of `invitations`, whose id is its code. */
export const invitation = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  invitationCode,
  /** The round of its business: absent for the first, later with the code of the one before. */
  roundNumber: z.optional(z.int().check(z.minimum(2))),
  previousRound: z.optional(documentId),
  /** The language of its mails, its plan and its report; English if undefined. Its contact may change it. */
  language: z.optional(z.enum(languages)),
  /** True if its address had an account with a business when it was made: its link asks to log in. */
  hasAccount: z.optional(z.boolean()),
  /** True once its contact has invited a colleague. */
  hasColleagues: z.optional(z.boolean()),
  /** The inquiry that it came from. Its sender is named only to themselves: the code's holder reads this document. */
  fromInquiry: z.optional(z.object({ id: documentId, name: z.optional(z.string()) })),
  status: z.enum(invitationStatuses),
  lastLogin: z.optional(z.date()),
  createdAt: z.optional(z.date()),
  expiresAt: z.optional(z.date()),
  usedBy: z.optional(z.string()),
  usedAt: z.optional(z.date()),
  usedAuthTime: z.optional(z.number()),
  /** The time at which the next round was begun; from then on its answers and plan are only read. */
  endedAt: z.optional(z.date()),
  revokedAt: z.optional(z.date()),
  /** The time at which it was moved to its present contact, and the link that creates the account since then. */
  movedAt: z.optional(z.date()),
  link: z.optional(z.string()),
  remindedAt: z.optional(z.date()),
  /** The state of its latest mail, since when, and why it was not sent. */
  mailState: z.optional(z.enum(["sending", "sent", "failed"])),
  mailStateAt: z.optional(z.date()),
  mailError: z.optional(z.string()),
  mailPurpose: z.optional(z.enum(["invitation", "reminder", "access code"])),
  /** The time of the next try without a request, and the number of tries, while the mail may still go out. */
  mailDueAt: z.optional(z.date()),
  mailAttempts: z.optional(z.number()),
  /** Kept by the functions. */
  progress: z.optional(progress),
  lists: z.optional(lists),
});
export type Invitation = z.infer<typeof invitation>;

/** Returns the code in the link of its mail: its own, or the one that replaced it at a move. */
export function linkCodeOf({ link, invitationCode }: Pick<Invitation, "link" | "invitationCode">): string {
  return link ?? invitationCode;
}

/** A document of `invitationLinks`, whose id is the link's: the invited person, for the holder of the link. */
export const invitationLink = z.pick(invitation, {
  businessName: true,
  businessEmail: true,
  invitationCode: true,
  hasAccount: true,
  expiresAt: true,
  usedBy: true,
});

/** Returns the name by which two invitations are of one business: capitals, accents and blanks make no difference. */
export function comparedName(businessName: string): string {
  return foldedText(businessName).trim().replaceAll(/\s+/g, " ");
}

/** Returns the texts by which an invitation is found; of any shape, as it is stored. */
/** With the name of who asked, as far as it is known. */
export function textsOfInvitation({
  businessName,
  businessEmail,
  fromInquiry,
}: Record<string, unknown>): SearchedTexts {
  return { short: [businessName, businessEmail, isRecord(fromInquiry) ? fromInquiry.name : undefined] };
}

/** Tells whether an account may still be created with it (the specification's initial states). */
function invitationIsOpen(status: InvitationStatus): boolean {
  return status === "unused" || status === "not started";
}

export type InvitationState = "open" | "expired" | "revoked" | "used";

/** Tells whether it was moved to a contact who has no account with it yet. */
export function waitsForContact({ movedAt, status, revokedAt }: Omit<Invitation, "lists">): boolean {
  return movedAt !== undefined && revokedAt === undefined && invitationIsOpen(status);
}

/** Returns the state of an invitation at a moment. One without an end date never expires. */
export function invitationState(
  { status, expiresAt, revokedAt }: Pick<Invitation, "status" | "expiresAt" | "revokedAt">,
  now: Date,
): InvitationState {
  if (!invitationIsOpen(status)) return "used";
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "open";
}
