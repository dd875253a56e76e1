import { z } from "zod";
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

export const invitationRequest = invitationForm.extend({
  /** Invites to the round after this one, whose business it is whatever else the request says. */
  previousRound: invitationCode.optional(),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

const progress = z.object({
  /** The last of the steps in which something is answered, from 1; 0 where nothing is. */
  step: z.int().nonnegative(),
  /** Whether every step is done. */
  complete: z.boolean(),
  lastAnswerAt: z.date().optional(),
  /** When every step was done for the first time. */
  finishedAt: z.date().optional(),
  /** When the latest plan was written, also one that waits for a consultant. */
  plannedAt: z.date().optional(),
  /** When the business was given the plan that it reads. */
  releasedAt: z.date().optional(),
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
  open: z.date().optional(),
  /** When its business was last heard of. */
  atWork: z.date().optional(),
  /** When its plan was written. */
  planReady: z.date().optional(),
  /** From when on somebody should look after it. */
  needsAttention: z.date().optional(),
});
export type InvitationLists = z.infer<typeof lists>;
export type InvitationListName = keyof InvitationLists;

/** A document of `invitations`, whose id is its code. */
export const invitation = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  invitationCode,
  /** Which assessment of its business it opens: absent for the first, later with the code of the one before. */
  roundNumber: z.int().min(2).optional(),
  previousRound: documentId.optional(),
  status: z.enum(invitationStatuses),
  lastLogin: z.date().optional(),
  createdAt: z.date().optional(),
  expiresAt: z.date().optional(),
  usedBy: z.string().optional(),
  usedAt: z.date().optional(),
  usedAuthTime: z.number().optional(),
  /** When the round that comes after it was begun; from then on its answers and plan are only read. */
  endedAt: z.date().optional(),
  revokedAt: z.date().optional(),
  /** When it was moved to the contact who stands here, and the link that creates the account since then. */
  movedAt: z.date().optional(),
  link: z.string().optional(),
  remindedAt: z.date().optional(),
  /** The state of its latest mail, since when, and why it was not sent. */
  mailState: z.enum(["sending", "sent", "failed"]).optional(),
  mailStateAt: z.date().optional(),
  mailError: z.string().optional(),
  mailPurpose: z.enum(["invitation", "reminder", "access code"]).optional(),
  /** While it has not gone out and may: when it is tried again without anybody asking, and how often it was. */
  mailDueAt: z.date().optional(),
  mailAttempts: z.number().optional(),
  /** Kept by the functions. */
  progress: progress.optional(),
  lists: lists.optional(),
});
export type Invitation = z.infer<typeof invitation>;

/** What stands in the link of its mail: its code, or what took its place when it was moved. */
export function linkCodeOf({ link, invitationCode }: Pick<Invitation, "link" | "invitationCode">): string {
  return link ?? invitationCode;
}

/** A document of `invitationLinks`, whose id is the link's: whom it invites, for whoever has the link. */
export const invitationLink = invitation
  .pick({ businessName: true, businessEmail: true, invitationCode: true, expiresAt: true })
  .extend({ usedBy: z.string().optional() });

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
