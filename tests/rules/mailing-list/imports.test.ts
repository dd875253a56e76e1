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
  updateDoc,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { nobody, permissionTable } from "../people";

const rows = [{ name: "Ines", businessName: "Northwind", email: "ines@northwind.example" }];

permissionTable("imports", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.import("one")), { status: "adding", createdAt: new Date() }),
      setDoc(doc(db, paths.importPart("one", 0)), { state: "waiting", rows }),
    ]),
  may: {
    "see how far an import has come": { who: ["administrator"], act: (db) => getDoc(doc(db, paths.import("one"))) },
    "list the imports": {
      who: ["administrator"],
      act: (db) => getDocs(query(collection(db, paths.imports), limit(100))),
    },
    "list more than a hundred imports": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.imports), limit(101))),
    },
    "begin an import past the call": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.import("mine")), { status: "adding" }),
    },
    "change an import": { who: nobody, act: (db) => updateDoc(doc(db, paths.import("one")), { status: "finished" }) },
    "delete an import": { who: nobody, act: (db) => deleteDoc(doc(db, paths.import("one"))) },
    "read the rows of a file": { who: nobody, act: (db) => getDoc(doc(db, paths.importPart("one", 0))) },
    "list the rows of a file": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.importParts("one")), limit(10))),
    },
    "list the rows of all files": {
      who: nobody,
      act: (db) => getDocs(query(collectionGroup(db, "importParts"), limit(10))),
    },
    "write rows of a file": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.importPart("one", 1)), { state: "waiting", rows }),
    },
    "delete rows of a file": { who: nobody, act: (db) => deleteDoc(doc(db, paths.importPart("one", 0))) },
  },
});
