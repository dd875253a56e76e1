import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { paths } from "../../src/domain/kernel/collections";
import { anInvitation } from "../support/shared/builders";
import { nobody, permissionTable } from "./people";

const code = "AbCdEfGhIjKlMnOpQrStUv";

permissionTable("invitations and counters for the staff", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.invitation(code)), anInvitation(code)),
      setDoc(doc(db, paths.counters), { emailList: 3 }),
      setDoc(doc(db, paths.countedEvent("event")), { expiresAt: new Date() }),
    ]),
  may: {
    "list a page of invitations": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.invitations), orderBy("createdAt", "desc"), limit(100))),
    },
    "list one invitation": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.invitations), limit(1))),
    },
    "list more than a page of invitations": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.invitations), limit(101))),
    },
    "list invitations without a limit": { who: nobody, act: (db) => getDocs(collection(db, paths.invitations)) },
    "make an invitation": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.invitation("another-code")), anInvitation("another-code")),
    },
    "open an invitation again": {
      who: nobody,
      act: (db) =>
        updateDoc(doc(db, paths.invitation(code)), { status: "unused", businessEmail: "evil@elsewhere.example" }),
    },
    "delete an invitation": { who: nobody, act: (db) => deleteDoc(doc(db, paths.invitation(code))) },
    "read the counters": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.counters)) },
    "change the counters": { who: nobody, act: (db) => setDoc(doc(db, paths.counters), { emailList: 1_000_000 }) },
    "list the stats": { who: nobody, act: (db) => getDocs(query(collection(db, "stats"), limit(1))) },
    "read what has been counted": { who: nobody, act: (db) => getDoc(doc(db, paths.countedEvent("event"))) },
  },
});
