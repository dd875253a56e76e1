import * as z from "zod/mini";
import { emailAddress, requiredText, bounds } from "../kernel/contact";
import { documentId } from "../kernel/document-id";
import type { SearchedTexts } from "../kernel/search-words";

const invitationStatuses = ["unused", "not started", "in-progress", "used"] as const;
type InvitationStatus = (typeof invitationStatuses)[number];

/** What an administrator types to invite a business. */
export const invitationForm = z.object({
  businessName: requiredText("the business name", bounds.name),
  businessEmail: emailAddress,
});

/** Also what an address bar holds in the place of one. */
export const invitationCode = documentId;

export const invitationRequest = z.extend(invitationForm, {
  /** Invites to the round after this one, whose business it is whatever else the request says. */
  previousRound: z.optional(invitationCode),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

const progress = z.object({
  /** The last of the steps in which something is answered, from 1; 0 where nothing is. */
  step: z.int().check(z.nonnegative()),
  /** Whether every step is done. */
  complete: z.boolean(),
  lastAnswerAt: z.optional(z.date()),
  /** When every step was done for the first time. */
  finishedAt: z.optional(z.date()),
  /** When the latest plan was written, also one that waits for a consultant. */
  plannedAt: z.optional(z.date()),
  /** When the business was given the plan that it reads. */
  releasedAt: z.optional(z.date()),
});
export type InvitationProgress = z.infer<typeof progress>;

/** Whether a consultant has to release what was written last. */
export function waitsForRelease({ plannedAt, releasedAt }: InvitationProgress): boolean {
  return plannedAt !== undefined && (releasedAt === undefined || releasedAt < plannedAt);
}

/**
 * In which of the staff's lists an invitation stands. Each list is asked for by one date that the invitation has only
 * while it belongs there; what becomes due by itself has a date in the future until then, so that nothing has to be
 * written when its time comes.
 */
const lists = z.object({
  /** Until when an account can be made with it. */
  open: z.optional(z.date()),
  /** When its business was last heard of. */
  atWork: z.optional(z.date()),
  /** When its plan was written. */
  planReady: z.optional(z.date()),
  /** From when on somebody should look after it. */
  needsAttention: z.optional(z.date()),
});
export type InvitationLists = z.infer<typeof lists>;
export type InvitationListName = keyof InvitationLists;

/** A document of `invitations`, whose id is its code. */
export const invitation = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  invitationCode,
  /** Which assessment of its business it opens: absent for the first, later with the code of the one before. */
  roundNumber: z.optional(z.int().check(z.minimum(2))),
  previousRound: z.optional(documentId),
  status: z.enum(invitationStatuses),
  lastLogin: z.optional(z.date()),
  createdAt: z.optional(z.date()),
  expiresAt: z.optional(z.date()),
  usedBy: z.optional(z.string()),
  usedAt: z.optional(z.date()),
  usedAuthTime: z.optional(z.number()),
  /** When the round that comes after it was begun; from then on its answers and plan are only read. */
  endedAt: z.optional(z.date()),
  revokedAt: z.optional(z.date()),
  /** When it was moved to the contact who stands here, and the link that creates the account since then. */
  movedAt: z.optional(z.date()),
  link: z.optional(z.string()),
  remindedAt: z.optional(z.date()),
  /** The state of its latest mail, since when, and why it was not sent. */
  mailState: z.optional(z.enum(["sending", "sent", "failed"])),
  mailStateAt: z.optional(z.date()),
  mailError: z.optional(z.string()),
  mailPurpose: z.optional(z.enum(["invitation", "reminder", "access code"])),
  /** While it has not gone out and may: when it is tried again without anybody asking, and how often it was. */
  mailDueAt: z.optional(z.date()),
  mailAttempts: z.optional(z.number()),
  /** Kept by the functions. */
  progress: z.optional(progress),
  lists: z.optional(lists),
});
export type Invitation = z.infer<typeof invitation>;

/** What stands in the link of its mail: its code, or what took its place when it was moved. */
export function linkCodeOf({ link, invitationCode }: Pick<Invitation, "link" | "invitationCode">): string {
  return link ?? invitationCode;
}

/** A document of `invitationLinks`, whose id is the link's: whom it invites, for whoever has the link. */
export const invitationLink = z.pick(invitation, {
  businessName: true,
  businessEmail: true,
  invitationCode: true,
  expiresAt: true,
  usedBy: true,
});

/** What one is found by; of any shape, as it is stored. */
export function textsOfInvitation({ businessName, businessEmail }: Record<string, unknown>): SearchedTexts {
  return { short: [businessName, businessEmail] };
}

/** Whether an account may still be created with it (the specification's initial states). */
function invitationIsOpen(status: InvitationStatus): boolean {
  return status === "unused" || status === "not started";
}

export type InvitationState = "open" | "expired" | "revoked" | "used";

/** Whether it was moved to somebody who has no account with it yet. */
export function waitsForContact({ movedAt, status, revokedAt }: Omit<Invitation, "lists">): boolean {
  return movedAt !== undefined && revokedAt === undefined && invitationIsOpen(status);
}

/** What an invitation is good for at a moment. One without an end date never expires. */
export function invitationState(
  { status, expiresAt, revokedAt }: Pick<Invitation, "status" | "expiresAt" | "revokedAt">,
  now: Date,
): InvitationState {
  if (!invitationIsOpen(status)) return "used";
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "open";
}
