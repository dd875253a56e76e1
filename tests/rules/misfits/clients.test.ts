// The writes of an invited business at its registration and at the opening of the assessment, with one thing wrong.
import { doc, serverTimestamp, setDoc, updateDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aProfile, aUsedInvitation, anInvitation, usedBy, type DocumentFields } from "../../support/shared/builders";
import { accounts, permissionTable } from "../people";
import { misfitsOf, type SoundWrite } from "./misfits";

const { uid } = accounts.client;
const [open, used, notStarted] = ["open-0123456789abcdefg", "used-0123456789abcdefg", "not-started-0123456789"];

function registering(db: Firestore, profile: DocumentFields, invitation: DocumentFields): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, paths.profile(uid)), profile);
  batch.update(doc(db, paths.invitation(open)), invitation);
  return batch.commit();
}

const profile: SoundWrite = {
  by: "client",
  fields: aProfile(uid, open),
  write: (db, fields) => registering(db, fields, usedBy(uid)),
  most: { name: 200 },
  misfits: { "with a blank name": { name: "  \t" } },
};

const invitation: SoundWrite = {
  by: "client",
  fields: usedBy(uid),
  write: (db, fields) => registering(db, aProfile(uid, open), fields),
  misfits: {
    "at a time of their own": { usedAt: new Date(0) },
    "with a sign-in that is not theirs": { usedAuthTime: 999 },
    "and open the assessment": { lastLogin: serverTimestamp() },
    "and rename the business": { businessName: "Elsewhere Ltd" },
  },
};

/** The profile is there already, so that the profile's own rules say nothing. */
const invitationAlone: SoundWrite = {
  ...invitation,
  write: (db, fields) => updateDoc(doc(db, paths.invitation(open)), fields),
  misfits: { ...invitation.misfits, "in somebody else's name": { usedBy: "somebody-else" } },
};

const opening: Omit<SoundWrite, "fields" | "write"> = {
  by: "client",
  misfits: {
    "at a time of their own": { lastLogin: new Date(0) },
    "and hand it over": { usedBy: "somebody-else" },
    "and rename the business": { businessName: "Elsewhere Ltd" },
  },
};

permissionTable("misfits of clients", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.invitation(open)), anInvitation(open)),
      setDoc(doc(db, paths.invitation(used)), aUsedInvitation()),
      setDoc(doc(db, paths.invitation(notStarted)), aUsedInvitation({ status: "not started" })),
    ]),
  may: {
    ...misfitsOf("register with a profile", profile),
    ...misfitsOf("register and use the invitation", invitation),
    ...misfitsOf("open the assessment", {
      ...opening,
      fields: { lastLogin: serverTimestamp(), status: "used" },
      write: (db, fields) => updateDoc(doc(db, paths.invitation(used)), fields),
      optional: ["status"],
    }),
    ...misfitsOf("open the assessment for the first time", {
      ...opening,
      fields: { lastLogin: serverTimestamp(), status: "in-progress" },
      write: (db, fields) => updateDoc(doc(db, paths.invitation(notStarted)), fields),
      optional: ["status"],
    }),
  },
});

permissionTable("misfits of a choice of the language", {
  given: (db) => setDoc(doc(db, paths.invitation(used)), aUsedInvitation()),
  may: misfitsOf("choose the language of the business", {
    by: "client",
    fields: { language: "de" },
    write: (db, fields) => updateDoc(doc(db, paths.invitation(used)), fields),
    unchanged: ["language"],
    misfits: { "and rename the business": { businessName: "Elsewhere Ltd" } },
  }),
});

permissionTable("misfits of clients who have a profile", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.invitation(open)), anInvitation(open)),
      setDoc(doc(db, paths.profile(uid)), aProfile(uid, open)),
    ]),
  may: misfitsOf("use the invitation of their profile", invitationAlone),
});
