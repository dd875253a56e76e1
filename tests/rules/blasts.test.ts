import {
  collection,
  collectionGroup,
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
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { nobody, permissionTable } from "./people";

const undelivered = { address: "ines@northwind.example", state: "uncertain", reason: "uncertain", at: new Date() };

function undeliveredQuery(db: Firestore, most: number) {
  const all = collection(db, paths.undeliveredMails("one"));
  return query(all, where("state", "==", "uncertain"), orderBy("at", "desc"), limit(most));
}

permissionTable("blasts", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.blast("one")), { status: "sending", createdAt: new Date() }),
      setDoc(doc(db, paths.blastBatch("one", "00000")), { state: "waiting", recipients: [] }),
      setDoc(doc(db, paths.undeliveredMail("one", "first")), undelivered),
    ]),
  may: {
    "see how a blast stands": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.blast("one"))) },
    "list the blasts": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.blasts), orderBy("createdAt", "desc"), limit(25))),
    },
    "list more than a hundred blasts": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.blasts), limit(101))),
    },
    "make a blast": { who: nobody, act: (db) => setDoc(doc(db, paths.blast("mine")), { status: "preparing" }) },
    "stop a blast past the call": {
      who: nobody,
      act: (db) => updateDoc(doc(db, paths.blast("one")), { status: "cancelled" }),
    },
    "delete a blast": { who: nobody, act: (db) => deleteDoc(doc(db, paths.blast("one"))) },
    "list whom a blast did not reach": { who: ["administrator"], act: (db) => getDocs(undeliveredQuery(db, 100)) },
    "read one of them": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.undeliveredMail("one", "first"))) },
    "list more than a hundred of them": { who: nobody, act: (db) => getDocs(undeliveredQuery(db, 101)) },
    "list the troubles of all blasts": {
      who: nobody,
      act: (db) => getDocs(query(collectionGroup(db, "undelivered"), limit(10))),
    },
    "add one to them": { who: nobody, act: (db) => setDoc(doc(db, paths.undeliveredMail("one", "mine")), undelivered) },
    "change one of them": {
      who: nobody,
      act: (db) => updateDoc(doc(db, paths.undeliveredMail("one", "first")), { state: "refused" }),
    },
    "clear away one of them": { who: nobody, act: (db) => deleteDoc(doc(db, paths.undeliveredMail("one", "first"))) },
    "read a batch of addresses": { who: nobody, act: (db) => getDoc(doc(db, paths.blastBatch("one", "00000"))) },
    "list the batches": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.blastBatches("one")), limit(10))),
    },
    "write a batch": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.blastBatch("one", "mine")), { recipients: ["ines@northwind.example"] }),
    },
  },
});
