// Seats as the server reads and writes them. The business of a seat stands in a document that no person reads.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { seat, seatOwner, type Seat } from "../../../../src/domain/invitations/seats/seat";
import { seatMessages } from "../../../../src/domain/invitations/seats/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { failure } from "../../callable/failure";
import { datedFields } from "../../firestore/dated-fields";
import { database } from "../../firestore/database";

export function seatDocument(code: string) {
  return database.doc(paths.seat(code));
}

/** The document with its times as Dates; undefined where there is none. */
export function readSeat(snapshot: DocumentSnapshot): Seat | undefined {
  return snapshot.exists ? seat.parse(datedFields(snapshot)) : undefined;
}

/** Seats as the documents by which people are asked for a mail. */
export const bySeat = { document: seatDocument, read: readSeat };

/** The codes of the seats that a business has or had, by the ids under which its contact knows them. */
export async function seatsOf(invitationId: string): Promise<Map<string, string>> {
  const owners = await database.collection(paths.seatOwners).where("invitationId", "==", invitationId).get();
  return new Map(owners.docs.map((owner) => [seatOwner.parse(owner.data()).seat, owner.id]));
}

/** The code of a seat of this business. */
export async function codeOfSeat(invitationId: string, id: string): Promise<string> {
  const code = (await seatsOf(invitationId)).get(id);
  if (code === undefined) throw failure("not-found", seatMessages.unknown);
  return code;
}
