// The batch with which an account accepts another business, and the choice of the open one; and every way to get
// through with half of it, or to a business that is not the account's.
import { deleteField, doc, serverTimestamp, updateDoc, writeBatch } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, aUsedInvitation, usedBy } from "../../support/shared/builders";
import { beginningRound } from "../rounds/given";
import { accounts, nobody, permissionTable, reading, updating, type Permission } from "../people";
import {
  accepting,
  elsewhere,
  givenOneBusiness,
  givenTwoBusinesses,
  north,
  ofNorth,
  ofSouth,
  south,
  stranger,
  toSouth,
  uid,
} from "./given";

const codes = {
  expired: "expired-business-01234",
  revoked: "revoked-business-01234",
  another: "another-business-01234",
  taken: "taken-business-0123456",
  third: "third-business-0123456",
  squatted: "squatted-business-0123",
  round: "round-business-0123456",
};
/** Another account that has named the client's business. */
const shared = "shared-account";
const client: Permission["who"] = ["client"];
const longAgo = new Date(0);

const refused: Record<string, Parameters<typeof accepting>[1]> = {
  "with an expired invitation": { code: codes.expired },
  "with a revoked invitation": { code: codes.revoked },
  "with an invitation for another e-mail": { code: codes.another },
  "with an invitation that they have used before": { code: codes.taken },
  "with another account's business": { code: elsewhere },
  "with a further round of the business that they have": { code: codes.round },
  "with a further round of it, ending the one before": { code: codes.round, ended: north },
  "ending the business that was open": { ended: north },
  "leaving out the business that they had": { memberships: { [south]: ofSouth } },
  "leaving out the new one": { memberships: { [north]: ofNorth } },
  "with a third one in the list": { memberships: { [north]: ofNorth, [south]: ofSouth, [elsewhere]: ofSouth } },
  "as a colleague": { memberships: { [north]: ofNorth, [south]: { ...ofSouth, part: "colleague" } } },
  "with another name of the first in the list": { memberships: { [north]: ofSouth, [south]: ofSouth } },
  "with another name of the second in the list": { memberships: { [north]: ofNorth, [south]: ofNorth } },
  "with an open round in the list": { memberships: { [north]: ofNorth, [south]: { ...ofSouth, openRound: "x" } } },
  "under another business name": {
    profile: { businessName: "Elsewhere Ltd" },
    memberships: { [north]: ofNorth, [south]: { businessName: "Elsewhere Ltd", part: "contact" } },
  },
  "changing their name": { profile: { name: "Eve" } },
  "changing their e-mail": { profile: { businessEmail: "other@northwind.example" } },
  "with a field that no profile has": { profile: { extra: true } },
  "staying with the business that was open": { profile: { invitationId: north } },
  "counting sign-ins from an earlier time": { used: { usedAuthTime: 1 } },
  "counting sign-ins from no time": { used: { usedAuthTime: null } },
  "in another account's name": { used: { usedBy: "someone-else" } },
  "at a time of their own": { used: { usedAt: longAgo } },
  "leaving the invitation as it was": { used: { status: "not started" } },
  "changing the business's e-mail": { used: { businessEmail: "other@northwind.example" } },
};

/** The stranger had another account's address before, with a sign-in from before its registration. */
const squatter = { businessEmail: accounts.stranger.claims.email };

permissionTable("accepting another business", {
  given: (db) =>
    givenOneBusiness(db, {
      [paths.invitation(codes.expired)]: anInvitation(codes.expired, { ...ofSouth, expiresAt: longAgo }),
      [paths.invitation(codes.revoked)]: anInvitation(codes.revoked, { revokedAt: longAgo, expiresAt: longAgo }),
      [paths.invitation(codes.another)]: toSouth({ businessEmail: "other@northwind.example" }),
      [paths.invitation(codes.taken)]: toSouth(usedBy(uid)),
      [paths.invitation(codes.round)]: toSouth({ roundNumber: 2, previousRound: north }),
      [paths.invitation(elsewhere)]: aUsedInvitation({ ...squatter, usedBy: stranger, usedAuthTime: 1 }),
      [paths.invitation(codes.squatted)]: toSouth(squatter),
    }),
  may: {
    "accept the client's second business": { who: client, act: (db) => accepting(db) },
    ...Object.fromEntries(
      Object.entries(refused).map(([how, changes]) => [
        `accept one ${how}`,
        { who: nobody, by: client, act: (db) => accepting(db, changes) } satisfies Permission,
      ]),
    ),
    "accept one with a sign-in from before the registration": {
      who: nobody,
      by: ["stranger"],
      act: (db) =>
        accepting(db, {
          code: codes.squatted,
          who: stranger,
          used: { usedAuthTime: 1 },
          memberships: { [elsewhere]: { ...ofNorth, businessName: "Elsewhere Ltd" }, [codes.squatted]: ofSouth },
        }),
    },
    "use the second invitation alone": { who: nobody, act: updating(paths.invitation(south), usedBy(uid)) },
    "move their profile alone": {
      who: nobody,
      act: updating(paths.profile(uid), { invitationId: south, businessName: ofSouth.businessName }),
    },
    "move their profile to a business whose invitation they have used before": {
      who: nobody,
      by: client,
      act: updating(paths.profile(uid), {
        invitationId: codes.taken,
        businessName: ofSouth.businessName,
        memberships: { [north]: ofNorth, [codes.taken]: ofSouth },
      }),
    },
    "write a list alone": {
      who: nobody,
      act: updating(paths.profile(uid), { memberships: { [north]: ofNorth, [elsewhere]: ofSouth } }),
    },
    "accept one twice": {
      who: nobody,
      by: client,
      hasSteps: true,
      act: async (db) => {
        await accepting(db);
        await accepting(db);
      },
    },
    "accept one, and read their profile with the same sign-in": {
      who: client,
      by: client,
      act: async (db) => {
        await accepting(db);
        await reading(paths.profile(uid))(db);
      },
    },
  },
});

const choosing = (invitationId: string, businessName: string, more = {}) =>
  updating(paths.profile(uid), { invitationId, businessName, ...more });

permissionTable("choosing among two businesses", {
  given: (db) =>
    givenTwoBusinesses(db, {
      [paths.invitation(codes.third)]: anInvitation(codes.third, { businessName: "Westwind" }),
      [paths.invitation(codes.round)]: toSouth({ roundNumber: 2, previousRound: south }),
      [paths.invitation(codes.squatted)]: aUsedInvitation({ ...squatter, usedBy: stranger, usedAuthTime: 1 }),
      [paths.profile(stranger)]: aProfile(stranger, elsewhere, {
        memberships: { [elsewhere]: ofNorth, [codes.squatted]: ofSouth },
      }),
      [paths.profile(shared)]: aProfile(shared, elsewhere, { memberships: { [elsewhere]: ofNorth, [south]: ofSouth } }),
    }),
  may: {
    "open the client's first business": { who: client, act: choosing(north, ofNorth.businessName) },
    "open one under another name": { who: nobody, by: client, act: choosing(north, ofSouth.businessName) },
    "open one and say more": { who: nobody, by: client, act: choosing(north, ofNorth.businessName, { extra: "x" }) },
    "open one and end the other": {
      who: nobody,
      by: client,
      act: (db) => {
        const batch = writeBatch(db);
        batch.update(doc(db, paths.profile(uid)), { invitationId: north, businessName: ofNorth.businessName });
        batch.update(doc(db, paths.invitation(south)), { endedAt: serverTimestamp() });
        return batch.commit();
      },
    },
    "open a business that is not in their list": { who: nobody, by: client, act: choosing(elsewhere, "Elsewhere Ltd") },
    "put another account's business into their list": {
      who: nobody,
      by: client,
      act: choosing(elsewhere, "Elsewhere Ltd", {
        memberships: { [elsewhere]: { ...ofNorth, businessName: "Elsewhere Ltd" } },
      }),
    },
    "take a business out of their list": {
      who: nobody,
      by: client,
      act: choosing(north, ofNorth.businessName, { memberships: { [north]: ofNorth } }),
    },
    "take the list away": {
      who: nobody,
      by: client,
      act: updating(paths.profile(uid), { memberships: deleteField() }),
    },
    "open their business in an account that they had it with": {
      who: nobody,
      by: client,
      act: updating(paths.profile(shared), { invitationId: south, businessName: ofSouth.businessName }),
    },
    "open one with a sign-in from before its use": {
      who: nobody,
      by: ["stranger"],
      act: updating(paths.profile(stranger), { invitationId: codes.squatted, businessName: ofSouth.businessName }),
    },
    "end a business without a further round": {
      who: nobody,
      by: client,
      act: updating(paths.invitation(south), { endedAt: serverTimestamp() }),
    },
    "accept a third one": {
      who: client,
      by: client,
      act: (db) =>
        accepting(db, {
          code: codes.third,
          profile: { businessName: "Westwind" },
          memberships: { [codes.third]: { businessName: "Westwind", part: "contact" } },
        }),
    },
    "begin the next round of the open one": {
      who: client,
      by: client,
      act: (db) =>
        beginningRound(db, {
          code: codes.round,
          ended: south,
          profile: { memberships: { [north]: ofNorth, [codes.round]: ofSouth } },
        }),
    },
    ...Object.fromEntries(
      Object.entries({
        "keeping the membership of the round before": { [north]: ofNorth, [south]: ofSouth, [codes.round]: ofSouth },
        "losing its membership": { [north]: ofNorth },
        "with another business in the place of their own": { [elsewhere]: ofNorth, [codes.round]: ofSouth },
        "with another part in the business that stays": {
          [north]: { ...ofNorth, part: "colleague" },
          [codes.round]: ofSouth,
        },
        "losing the other membership": { [codes.round]: ofSouth },
        "with another name in the list": { [north]: ofNorth, [codes.round]: ofNorth },
        "leaving the list as it was": { [north]: ofNorth, [south]: ofSouth },
      }).map(([how, memberships]) => [
        `begin the next round ${how}`,
        {
          who: nobody,
          by: client,
          act: (db) => beginningRound(db, { code: codes.round, ended: south, profile: { memberships } }),
        } satisfies Permission,
      ]),
    ),
    "begin the next round of one that is not open": {
      who: nobody,
      by: client,
      hasSteps: true,
      act: async (db) => {
        await updateDoc(doc(db, paths.profile(uid)), { invitationId: north, businessName: ofNorth.businessName });
        const memberships = { [north]: ofNorth, [codes.round]: ofSouth };
        await beginningRound(db, { code: codes.round, ended: south, profile: { memberships } });
      },
    },
  },
});
