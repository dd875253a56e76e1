import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy } from "../support/shared/builders";
import { accounts, nobody, permissionTable } from "./people";

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
    "read the client's profile": { who: ["client", "administrator"], act: (db) => getDoc(doc(db, own)) },
    "read their profile with a sign-in from before the registration": {
      who: ["administrator"],
      act: (db) => getDoc(doc(db, squatted)),
    },
    "look for a profile of their own that is not there": {
      who: ["administrator"],
      act: (db) => getDoc(doc(db, paths.profile(accounts.administrator.uid))),
    },
    "list a page of profiles": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.profiles), limit(100))),
    },
    "list more than a page": { who: nobody, act: (db) => getDocs(query(collection(db, paths.profiles), limit(101))) },
    "list without a limit": { who: nobody, act: (db) => getDocs(collection(db, paths.profiles)) },
    "list their own profile by its uid": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.profiles), where("uid", "==", accounts.client.uid), limit(1))),
    },
    "list profiles wherever they are": {
      who: nobody,
      act: (db) => getDocs(query(collectionGroup(db, paths.profiles), limit(1))),
    },
    "overwrite a profile": { who: nobody, act: (db) => setDoc(doc(db, own), aProfile(accounts.client.uid, mine)) },
    "delete a profile": { who: nobody, act: (db) => deleteDoc(doc(db, own)) },
    "write below a profile": {
      who: nobody,
      act: (db) => setDoc(doc(db, `${own}/somewhere/else`), { mine: true }),
    },
  },
});
