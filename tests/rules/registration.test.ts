// The one batch that makes a profile and uses its invitation, and every way to get through with half of it or with
// something else.
import {
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy, without, type DocumentFields } from "../support/shared/builders";
import { accounts, everyone, nobody, permissionTable, type Permission, type Person } from "./people";

const codes = {
  open: "open-0123456789abcdefg",
  unused: "unused-0123456789abcde",
  endless: "endless-0123456789abcd",
  capitals: "capitals-0123456789abc",
  expired: "expired-0123456789abcd",
  taken: "taken-0123456789abcdef",
  begun: "begun-0123456789abcdef",
  another: "another-0123456789abcd",
  mine: "mine-0123456789abcdefg",
  odd: "odd-0123456789abcdefgh",
};

interface RegistrationCase {
  code?: string;
  profile?: Record<string, unknown>;
  invitation?: Record<string, unknown>;
  /** The owner of the written profile. */
  uid?: string;
}

function uidOf(person: Person): string {
  return person === "visitor" ? "visitor-1" : accounts[person].uid;
}

/** With the time of their own sign-in; who has none in their token signed in at 0. */
function used(uid: string, person: Person, changes: DocumentFields = {}): DocumentFields {
  return usedBy(uid, { usedAuthTime: person === "client" ? accounts.client.claims.auth_time : 0, ...changes });
}

function registering({
  code = codes.open,
  profile = {},
  invitation = {},
  uid,
}: RegistrationCase = {}): Permission["act"] {
  return (db, person) => {
    const me = uid ?? uidOf(person);
    return commitRegistration(db, me, code, aProfile(me, code, profile), used(me, person, invitation));
  };
}

function commitRegistration(
  db: Firestore,
  uid: string,
  code: string,
  profile?: DocumentFields,
  invitation?: DocumentFields,
): Promise<void> {
  const batch = writeBatch(db);
  if (profile) batch.set(doc(db, paths.profile(uid)), profile);
  if (invitation) batch.update(doc(db, paths.invitation(code)), invitation);
  return batch.commit();
}

const longAgo = new Date("2020-01-01");

const refused: Record<string, RegistrationCase> = {
  "with an expired or revoked invitation": { code: codes.expired },
  "with a used invitation": { code: codes.taken },
  "with an invitation in progress": { code: codes.begun },
  "with an invitation of a status that is not known": { code: codes.odd },
  "with an invitation for another e-mail": { code: codes.another },
  "under somebody else's uid": { uid: "somebody-else" },
  "with another uid in the profile": { profile: { uid: "somebody-else" } },
  "with an empty name": { profile: { name: "" } },
  "with a blank name": { profile: { name: "   " } },
  "with a name of 201 characters": { profile: { name: "n".repeat(201) } },
  "with a name that is no text": { profile: { name: ["Ines"] } },
  "with another business name": { profile: { businessName: "Elsewhere Ltd" } },
  "with another e-mail in the profile": { profile: { businessEmail: "other@northwind.example" } },
  "with a role in the profile": { profile: { admin: true } },
  "with a field that no profile has": { profile: { extra: "Mine." } },
  "with a profile that names another invitation": { profile: { invitationId: codes.another } },
  "with a profile that names an invitation by a path": { profile: { invitationId: `${codes.open}/x/y` } },
  "with a profile without an invitation": { profile: { invitationId: "" } },
  "leaving the invitation as it was": { invitation: { status: "not started" } },
  "putting the invitation in progress": { invitation: { status: "in-progress" } },
  "using the invitation in somebody else's name": { invitation: { usedBy: "somebody-else" } },
  "at a time of their own": { invitation: { usedAt: longAgo } },
  "with an older sign-in than theirs": { invitation: { usedAuthTime: -1 } },
  "with a later sign-in than theirs": { invitation: { usedAuthTime: 4_102_444_800 } },
  "changing the business's name": { invitation: { businessName: "Elsewhere Ltd" } },
  "changing the e-mail": { invitation: { businessEmail: "other@northwind.example" } },
  "changing the code": { invitation: { invitationCode: codes.another } },
  "saying how far they have come": { invitation: { progress: { step: 5, complete: true } } },
  "prolonging the invitation": { invitation: { expiresAt: new Date(Date.now() + 1e12) } },
  "removing the end of the invitation": { invitation: { expiresAt: deleteField() } },
  "with a field that no invitation has": { invitation: { extra: "Mine." } },
  "with a last login": { invitation: { lastLogin: serverTimestamp() } },
};

function profileWithout(field: string): Permission["act"] {
  return (db, person) => {
    const me = uidOf(person);
    return commitRegistration(db, me, codes.open, without(aProfile(me, codes.open), field), used(me, person));
  };
}

permissionTable("registration", {
  given: async (db) => {
    const invitations = {
      [codes.open]: {},
      [codes.unused]: { status: "unused" },
      [codes.capitals]: { businessEmail: "Client@Northwind.example" },
      [codes.expired]: { expiresAt: new Date(Date.now() - 1000) },
      [codes.taken]: usedBy("somebody-else"),
      [codes.begun]: { status: "in-progress" },
      [codes.mine]: usedBy(accounts.client.uid),
      [codes.odd]: { status: "extra" },
      [codes.another]: { businessEmail: "other@northwind.example" },
    };
    for (const [code, changes] of Object.entries(invitations))
      await setDoc(doc(db, paths.invitation(code)), anInvitation(code, changes));
    await setDoc(doc(db, paths.invitation(codes.endless)), without(anInvitation(codes.endless), "expiresAt"));
  },
  may: {
    register: { who: ["client"], act: registering() },
    "register with an unused invitation": { who: ["client"], act: registering({ code: codes.unused }) },
    "register with an invitation that has no end": { who: ["client"], act: registering({ code: codes.endless }) },
    "register although the invitation writes the e-mail in capitals": {
      who: ["client"],
      act: registering({ code: codes.capitals }),
    },
    "register with the longest name": { who: ["client"], act: registering({ profile: { name: "n".repeat(200) } }) },
    ...Object.fromEntries(
      Object.entries(refused).map(([how, registration]) => [
        `register ${how}`,
        { who: nobody, by: ["client"], act: registering(registration) },
      ]),
    ),
    ...Object.fromEntries(
      ["name", "businessName", "businessEmail", "uid", "invitationId"].map((field) => [
        `register without ${field}`,
        { who: nobody, by: ["client"], act: profileWithout(field) },
      ]),
    ),
    "make only a profile": {
      who: nobody,
      act: (db, person) => commitRegistration(db, uidOf(person), codes.open, aProfile(uidOf(person), codes.open)),
    },
    "make only a profile for an invitation that is used already": {
      who: nobody,
      act: (db, person) => commitRegistration(db, uidOf(person), codes.taken, aProfile(uidOf(person), codes.taken)),
    },
    "make only a profile for an invitation that they have used before": {
      who: nobody,
      act: (db, person) => commitRegistration(db, uidOf(person), codes.mine, aProfile(uidOf(person), codes.mine)),
    },
    "look for their profile before they have one": {
      who: everyone.filter((person) => person !== "visitor"),
      act: (db, person) => getDoc(doc(db, paths.profile(uidOf(person)))),
    },
    "use up only the invitation": {
      who: nobody,
      act: (db, person) => commitRegistration(db, uidOf(person), codes.open, undefined, used(uidOf(person), person)),
    },
    "use up two invitations at once": {
      who: nobody,
      act: (db, person) => {
        const me = uidOf(person);
        const batch = writeBatch(db);
        batch.set(doc(db, paths.profile(me)), aProfile(me, codes.open));
        batch.update(doc(db, paths.invitation(codes.open)), used(me, person));
        batch.update(doc(db, paths.invitation(codes.unused)), used(me, person));
        return batch.commit();
      },
    },
    "register, and begin the answers in the same moment": {
      who: nobody,
      act: (db, person) => {
        const me = uidOf(person);
        const batch = writeBatch(db);
        batch.set(doc(db, paths.profile(me)), aProfile(me, codes.open));
        batch.update(doc(db, paths.invitation(codes.open)), used(me, person));
        batch.set(doc(db, paths.answersOf(codes.open)), { lastUpdated: serverTimestamp() });
        return batch.commit();
      },
    },
    "register a second time": {
      who: nobody,
      hasSteps: true,
      act: async (db, person) => {
        await registering()(db, person);
        await registering({ code: codes.unused })(db, person);
      },
    },
    "register, and change the profile afterwards": {
      who: nobody,
      hasSteps: true,
      act: async (db, person) => {
        await registering()(db, person);
        await updateDoc(doc(db, paths.profile(uidOf(person))), { businessName: "Elsewhere Ltd" });
      },
    },
  },
});
