// The batch with which a colleague comes to a seat: with a new account, or with one that has a business or a seat
// already; and every way to get through with half of it.
import { doc, serverTimestamp, updateDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy, without, type DocumentFields } from "../../support/shared/builders";
import { givenOneBusiness, north, ofNorth, write } from "../businesses/given";
import { accounts, nobody, permissionTable, reading, updating, withColleagues, type Person } from "../people";
import { aCopy, anOpenSeat, aSeat, aSeatProfile, business, givenSeats, open, seats } from "./given";
import { colleague, joining, registering, registeringBatch } from "./using";

const { uid } = accounts.client;
const client: Person[] = ["client"];
const contact = { businessName: "Northwind Logistics", part: "contact" };
const longAgo = new Date(0);
const codes = {
  expired: "expired-seat-0123456789",
  another: "another-seat-0123456789",
  taken: "taken-seat-012345678901",
};

async function givenOpenSeats(db: Firestore, more: Record<string, DocumentFields> = {}): Promise<void> {
  await givenSeats(db, {
    [paths.seat(codes.expired)]: anOpenSeat({ expiresAt: longAgo }),
    [paths.seat(codes.another)]: anOpenSeat({ businessEmail: "other@northwind.example" }),
    [paths.seat(codes.taken)]: anOpenSeat(usedBy("somebody-else")),
    [paths.invitation("open-invitation-0123456")]: anInvitation("open-invitation-0123456"),
    [paths.seatAnswers(open)]: aCopy(),
    [paths.seatOwner(open)]: { invitationId: business, seat: "id-open" },
    ...more,
  });
}

permissionTable("a new account with a seat", {
  given: givenOpenSeats,
  may: {
    "register with a seat": { who: client, by: withColleagues, act: registering() },
    "register with an expired seat": { who: nobody, by: client, act: registering({ code: codes.expired }) },
    "register with a seat for another e-mail": { who: nobody, by: client, act: registering({ code: codes.another }) },
    "register with a seat that is taken": { who: nobody, by: client, act: registering({ code: codes.taken }) },
    "register with a seat as its contact": {
      who: nobody,
      by: client,
      act: registering({ profile: { memberships: { [open]: contact } } }),
    },
    "register with a seat without its part": {
      who: nobody,
      by: client,
      act: registering({ profile: { memberships: {} } }),
    },
    "register with a seat under another name of its business": {
      who: nobody,
      by: client,
      act: registering({
        profile: {
          businessName: "Elsewhere Ltd",
          memberships: { [open]: { ...colleague, businessName: "Elsewhere Ltd" } },
        },
      }),
    },
    "register with a seat and another name of its business in the list": {
      who: nobody,
      by: client,
      act: registering({ profile: { memberships: { [open]: { ...colleague, businessName: "Elsewhere Ltd" } } } }),
    },
    "register with a seat and one more in the list": {
      who: nobody,
      by: client,
      act: registering({ profile: { memberships: { [open]: colleague, [seats.colleague]: colleague } } }),
    },
    "register with a seat in another account's name": {
      who: nobody,
      by: client,
      act: registering({ used: { usedBy: "somebody-else" } }),
    },
    "register with a seat at a time of their own": {
      who: nobody,
      by: client,
      act: registering({ used: { usedAt: longAgo } }),
    },
    "register with a seat and earlier sign-ins": {
      who: nobody,
      by: client,
      act: registering({ used: { usedAuthTime: 1 } }),
    },
    "register with a seat and leave it open": {
      who: nobody,
      by: client,
      act: registering({ used: { status: "not started" } }),
    },
    "register with a seat and choose its steps": {
      who: nobody,
      by: client,
      act: registering({ used: { steps: ["0"] } }),
    },
    "register with an invitation as a colleague": {
      who: nobody,
      by: client,
      act: (db) => {
        const code = "open-invitation-0123456";
        const batch = writeBatch(db);
        batch.set(doc(db, paths.profile(uid)), aProfile(uid, code, { memberships: { [code]: colleague } }));
        batch.update(doc(db, paths.invitation(code)), usedBy(uid));
        return batch.commit();
      },
    },
    "register with a seat and answer in the same request": {
      who: nobody,
      by: client,
      act: (db) => {
        const batch = registeringBatch(db);
        batch.update(doc(db, paths.seatAnswers(open)), {
          progressData: { "1": { trendInfluence: "2" } },
          lastUpdated: serverTimestamp(),
        });
        return batch.commit();
      },
    },
    "use a seat without a profile": { who: nobody, by: client, act: updating(paths.seat(open), usedBy(uid)) },
  },
});

permissionTable("an account that was shut out comes to a seat", {
  given: (db) =>
    givenOpenSeats(db, {
      [paths.profile(uid)]: { ...without(aProfile(uid, ""), "invitationId"), movedAt: longAgo, usedAuthTime: 0 },
    }),
  may: { "register with a seat": { who: client, by: client, act: registering() } },
});

permissionTable("an account with a business and a seat in another one", {
  given: async (db) => {
    await givenOneBusiness(db);
    await write(db, {
      [paths.seat(open)]: anOpenSeat(),
      [paths.seat(codes.another)]: anOpenSeat({ businessEmail: "other@northwind.example" }),
    });
  },
  may: {
    "join with a seat": { who: client, act: joining() },
    "join with a seat for another e-mail": { who: nobody, by: client, act: joining({ code: codes.another }) },
    "join as its contact": {
      who: nobody,
      by: client,
      act: joining({ memberships: { [north]: ofNorth, [open]: contact } }),
    },
    "join in a part that there is not": {
      who: nobody,
      by: client,
      act: joining({ memberships: { [north]: ofNorth, [open]: { ...colleague, part: "reader" } } }),
    },
    "join and become a colleague of their own business": {
      who: nobody,
      by: client,
      act: joining({ memberships: { [north]: colleague, [open]: colleague } }),
    },
    "join and leave out the business that they had": {
      who: nobody,
      by: client,
      act: joining({ memberships: { [open]: colleague } }),
    },
    "join counting sign-ins from an earlier time": {
      who: nobody,
      by: client,
      act: joining({ used: { usedAuthTime: 1 } }),
    },
    "join without moving the profile": { who: nobody, by: client, act: updating(paths.seat(open), usedBy(uid)) },
  },
});

permissionTable("an account whose business counts sign-ins from an earlier one", {
  given: async (db) => {
    await givenOneBusiness(db);
    await updateDoc(doc(db, paths.invitation(north)), { usedAuthTime: 900 });
    await write(db, { [paths.seat(open)]: anOpenSeat() });
  },
  may: {
    "join with a seat, from the same one": { who: client, by: client, act: joining({ used: { usedAuthTime: 900 } }) },
    "join with a seat, from this one": { who: nobody, by: client, act: joining() },
  },
});

const ofSeat = { [seats.colleague]: colleague };
const joined = {
  invitationId: seats.colleague,
  memberships: { [north]: ofNorth, ...ofSeat },
};

permissionTable("an account with a business and a seat", {
  given: async (db) => {
    await givenOneBusiness(db);
    await write(db, {
      [paths.seat(seats.colleague)]: aSeat("colleague", { usedBy: uid, usedAuthTime: 1000 }),
      [paths.seat(seats["former colleague"])]: aSeat("colleague", { usedBy: uid, usedAuthTime: 1001 }),
      [paths.seat(open)]: anOpenSeat(),
      [paths.profile(uid)]: aProfile(uid, seats.colleague, joined),
    });
  },
  may: {
    "read their profile": { who: ["client", "administrator"], act: reading(paths.profile(uid)) },
    "open the business": {
      who: client,
      act: updating(paths.profile(uid), { invitationId: north, businessName: ofNorth.businessName }),
    },
    "open the business and come back to the seat": {
      who: client,
      by: client,
      act: async (db) => {
        const profile = doc(db, paths.profile(uid));
        await updateDoc(profile, { invitationId: north, businessName: ofNorth.businessName });
        await updateDoc(profile, { invitationId: seats.colleague, businessName: colleague.businessName });
      },
    },
    "open a seat that is not in the list": {
      who: nobody,
      by: client,
      act: updating(paths.profile(uid), { invitationId: seats["former colleague"] }),
    },
    "make themselves the contact where they have a seat": {
      who: nobody,
      by: client,
      act: updating(paths.profile(uid), { [`memberships.${seats.colleague}.part`]: "contact" }),
    },
    "join with one more seat, with the sign-ins that count for the one that is open": {
      who: client,
      by: client,
      act: joining({ memberships: { ...joined.memberships, [open]: colleague } }),
    },
    "begin the next round of a seat": {
      who: nobody,
      by: client,
      act: updating(paths.profile(uid), {
        invitationId: open,
        memberships: { [north]: ofNorth, [open]: colleague },
      }),
    },
  },
});

permissionTable("an account whose seat was taken away at this moment", {
  given: async (db) => {
    await givenOneBusiness(db);
    await write(db, {
      [paths.seat(seats.colleague)]: aSeat("colleague", { usedBy: uid, usedAuthTime: Number.MAX_SAFE_INTEGER }),
      [paths.profile(uid)]: aProfile(uid, seats.colleague, joined),
    });
  },
  may: { "read their profile": { who: ["administrator"], act: reading(paths.profile(uid)) } },
});

const unlocking = (changes: DocumentFields) =>
  updating(paths.seat(seats.colleague), { lastLogin: serverTimestamp(), ...changes });

permissionTable("a colleague opens the assessment", {
  given: (db) => givenSeats(db, { [paths.seat(seats.colleague)]: aSeat("colleague", { status: "not started" }) }),
  may: {
    "open it": { who: ["colleague"], by: withColleagues, act: unlocking({}) },
    "open it for the first time": { who: ["colleague"], by: withColleagues, act: unlocking({ status: "in-progress" }) },
    "open it and choose the steps": { who: nobody, by: ["colleague"], act: unlocking({ steps: ["0"] }) },
    "open it at a time of their own": { who: nobody, by: ["colleague"], act: unlocking({ lastLogin: longAgo }) },
    "open it and say that it is done": { who: nobody, by: ["colleague"], act: unlocking({ status: "done" }) },
    "open it and let older sign-ins in": { who: nobody, by: ["colleague"], act: unlocking({ usedAuthTime: 0 }) },
  },
});

/** A seat that was used twice by the account of one address. */
permissionTable("a profile that names a seat of another account", {
  given: (db) => givenSeats(db, { [paths.profile(uid)]: aSeatProfile("client", seats.colleague) }),
  may: {
    "read their profile": { who: ["administrator"], by: ["client", "administrator"], act: reading(paths.profile(uid)) },
  },
});
