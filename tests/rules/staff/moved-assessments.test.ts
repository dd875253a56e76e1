// An assessment that was moved to another contact: the former one is the client with the older profile, who knows its
// code; the holder of the new link registers with it, in the batch that names it.
import { doc, serverTimestamp, setDoc, writeBatch } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy, without, type DocumentFields } from "../../support/shared/builders";
import {
  accounts,
  deleting,
  everyone,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  staff,
  updating,
  type Permission,
} from "../people";

const { client, stranger } = accounts;
/** Moved away from the stranger, to the client's address. */
const toClient = "to-client-0123456789ab";
/** Moved away from the client, and used since. */
const fromClient = "from-client-0123456789";
/** Moved to the client, who has used it. */
const clients = "clients-0123456789abcd";
const link = "link-0123456789abcdefgh";
const usedLink = "used-link-0123456789ab";
/** From before the assessment was moved a second time. */
const olderLink = "older-link-0123456789a";
/** Of the one that the client has used already. */
const clientsLink = "clients-link-012345678";
/** Of a further round that was moved to the client. */
const laterRound = "later-round-0123456789";
const laterLink = "later-link-01234567890";
/** Of one that was moved to the client again, under a link that the client has used. */
const again = "again-0123456789abcdef";
const againLink = "again-link-0123456789a";
const clientProfile = paths.profile(client.uid);
const strangerProfile = paths.profile(stranger.uid);

const movedAway = (uid: string, usedAuthTime: number) => ({
  ...without(aProfile(uid, ""), "invitationId"),
  movedAt: new Date(0),
  usedAuthTime,
});

interface Registering {
  profile?: DocumentFields;
  named?: string;
  code?: string;
  use?: DocumentFields;
  also?: string;
}

function registering(registration: Registering = {}): Permission["act"] {
  const { profile = {}, named = link, code = toClient, use = {}, also } = registration;
  return (db, person) => {
    const uid = person === "visitor" ? "visitor-1" : accounts[person].uid;
    const batch = writeBatch(db);
    batch.set(doc(db, paths.profile(uid)), aProfile(uid, code, profile));
    batch.update(doc(db, paths.invitation(code)), usedBy(uid, { usedAuthTime: person === "client" ? 1000 : 0 }));
    if (named !== "") batch.update(doc(db, paths.invitationLink(named)), { usedBy: uid, ...use });
    if (also !== undefined) batch.update(doc(db, paths.invitationLink(also)), { usedBy: uid });
    return batch.commit();
  };
}

const by: Permission["by"] = ["client"];

permissionTable("assessments that were moved to another contact", {
  opened: [fromClient, toClient],
  given: async (db) => {
    const movedAt = new Date(0);
    const linked = {
      businessName: "Northwind Logistics",
      businessEmail: client.claims.email,
      invitationCode: toClient,
    };
    await Promise.all([
      setDoc(doc(db, paths.invitation(toClient)), anInvitation(toClient, { movedAt, link })),
      setDoc(doc(db, paths.invitation(fromClient)), anInvitation(fromClient, { movedAt, ...usedBy("somebody-else") })),
      setDoc(
        doc(db, paths.invitation(clients)),
        anInvitation(clients, { movedAt, link: clientsLink, ...usedBy(client.uid) }),
      ),
      setDoc(
        doc(db, paths.invitation(laterRound)),
        anInvitation(laterRound, { movedAt, link: laterLink, roundNumber: 2, previousRound: fromClient }),
      ),
      setDoc(doc(db, paths.invitation(again)), anInvitation(again, { movedAt, link: againLink })),
      setDoc(doc(db, paths.invitationLink(againLink)), { ...linked, invitationCode: again, usedBy: client.uid }),
      setDoc(doc(db, paths.invitationLink(laterLink)), { ...linked, invitationCode: laterRound }),
      setDoc(doc(db, paths.invitationLink(olderLink)), linked),
      setDoc(doc(db, paths.invitationLink(clientsLink)), { ...linked, invitationCode: clients }),
      setDoc(doc(db, paths.invitationLink(link)), linked),
      setDoc(doc(db, paths.invitationLink(usedLink)), { ...linked, usedBy: "somebody-else" }),
      setDoc(doc(db, clientProfile), movedAway(client.uid, 1000)),
      setDoc(doc(db, strangerProfile), movedAway(stranger.uid, 1)),
      ...[toClient, fromClient, clients].map((code) => setDoc(doc(db, paths.answersOf(code)), { progressData: {} })),
    ]);
  },
  may: {
    "read it by the code that they know": { who: staff, act: reading(paths.invitation(fromClient)) },
    "read it while it waits for its contact": { who: staff, act: reading(paths.invitation(toClient)) },
    "read the one that they have taken over": {
      who: ["client", "administrator", "reader"],
      act: reading(paths.invitation(clients)),
    },
    "read the answers that they had": { who: staff, act: reading(paths.answersOf(fromClient)) },
    "read the answers before they have registered": { who: staff, act: reading(paths.answersOf(toClient)) },
    "save answers that they had": {
      who: nobody,
      act: updating(paths.answersOf(fromClient), { lastUpdated: serverTimestamp() }),
    },
    "unlock the assessment that they had": {
      who: nobody,
      act: updating(paths.invitation(fromClient), { lastLogin: serverTimestamp() }),
    },
    "read that it was moved away from them": { who: ["client", "administrator"], act: reading(clientProfile) },
    "read so with a sign-in from before they had it": { who: ["administrator"], act: reading(strangerProfile) },
    "read whom a link invites": { who: everyone, act: reading(paths.invitationLink(link)) },
    "list whom links invite": { who: nobody, act: listing(paths.invitationLinks, 1) },
    "make a link": {
      who: nobody,
      act: setting(paths.invitationLink("made-by-myself-0123456"), { invitationCode: fromClient }),
    },
    "delete a link": { who: nobody, act: deleting(paths.invitationLink(link)) },
    "use a link without registering": {
      who: nobody,
      act: updating(paths.invitationLink(link), { usedBy: client.uid }),
    },
    "register with the link": { who: ["client"], act: registering() },
    "register with the link in a further round": {
      who: ["client"],
      act: registering({ named: laterLink, code: laterRound }),
    },
    "register with the code alone": { who: nobody, by, act: registering({ named: "" }) },
    "register under a link that they have used before": {
      who: nobody,
      by,
      act: registering({ named: "", code: again }),
    },
    "register with another link": { who: nobody, by, act: registering({ named: usedLink }) },
    "register with a link and use it for somebody else": {
      who: nobody,
      by,
      act: registering({ use: { usedBy: "somebody-else" } }),
    },
    "register with a link and change whom it invites": {
      who: nobody,
      by,
      act: registering({ use: { invitationCode: fromClient } }),
    },
    "register with a link and say more of it": { who: nobody, by, act: registering({ use: { extra: "x" } }) },
    "register with a link and an older one": { who: nobody, by, act: registering({ also: olderLink }) },
    "use a link of one that they have used before": {
      who: nobody,
      by,
      act: updating(paths.invitationLink(clientsLink), { usedBy: client.uid }),
    },
    "register with one and the link of another": { who: nobody, by, act: registering({ code: fromClient }) },
    "register and stay moved away": { who: nobody, by, act: registering({ profile: { movedAt: new Date(0) } }) },
    "come back without registering": {
      who: nobody,
      by,
      act: setting(clientProfile, aProfile(client.uid, fromClient)),
    },
    "move one": { who: nobody, act: updating(paths.invitation(clients), { businessEmail: "other@northwind.example" }) },
    "take the mark of a move away": {
      who: nobody,
      by,
      act: setting(clientProfile, without(movedAway(client.uid, 1000), "movedAt")),
    },
  },
});
