import { collection, collectionGroup, doc, getDocs, limit, query, setDoc, where } from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy } from "../support/shared/builders";
import { accounts, deleting, listing, nobody, permissionTable, reading, setting } from "./people";

const mine = "mine-0123456789abcdefg";
const older = "older-0123456789abcdef";
const own = paths.profile(accounts.client.uid);
const squatted = paths.profile(accounts.stranger.uid);

permissionTable("profiles", {
  given: async (db) => {
    const { client, stranger } = accounts;
    await setDoc(doc(db, paths.invitation(mine)), anInvitation(mine, usedBy(client.uid)));
    await setDoc(doc(db, own), aProfile(client.uid, mine));
    // The stranger's token is older than the sign-in with which the invited person took the account back.
    await setDoc(doc(db, paths.invitation(older)), anInvitation(older, usedBy(stranger.uid, { usedAuthTime: 1 })));
    await setDoc(doc(db, squatted), aProfile(stranger.uid, older));
  },
  may: {
    "read the client's profile": { who: ["client", "administrator"], act: reading(own) },
    "read their profile with a sign-in from before the registration": {
      who: ["administrator"],
      act: reading(squatted),
    },
    "look for a profile of their own that is not there": {
      who: ["administrator"],
      act: reading(paths.profile(accounts.administrator.uid)),
    },
    "list a page of profiles": { who: ["administrator"], act: listing(paths.profiles, 100) },
    "list more than a page": { who: nobody, act: listing(paths.profiles, 101) },
    "list without a limit": { who: nobody, act: listing(paths.profiles) },
    "list their own profile by its uid": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.profiles), where("uid", "==", accounts.client.uid), limit(1))),
    },
    "list profiles wherever they are": {
      who: nobody,
      act: (db) => getDocs(query(collectionGroup(db, paths.profiles), limit(1))),
    },
    "overwrite a profile": { who: nobody, act: setting(own, aProfile(accounts.client.uid, mine)) },
    "delete a profile": { who: nobody, act: deleting(own) },
    "write below a profile": { who: nobody, act: setting(`${own}/somewhere/else`, { mine: true }) },
  },
});
