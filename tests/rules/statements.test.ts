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
  where,
} from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { nobody, permissionTable } from "./people";

const rejected = { state: "rejected", body: "{}", reason: "The verb is unknown." };

permissionTable("statements", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.statement("one")), rejected),
      setDoc(doc(db, paths.relayStatus), { delivered: 1 }),
    ]),
  may: {
    "see how the relay stands": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.relayStatus)) },
    "change how the relay stands": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.relayStatus), { delivered: 2 }),
    },
    "add a number to the statistics": { who: nobody, act: (db) => setDoc(doc(db, "stats/mine"), { delivered: 2 }) },
    "delete how the relay stands": { who: nobody, act: (db) => deleteDoc(doc(db, paths.relayStatus)) },
    "list the statistics": { who: nobody, act: (db) => getDocs(query(collection(db, "stats"), limit(1))) },
    "read a statement": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.statement("one"))) },
    "list the rejected statements": {
      who: ["administrator"],
      act: (db) =>
        getDocs(
          query(
            collection(db, paths.statements),
            where("state", "==", "rejected"),
            orderBy("rejectedAt", "desc"),
            limit(25),
          ),
        ),
    },
    "list statements without a limit": { who: nobody, act: (db) => getDocs(collection(db, paths.statements)) },
    "list more than a hundred statements": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.statements), limit(101))),
    },
    "write a statement": { who: nobody, act: (db) => setDoc(doc(db, paths.statement("mine")), rejected) },
    "change a statement": {
      who: nobody,
      act: (db) => updateDoc(doc(db, paths.statement("one")), { state: "waiting" }),
    },
    "delete a statement": { who: nobody, act: (db) => deleteDoc(doc(db, paths.statement("one"))) },
  },
});
