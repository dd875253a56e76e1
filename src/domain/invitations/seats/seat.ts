// The seat of a colleague: the contact of a business invites them by name and mail, and they answer some of its steps
// and teams with an account of their own.
import * as z from "zod/mini";
import { seatParts, seatProgress, type SeatParts } from "../../assessment/seats/seat-parts";
import { bounds, emailAddress, requiredText } from "../../kernel/contact";
import { askedFor } from "../../kernel/contact-words";
import { documentId } from "../../kernel/document-id";
import { invitation, invitationCode, type Invitation } from "../invitation";
import { seatMessages } from "./words";

export const mostSeats = 20;

/** Of one round, those that were taken away too: the list of colleagues shows them all. */
export const mostSeatsOfRound = 100;

function isNotEmpty({ steps, teams }: SeatParts): boolean {
  return steps.length + teams.length > 0;
}

/** The form by which a contact invites a colleague. */
export const colleagueForm = z.object({
  name: requiredText(askedFor.colleagueName, bounds.name),
  email: emailAddress,
});

const inBusiness = {
  /** The business that the caller's window shows; without it, the one that is open. */
  invitationId: z.optional(invitationCode),
};
const ofSeat = { seat: documentId, ...inBusiness };

/** The deeds of a contact: a new colleague, and the changes of a seat. */
export const colleagueChange = z.discriminatedUnion("change", [
  z
    .extend(colleagueForm, { change: z.literal("invite"), ...seatParts, ...inBusiness })
    .check(z.refine(isNotEmpty, seatMessages.nothingToAnswer)),
  z
    .object({ change: z.literal("parts"), ...ofSeat, ...seatParts })
    .check(z.refine(isNotEmpty, seatMessages.nothingToAnswer)),
  z.object({ change: z.literal("remind"), ...ofSeat }),
  z.object({ change: z.literal("take away"), ...ofSeat }),
]);
type ColleagueChange = z.infer<typeof colleagueChange>;
export type ColleagueChangeTo<Change extends ColleagueChange["change"]> = Extract<ColleagueChange, { change: Change }>;

/** A document of `seats`, whose id is the code of its link; it looks like an invitation, and is used like one. */
export const seat = z.extend(
  z.pick(invitation, {
    businessName: true,
    businessEmail: true,
    invitationCode: true,
    language: true,
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

/** An invitation, or a colleague's seat in its form, as the holder of its code sees it. */
export type InvitedPerson = Invitation & {
  /** Given for a colleague. */
  seat?: Pick<Seat, "name" | "invitedBy"> & { isTakenAway?: true };
};

/** Returns the seat in the form of an invitation. */
export function invitedToSeat(seat: Seat): InvitedPerson {
  const { name, invitedBy, takenAwayAt } = seat;
  const { businessName, businessEmail, invitationCode, hasAccount, status, expiresAt, usedBy, usedAuthTime } = seat;
  return {
    ...{ businessName, businessEmail, invitationCode, status, expiresAt, usedBy, usedAuthTime, hasAccount },
    seat: { name, ...(invitedBy !== undefined && { invitedBy }), ...(takenAwayAt && { isTakenAway: true }) },
  };
}

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

export const colleagueFields = Object.keys(listedColleague.shape) as (keyof ListedColleague)[];

export function listedOf(seat: Seat): ListedColleague {
  const known = { ...seat, email: seat.businessEmail };
  const fields = colleagueFields.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]] as const]));
  return Object.fromEntries(fields) as unknown as ListedColleague;
}
