// The deeds of a contact: invites a colleague, gives a seat other steps and teams, reminds its colleague, or takes the
// seat away.
import type { CallableRequest } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import { invitationState } from "../../../../src/domain/invitations/invitation";
import type { colleagueChange, Seat } from "../../../../src/domain/invitations/seats/seat";
import { seatMessages } from "../../../../src/domain/invitations/seats/words";
import { hasAnsweredAll } from "../../../../src/domain/invitations/seats/situation";
import type { SeatParts } from "../../../../src/domain/assessment/seats/seat-parts";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { callable } from "../../callable/callable";
import { failure } from "../../callable/failure";
import { mailSecrets } from "../../config";
import { database } from "../../firestore/database";
import { unlessLostRace } from "../../firestore/lease";
import { asRead } from "../../firestore/write-at-once";
import { askForMailOf } from "../invitation-delivery";
import { invitationOfCaller } from "../invitation-of-caller";
import { endOfInvitation } from "../stored-invitation";
import { exchangeInto, readSeatState } from "./exchange";
import { inviteColleague, refuseGoneTeams } from "./invite-colleague";
import { sendSeatMail, wantsMail } from "./seat-mail";
import { consumeSeatMail } from "./seat-mail-quota";
import { bySeat, codeOfSeat, readSeat, seatDocument } from "./stored-seat";
import { takeSeatAway } from "./take-away";

export const changeColleagues = callable(
  "changeColleagues",
  { secrets: mailSecrets, maxInstances: 1 },
  async ({ request, auth }) => {
    const business = await invitationOfCaller(auth, seatMessages.notContact, request.invitationId);
    const error = await change(business, request, auth);
    return { success: error === undefined, ...(error !== undefined && { error }) };
  },
);

/** Answers why no mail went out, where one should have. */
async function change(
  business: string,
  request: z.infer<typeof colleagueChange>,
  auth: CallableRequest["auth"],
): Promise<string | undefined> {
  if (request.change === "invite") return inviteColleague(business, request, auth);
  const code = await codeOfSeat(business, request.seat);
  if (request.change === "remind") return remind(business, code);
  await (request.change === "take away" ? takeSeatAway(code) : giveParts(code, request));
  return undefined;
}

/** The answers in a part that goes stay with the business. */
async function giveParts(code: string, { steps, teams }: SeatParts): Promise<void> {
  for (;;) {
    const state = await readSeatState(code);
    if (!state) throw failure("not-found", seatMessages.unknown);
    if (state.seat.takenAwayAt) throw failure("failed-precondition", seatMessages.takenAway);
    refuseGoneTeams(state.snapshots.answers.get("progressData"), teams);
    const batch = database.batch();
    const parts = { steps: [...new Set(steps)], teams: [...new Set(teams)] };
    const { progress } = exchangeInto(batch, state, parts);
    const { seat } = state.snapshots;
    batch.update(seat.ref, { ...parts, ...(progress && { progress }) }, asRead(seat));
    if (await unlessLostRace(batch.commit())) return;
  }
}

/** Sends the link again until the colleague has an account, and reminds them then. Answers why it did not. */
async function remind(business: string, code: string): Promise<string | undefined> {
  const seat = readSeat(await seatDocument(code).get());
  if (!seat) return seatMessages.unknown;
  const refused = whyNoReminder(seat, new Date());
  if (refused !== undefined) return refused;
  if (!(await wantsMail(seat.businessEmail))) return seatMessages.noMailWanted;
  await consumeSeatMail({ business, email: seat.businessEmail }, new Date());
  const isUsed = invitationState(seat, new Date()) === "used";
  const asked = await askForMailOf(bySeat, code, {
    purpose: isUsed ? "reminder" : "invitation",
    refusal: whyNoReminder,
    changes: (now) => ({ remindedAt: now, ...(!isUsed && { expiresAt: endOfInvitation(now) }) }),
  });
  return "refused" in asked ? asked.refused : sendSeatMail(code);
}

function whyNoReminder(seat: Seat, now: Date): string | undefined {
  const { takenAwayAt, remindedAt, createdAt, mailState } = seat;
  if (takenAwayAt) return seatMessages.takenAway;
  if (hasAnsweredAll(seat)) return seatMessages.remindFinished;
  const last = remindedAt ?? createdAt;
  const today = last !== undefined && now.getTime() - last.getTime() < dayMs;
  // A mail that did not go out may be tried again at once.
  return today && mailState === "sent" ? seatMessages.remindedToday : undefined;
}
