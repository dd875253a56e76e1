// Invites a colleague of a business: makes the seat with its copy of the answers, and mails its link. Asking again for
// the same finds the seat. All seats of a business are made one after the other, so that there are never too many.
import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import type { CallableRequest } from "firebase-functions/v2/https";
import { answersToChange, teamsOf } from "../../../../src/domain/assessment/answers/field-changes";
import { seatCopy } from "../../../../src/domain/assessment/seats/seat-answers";
import type { SeatParts } from "../../../../src/domain/assessment/seats/seat-parts";
import {
  listedOf,
  mostSeats,
  mostSeatsOfRound,
  type ColleagueChangeTo,
  type Seat,
} from "../../../../src/domain/invitations/seats/seat";
import { seatCodeOf } from "../../../../src/domain/invitations/invitation";
import { seatMessages } from "../../../../src/domain/invitations/seats/words";
import { languageField, languageFrom } from "../../../../src/domain/kernel/language";
import { paths } from "../../../../src/domain/kernel/collections";
import { failure } from "../../callable/failure";
import { database } from "../../firestore/database";
import { asRead, writeAtOnce } from "../../firestore/write-at-once";
import { firstMail } from "../invitation-delivery";
import { hasBusiness } from "../has-business";
import { endOfInvitation, newInvitationCode, sameRequestWithinMs } from "../stored-invitation";
import { sendSeatMail, wantsMail } from "./seat-mail";
import { consumeSeatMail } from "./seat-mail-quota";
import { readSeat, seatDocument, seatsOf } from "./stored-seat";

interface InvitedColleague extends SeatParts {
  business: string;
  name: string;
  email: string;
  invitedBy: string | undefined;
  hasAccount: boolean;
}

/** Answers why the mail did not go out, where it did not. */
export async function inviteColleague(
  business: string,
  request: ColleagueChangeTo<"invite">,
  auth: CallableRequest["auth"],
): Promise<string | undefined> {
  // Accounts are kept by lower-case address, and the rules compare the two.
  const email = request.email.toLowerCase();
  if (email === auth?.token.email?.toLowerCase()) throw failure("invalid-argument", seatMessages.isContact);
  if (!(await wantsMail(email))) throw failure("failed-precondition", seatMessages.noMailWanted);
  const profile = await database.doc(paths.profile(auth?.uid ?? "")).get();
  const { name, steps, teams } = request;
  const known = { invitedBy: contactName(profile), hasAccount: await hasBusiness(email) };
  const giveBack = await consumeSeatMail({ business, email }, new Date());
  const invited = { business, name, email, steps, teams, ...known };
  const { code, isNew } = await writeAtOnce((batch) => makeOrFind(batch, invited)).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!isNew) await giveBack();
  return sendSeatMail(code);
}

function contactName(profile: DocumentSnapshot): string | undefined {
  const name: unknown = profile.get("name");
  return typeof name === "string" && name.trim() !== "" ? name.trim() : undefined;
}

async function makeOrFind(batch: WriteBatch, invited: InvitedColleague): Promise<{ code: string; isNew: boolean }> {
  const { business, email, steps, teams } = invited;
  const invitation = await database.doc(paths.invitation(business)).get();
  const [authors, answers] = await database.getAll(
    database.doc(paths.answerAuthors(business)),
    database.doc(paths.answersOf(business)),
  );
  const now = new Date();
  const { seats, everMade } = await seatsOfRound(business);
  const same = seats.find((seat) => seat.businessEmail === email);
  if (same) {
    const isAskedAgain = now.getTime() - (same.createdAt?.getTime() ?? 0) < sameRequestWithinMs;
    if (!isAskedAgain) throw failure("already-exists", seatMessages.isColleague(same.name));
    return { code: same.invitationCode, isNew: false };
  }
  if (seats.length >= mostSeats) throw failure("failed-precondition", seatMessages.tooMany);
  if (everMade >= mostSeatsOfRound) throw failure("failed-precondition", seatMessages.tooManyInRound);
  const stored: unknown = answers?.get("progressData");
  refuseGoneTeams(stored, teams);
  const seat = newSeat(invited, invitation, now);
  const code = seat.invitationCode;
  const id = database.collection(paths.colleagues(business)).doc().id;
  batch.create(seatDocument(code), seat);
  batch.create(database.doc(paths.seatOwner(code)), { invitationId: business, seat: id });
  batch.create(database.doc(paths.colleague(business, id)), listedOf(seat));
  batch.create(database.doc(paths.seatAnswers(code)), seatCopy(stored, { steps, teams }));
  if (invitation.get("hasColleagues") !== true) batch.update(invitation.ref, { hasColleagues: true });
  // Two that are invited at once both rest on this document.
  if (authors?.exists) batch.update(authors.ref, { invitedAt: now }, asRead(authors));
  else if (authors) batch.create(authors.ref, { of: {}, invitedAt: now });
  return { code, isNew: true };
}

async function seatsOfRound(business: string): Promise<{ seats: Seat[]; everMade: number }> {
  const codes = [...(await seatsOf(business)).values()];
  const stored = codes.length === 0 ? [] : await database.getAll(...codes.map((code) => seatDocument(code)));
  const seats = stored.flatMap((snapshot) => readSeat(snapshot) ?? []);
  return { seats: seats.filter((seat) => seat.takenAwayAt === undefined), everMade: codes.length };
}

/** The contact has removed a team, or another window has. */
export function refuseGoneTeams(stored: unknown, teams: readonly string[]): void {
  const there = new Set(teamsOf(answersToChange(stored)).map(({ id }) => id));
  if (teams.some((id) => !there.has(id))) throw failure("failed-precondition", seatMessages.teamGone);
}

function newSeat(
  { name, email, invitedBy, hasAccount, steps, teams }: InvitedColleague,
  invitation: DocumentSnapshot,
  now: Date,
) {
  const language = languageFrom(invitation.get("language"));
  const seat: Seat = {
    businessName: String(invitation.get("businessName")),
    businessEmail: email,
    invitationCode: seatCodeOf(newInvitationCode()),
    ...languageField(language),
    ...(hasAccount && { hasAccount }),
    status: "not started",
    createdAt: now,
    expiresAt: endOfInvitation(now),
    name,
    ...(invitedBy !== undefined && { invitedBy }),
    steps: [...new Set(steps)],
    teams: [...new Set(teams)],
    ...firstMail(now),
  };
  return seat;
}
