import { collectionGroup, doc, getDocs, limit, query, setDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { deleting, listing, nobody, permissionTable, reading, setting, updating } from "../people";

const rows = [{ name: "Ines", businessName: "Northwind", email: "ines@northwind.example" }];

permissionTable("imports", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.import("one")), { status: "adding", createdAt: new Date() }),
      setDoc(doc(db, paths.importPart("one", 0)), { state: "waiting", rows }),
    ]),
  may: {
    "see how far an import has come": { who: ["administrator"], act: reading(paths.import("one")) },
    "list the imports": { who: ["administrator"], act: listing(paths.imports, 100) },
    "list more than a hundred imports": { who: nobody, act: listing(paths.imports, 101) },
    "begin an import past the call": { who: nobody, act: setting(paths.import("mine"), { status: "adding" }) },
    "change an import": { who: nobody, act: updating(paths.import("one"), { status: "finished" }) },
    "delete an import": { who: nobody, act: deleting(paths.import("one")) },
    "read the rows of a file": { who: nobody, act: reading(paths.importPart("one", 0)) },
    "list the rows of a file": { who: nobody, act: listing(paths.importParts("one"), 10) },
    "list the rows of all files": {
      who: nobody,
      act: (db) => getDocs(query(collectionGroup(db, "importParts"), limit(10))),
    },
    "write rows of a file": { who: nobody, act: setting(paths.importPart("one", 1), { state: "waiting", rows }) },
    "delete rows of a file": { who: nobody, act: deleting(paths.importPart("one", 0)) },
  },
});
