import { deleteDoc, doc, getDoc, setDoc, updateDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { misfitsOf } from "../misfits/misfits";
import { accounts, nobody, permissionTable, type Person } from "../people";

const switches = { inquiry: true, task: true, assessment: true, plan: true, blast: true };
const kinds = Object.keys(switches);
const uidOf = (person: Person) => (person === "visitor" ? "nobody" : accounts[person].uid);
const mine = paths.notificationSettings(accounts.administrator.uid);

permissionTable("of what an administrator is told", {
  given: async (db) => {
    await setDoc(doc(db, mine), switches);
    await setDoc(doc(db, paths.notificationSettings("admin-3")), switches);
  },
  may: {
    "read their own": {
      who: ["administrator"],
      act: (db, person) => getDoc(doc(db, paths.notificationSettings(uidOf(person)))),
    },
    "read a colleague's": { who: nobody, act: (db) => getDoc(doc(db, paths.notificationSettings("admin-3"))) },
    "switch their own for the first time": {
      who: ["administrator"],
      act: (db, person) => setDoc(doc(db, paths.notificationSettings(uidOf(person))), { plan: false }),
    },
    "switch one of their own": {
      who: ["administrator"],
      act: (db) => updateDoc(doc(db, mine), { blast: false }),
    },
    "switch a colleague's": {
      who: nobody,
      act: (db) => updateDoc(doc(db, paths.notificationSettings("admin-3")), { blast: false }),
    },
    "make a colleague's": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.notificationSettings("admin-4")), switches),
    },
    "delete their own": { who: nobody, act: (db) => deleteDoc(doc(db, mine)) },
    ...misfitsOf("switch", {
      by: "administrator",
      fields: switches,
      write: (db, fields) => setDoc(doc(db, mine), fields),
      optional: kinds,
    }),
  },
});
