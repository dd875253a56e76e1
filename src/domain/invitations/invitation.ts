import { z } from "zod";
import { emailAddress, requiredText, bounds } from "../kernel/contact";
import { documentId } from "../kernel/document-id";

const invitationStatuses = ["unused", "not started", "in-progress", "used"] as const;
type InvitationStatus = (typeof invitationStatuses)[number];

/** What an administrator types to invite a business. */
export const invitationForm = z.object({
  businessName: requiredText("the business name", bounds.name),
  businessEmail: emailAddress,
});
export type InvitationRequest = z.infer<typeof invitationForm>;

/** Also what an address bar holds in the place of one. */
export const invitationCode = documentId;

/** A document of `invitations`, whose id is its code. */
export const invitation = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  invitationCode,
  status: z.enum(invitationStatuses),
  lastLogin: z.date().optional(),
  createdAt: z.date().optional(),
  expiresAt: z.date().optional(),
  usedBy: z.string().optional(),
  usedAt: z.date().optional(),
  usedAuthTime: z.number().optional(),
  revokedAt: z.date().optional(),
  remindedAt: z.date().optional(),
  /** The state of its latest mail, since when, and why it was not sent. */
  mailState: z.enum(["sending", "sent", "failed"]).optional(),
  mailStateAt: z.date().optional(),
  mailError: z.string().optional(),
  mailPurpose: z.enum(["invitation", "reminder", "access code"]).optional(),
  /** While it has not gone out and may: when it is tried again without anybody asking, and how often it was. */
  mailDueAt: z.date().optional(),
  mailAttempts: z.number().optional(),
});
export type Invitation = z.infer<typeof invitation>;

/** Whether an account may still be created with it (the specification's initial states). */
function invitationIsOpen(status: InvitationStatus): boolean {
  return status === "unused" || status === "not started";
}

export type InvitationState = "open" | "expired" | "revoked" | "used";

/** What an invitation is good for at a moment. One without an end date never expires. */
export function invitationState(
  { status, expiresAt, revokedAt }: Pick<Invitation, "status" | "expiresAt" | "revokedAt">,
  now: Date,
): InvitationState {
  if (!invitationIsOpen(status)) return "used";
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "open";
}
