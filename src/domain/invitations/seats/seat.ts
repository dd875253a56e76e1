// The seat of a colleague: the contact of a business invites them by name and mail, and they answer some of its steps
// and teams with an account of their own.
import * as z from "zod/mini";
import { seatParts, seatProgress, type SeatParts } from "../../assessment/seats/seat-parts";
import { bounds, emailAddress, requiredText } from "../../kernel/contact";
import { documentId } from "../../kernel/document-id";
import { invitation, invitationCode } from "../invitation";
import { seatMessages } from "./words";

export const mostSeats = 20;

function isNotEmpty({ steps, teams }: SeatParts): boolean {
  return steps.length + teams.length > 0;
}

/** The form by which a contact invites a colleague. */
export const colleagueForm = z.object({
  name: requiredText("the name of your colleague", bounds.name),
  email: emailAddress,
});

export const colleagueRequest = z
  .extend(colleagueForm, {
    ...seatParts,
    /** The business that the caller's window shows; without it, the one that is open. */
    invitationId: z.optional(invitationCode),
  })
  .check(z.refine(isNotEmpty, seatMessages.nothingToAnswer));

const ofSeat = { seat: documentId, invitationId: z.optional(invitationCode) };

/** The changes of a seat by its contact. */
export const seatChange = z.discriminatedUnion("change", [
  z
    .object({ change: z.literal("parts"), ...ofSeat, ...seatParts })
    .check(z.refine(isNotEmpty, seatMessages.nothingToAnswer)),
  z.object({ change: z.literal("remind"), ...ofSeat }),
  z.object({ change: z.literal("take away"), ...ofSeat }),
]);
export type SeatChange = z.infer<typeof seatChange>;

/** A document of `seats`, whose id is the code of its link; it looks like an invitation, and is used like one. */
export const seat = z.extend(
  z.pick(invitation, {
    businessName: true,
    businessEmail: true,
    invitationCode: true,
    hasAccount: true,
    status: true,
    lastLogin: true,
    createdAt: true,
    expiresAt: true,
    usedBy: true,
    usedAt: true,
    usedAuthTime: true,
    remindedAt: true,
    mailState: true,
    mailStateAt: true,
    mailError: true,
    mailPurpose: true,
    mailDueAt: true,
    mailAttempts: true,
  }),
  {
    /** The colleague's name, as the contact has typed it. */
    name: z.string(),
    /** The name of the contact who has invited them. */
    invitedBy: z.optional(z.string()),
    ...seatParts,
    progress: z.optional(seatProgress),
    takenAwayAt: z.optional(z.date()),
  },
);
export type Seat = z.infer<typeof seat>;

/** A document of `seatOwners`, whose id is the seat's code: only the functions and the rules read it. */
export const seatOwner = z.object({ invitationId: invitationCode, seat: documentId });
export type SeatOwner = z.infer<typeof seatOwner>;

/** A document of a business's `colleagues`: one as the contact and the consultants see them, without the code. */
export const listedColleague = z.extend(
  z.pick(seat, {
    name: true,
    steps: true,
    teams: true,
    status: true,
    lastLogin: true,
    createdAt: true,
    expiresAt: true,
    usedAt: true,
    remindedAt: true,
    mailState: true,
    mailError: true,
    progress: true,
    takenAwayAt: true,
  }),
  { email: z.string() },
);
export type ListedColleague = z.infer<typeof listedColleague>;

const shownFields = Object.keys(listedColleague.shape).filter((name) => name !== "email") as Exclude<
  keyof ListedColleague,
  "email"
>[];

export function listedOf(seat: Seat): ListedColleague {
  const fields = shownFields.flatMap((name) => (seat[name] === undefined ? [] : [[name, seat[name]] as const]));
  return { ...Object.fromEntries(fields), email: seat.businessEmail } as ListedColleague;
}
