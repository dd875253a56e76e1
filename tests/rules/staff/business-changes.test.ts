import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { accounts, nobody, permissionTable, type Permission } from "../people";

const code = "used-invitation-code-1";
const administrator: Permission["who"] = ["administrator"];
const { uid, claims } = accounts.administrator;
const change = { of: "name", before: "Northwynd", after: "Northwind", by: uid, byEmail: claims.email, at: new Date(0) };
const one = paths.businessChange(code, "1000");

permissionTable("what was put right about a business", {
  given: async (db) => {
    await setDoc(doc(db, paths.invitation(code)), aUsedInvitation());
    await setDoc(doc(db, one), change);
  },
  may: {
    "read one": { who: administrator, act: (db) => getDoc(doc(db, one)) },
    "list a page": {
      who: administrator,
      act: (db) => getDocs(query(collection(db, paths.businessChanges(code)), limit(100))),
    },
    "list them all": { who: nobody, act: (db) => getDocs(collection(db, paths.businessChanges(code))) },
    "write one": { who: nobody, act: (db) => setDoc(doc(db, paths.businessChange(code, "2000")), change) },
    "change one": { who: nobody, act: (db) => updateDoc(doc(db, one), { after: "Southwind" }) },
    "delete one": { who: nobody, act: (db) => deleteDoc(doc(db, one)) },
    "correct a name past the history": {
      who: nobody,
      act: (db) => updateDoc(doc(db, paths.invitation(code)), { businessName: "Southwind" }),
    },
  },
});
