// The colleagues of a business as its contact and the consultants see them: a copy of each seat without its code, made
// from the seat as it is by now.
import { FieldValue } from "firebase-admin/firestore";
import { colleagueFields, listedOf, seatOwner, type Seat } from "../../../../src/domain/invitations/seats/seat";
import { paths } from "../../../../src/domain/kernel/collections";
import { canonicalText } from "../../../../src/domain/kernel/records";
import { datedFields } from "../../firestore/dated-fields";
import { database } from "../../firestore/database";
import type { TriggerStep } from "../../firestore/document-trigger";
import { asRead, writeAtOnce } from "../../firestore/write-at-once";
import { readSeat, seatDocument } from "./stored-seat";

/** A step of the trigger of the seats. */
export const showSeat: TriggerStep = async ({ params: { id: code = "" } }) => {
  await writeAtOnce(async (batch) => {
    const owned = await database.doc(paths.seatOwner(code)).get();
    if (!owned.exists) return;
    const owner = seatOwner.parse(owned.data());
    const shown = await database.doc(paths.colleague(owner.invitationId, owner.seat)).get();
    const seat = readSeat(await seatDocument(code).get());
    if (!seat || canonicalText(datedFields(shown)) === canonicalText(listedOf(seat))) return;
    if (shown.exists) batch.update(shown.ref, withGaps(seat), asRead(shown));
    else batch.create(shown.ref, listedOf(seat));
  });
};

function withGaps(seat: Seat) {
  const listed = listedOf(seat);
  return Object.fromEntries(colleagueFields.map((name) => [name, listed[name] ?? FieldValue.delete()]));
}
