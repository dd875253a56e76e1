// A business with two colleagues and a former one; another business with one colleague, who is the stranger.
import type { Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, aUsedInvitation, type DocumentFields } from "../../support/shared/builders";
import { write } from "../businesses/given";
import { accounts, uidOf, type Person } from "../people";

export const business = "business-0123456789abcd";
export const elsewhere = "elsewhere-0123456789abc";
export const seats = {
  colleague: "seat-0123456789abcdefgh",
  "other colleague": "other-seat-0123456789ab",
  "former colleague": "former-seat-0123456789a",
  stranger: "strangers-seat-01234567",
} as const;
export const open = "open-seat-0123456789abc";
export const team = "b0kq.1";
export const otherTeam = "b0kq.2";

export function aSeat(person: keyof typeof seats, changes: DocumentFields = {}): DocumentFields {
  const { uid, claims } = accounts[person];
  return {
    businessName: "Northwind Logistics",
    businessEmail: claims.email,
    invitationCode: seats[person],
    name: "Dana Reed",
    status: "used",
    usedBy: uid,
    usedAt: new Date(1_000_000),
    usedAuthTime: 3000,
    steps: ["1"],
    teams: [team],
    ...changes,
  };
}

/** A seat that the client may use, or another person by their address. */
export function anOpenSeat(changes: DocumentFields = {}): DocumentFields {
  return anInvitation(open, { name: "Dana Reed", steps: ["1"], teams: [], ...changes });
}

export function aCopy(changes: DocumentFields = {}): DocumentFields {
  return {
    parts: { steps: ["1"], teams: [{ id: team, name: "Sales" }] },
    progressData: { "1": { trendInfluence: "4", driversFollowUp: { Innovation: "Slow." } } },
    teams: { [team]: { roleClarity: "2" }, [otherTeam]: { roleClarity: "3" } },
    agreed: { "1": "print" },
    ...changes,
  };
}

export function aSeatProfile(person: Person, code: string): DocumentFields {
  return aProfile(uidOf(person), code, {
    memberships: { [code]: { businessName: "Northwind Logistics", part: "colleague" } },
  });
}

export async function givenSeats(db: Firestore, more: Record<string, DocumentFields> = {}): Promise<void> {
  const owner = (invitationId: string, seat: string) => ({ invitationId, seat });
  await write(db, {
    [paths.invitation(business)]: aUsedInvitation({ invitationCode: business }),
    [paths.invitation(elsewhere)]: aUsedInvitation({ invitationCode: elsewhere, usedBy: "somebody-else" }),
    [paths.answersOf(business)]: { progressData: { "1": { trendInfluence: "4" } }, trainingPlan: "# Plan" },
    [paths.answersOf(elsewhere)]: { progressData: { "1": { trendInfluence: "4" } } },
    [paths.seat(seats.colleague)]: aSeat("colleague"),
    [paths.seat(seats["other colleague"])]: aSeat("other colleague", { steps: ["3"], teams: [otherTeam] }),
    [paths.seat(seats["former colleague"])]: aSeat("former colleague", { usedAuthTime: Number.MAX_SAFE_INTEGER }),
    [paths.seat(seats.stranger)]: aSeat("stranger", { usedAuthTime: 0 }),
    [paths.seat(open)]: anOpenSeat(),
    ...Object.fromEntries(Object.values(seats).map((code) => [paths.seatAnswers(code), aCopy()])),
    ...Object.fromEntries(
      Object.entries(seats).map(([person, code]) => [
        paths.seatOwner(code),
        owner(person === "stranger" ? elsewhere : business, `id-${code.slice(0, 10)}`),
      ]),
    ),
    ...Object.fromEntries(
      ["colleague", "other colleague"].map((person) => [
        paths.profile(uidOf(person as Person)),
        aSeatProfile(person as Person, seats[person as "colleague"]),
      ]),
    ),
    [paths.colleague(business, "id-1")]: { name: "Dana Reed", email: accounts.colleague.claims.email },
    [paths.colleague(elsewhere, "id-2")]: { name: "Eve Stone", email: accounts.stranger.claims.email },
    [paths.answerAuthors(business)]: { of: {} },
    [paths.answerAuthors(elsewhere)]: { of: {} },
    ...more,
  });
}

/** A seat that was used just now: its copy and the authors of answers are still to be written. */
export async function givenNewSeat(db: Firestore): Promise<void> {
  await write(db, {
    [paths.invitation(business)]: aUsedInvitation({ invitationCode: business }),
    [paths.answersOf(business)]: { progressData: { "1": { trendInfluence: "4" } } },
    [paths.seat(seats.colleague)]: aSeat("colleague"),
    [paths.seatOwner(seats.colleague)]: { invitationId: business, seat: "id-1" },
  });
}
