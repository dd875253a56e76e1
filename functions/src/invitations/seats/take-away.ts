// Takes a seat away: one write hands over the last answers, shuts the account's sign-ins out of the seat, and takes the
// seat out of its memberships. The answers stay with the business.
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../../firestore/database";
import type { TriggerStep } from "../../firestore/document-trigger";
import { unlessLostRace } from "../../firestore/lease";
import { asRead } from "../../firestore/write-at-once";
import { profileLeft, profileWithout } from "../profile-without";
import { noSignIn } from "../stored-invitation";
import { exchangeInto, readSeatState } from "./exchange";
import { seatsOf } from "./stored-seat";

/** Asking twice takes it away once. */
export async function takeSeatAway(code: string): Promise<void> {
  for (;;) {
    const state = await readSeatState(code);
    if (!state || state.seat.takenAwayAt) return;
    const { seat, snapshots } = state;
    const now = new Date();
    const batch = database.batch();
    const left = await profileLeft(seat.usedBy);
    exchangeInto(batch, state, undefined);
    if (left) batch.update(left.ref, profileWithout(left, { ...seat, part: "colleague" }, now), asRead(left));
    const ended = { takenAwayAt: now, expiresAt: now, usedAuthTime: noSignIn, mailDueAt: FieldValue.delete() };
    batch.update(snapshots.seat.ref, ended, asRead(snapshots.seat));
    if (await unlessLostRace(batch.commit())) return;
  }
}

/** A step of the trigger of the invitations: the seats of a round end with it. */
export const endSeats: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  if (after?.get("endedAt") === undefined || before?.get("endedAt") !== undefined) return;
  if (after.get("hasColleagues") !== true) return;
  for (const code of (await seatsOf(id)).values()) await takeSeatAway(code);
};
