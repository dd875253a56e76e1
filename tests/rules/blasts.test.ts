import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import { deleting, listing, nobody, permissionTable, reading, setting, updating } from "./people";

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
    "see how a blast stands": { who: ["administrator"], act: reading(paths.blast("one")) },
    "list the blasts": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.blasts), orderBy("createdAt", "desc"), limit(25))),
    },
    "list more than a hundred blasts": { who: nobody, act: listing(paths.blasts, 101) },
    "make a blast": { who: nobody, act: setting(paths.blast("mine"), { status: "preparing" }) },
    "stop a blast past the call": { who: nobody, act: updating(paths.blast("one"), { status: "cancelled" }) },
    "delete a blast": { who: nobody, act: deleting(paths.blast("one")) },
    "list whom a blast did not reach": { who: ["administrator"], act: (db) => getDocs(undeliveredQuery(db, 100)) },
    "read one of them": { who: ["administrator"], act: reading(paths.undeliveredMail("one", "first")) },
    "list more than a hundred of them": { who: nobody, act: (db) => getDocs(undeliveredQuery(db, 101)) },
    "list the troubles of all blasts": {
      who: nobody,
      act: (db) => getDocs(query(collectionGroup(db, "undelivered"), limit(10))),
    },
    "add one to them": { who: nobody, act: setting(paths.undeliveredMail("one", "mine"), undelivered) },
    "change one of them": { who: nobody, act: updating(paths.undeliveredMail("one", "first"), { state: "refused" }) },
    "clear away one of them": { who: nobody, act: deleting(paths.undeliveredMail("one", "first")) },
    "read a batch of addresses": { who: nobody, act: reading(paths.blastBatch("one", "00000")) },
    "list the batches": { who: nobody, act: listing(paths.blastBatches("one"), 10) },
    "write a batch": {
      who: nobody,
      act: setting(paths.blastBatch("one", "mine"), { recipients: ["ines@northwind.example"] }),
    },
  },
});
