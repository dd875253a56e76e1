// A business with a contact and its colleagues, each with a sign-in of their own, past the forms.
import { randomUUID } from "node:crypto";
import {
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  where,
  writeBatch,
  collection,
  FieldPath,
  updateDoc,
} from "firebase/firestore/lite";
import type { SeatParts } from "../../../src/domain/assessment/seats/seat-parts";
import { paths } from "../../../src/domain/kernel/collections";
import { anAccountOf, type AccountOfAddress, type SignedInAccount } from "../accounts/registering";
import type { RegisteredClient } from "../accounts/registered-client";
import { aProfile } from "../shared/builders";
import { database } from "../shared/database";

export interface InvitedSeat {
  /** The id under which the contact knows it. */
  id: string;
  /** The code of its link. */
  code: string;
  email: string;
}

/** The call of a contact, in the test's own process or over the network. */
export type ChangeColleagues = (contact: RegisteredClient, change: Record<string, unknown>) => Promise<unknown>;

/** Invites by the call of the contact. */
export function inviteBy(changeColleagues: ChangeColleagues) {
  return async (
    contact: RegisteredClient,
    parts: Partial<SeatParts> = {},
    { email = `colleague-${randomUUID()}@northwind.example`, name = "Dana Reed" } = {},
  ): Promise<InvitedSeat> => {
    await changeColleagues(contact, { change: "invite", name, email, steps: ["1"], teams: [], ...parts });
    return seatOf(contact, email);
  };
}

export async function seatOf({ code: business }: Pick<RegisteredClient, "code">, email: string): Promise<InvitedSeat> {
  const owned = await getDocs(query(collection(database, paths.seatOwners), where("invitationId", "==", business)));
  for (const { id: code, ...owner } of owned.docs.map((one) => ({ id: one.id, seat: String(one.get("seat")) }))) {
    const seat = await getDoc(doc(database, paths.seat(code)));
    if (seat.get("businessEmail") === email && seat.get("takenAwayAt") === undefined)
      return { id: owner.seat, code, email };
  }
  throw new Error(`${email} has no seat.`);
}

/** The batch of a new account, or of one that has a business, as the browser writes it. */
export async function takeSeat({ code, email }: InvitedSeat): Promise<AccountOfAddress> {
  const account = await anAccountOf(email);
  const { uid, authTime, db } = account;
  const businessName: unknown = (await getDoc(doc(database, paths.seat(code)))).get("businessName");
  const profile = await getDoc(doc(database, paths.profile(uid)));
  const open: unknown = profile.get("invitationId");
  const colleague = { businessName, part: "colleague" };
  const batch = writeBatch(db);
  let usedAuthTime: unknown = authTime;
  if (typeof open === "string") {
    const before = await getDoc(doc(database, paths.invitation(open)));
    const opened = before.exists() ? before : await getDoc(doc(database, paths.seat(open)));
    usedAuthTime = opened.get("usedAuthTime");
    const known: unknown = profile.get(new FieldPath("memberships", open)) ?? {
      businessName: profile.get("businessName") as unknown,
      part: "contact",
    };
    const [ofOpen, ofSeat] = [new FieldPath("memberships", open), new FieldPath("memberships", code)];
    batch.update(
      doc(db, paths.profile(uid)),
      "invitationId",
      code,
      "businessName",
      businessName,
      ofOpen,
      known,
      ofSeat,
      colleague,
    );
  } else {
    const fields = { businessName, businessEmail: email, memberships: { [code]: colleague } };
    batch.set(doc(db, paths.profile(uid)), aProfile(uid, code, fields));
  }
  batch.update(doc(db, paths.seat(code)), { status: "used", usedBy: uid, usedAt: serverTimestamp(), usedAuthTime });
  await batch.commit();
  return account;
}

/** Saves one answer into the copy, as the wizard does. */
export async function answerIn(
  { db }: SignedInAccount,
  { code }: Pick<InvitedSeat, "code">,
  path: string[],
  value: unknown,
) {
  const [step = "", , team = ""] = path;
  const place = step === "2" ? ["teams", ...path.slice(2)] : ["progressData", ...path];
  const saved = { lastUpdated: serverTimestamp(), questionnaireVersion: 1, ...(step === "2" && { changedTeam: team }) };
  await updateDoc(doc(db, paths.seatAnswers(code)), new FieldPath(...place), value, ...Object.entries(saved).flat());
}
