import { collection, doc, documentId, getDoc, getDocs, query, setDoc, where } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { misfitsOf } from "../misfits/misfits";
import {
  accounts,
  deleting,
  nobody,
  permissionTable,
  reading,
  setting,
  uidOf,
  updating,
  type Permission,
} from "../people";

const switches = { inquiry: true, flood: true, task: true, assessment: true, plan: true, blast: true };
const kinds = Object.keys(switches);
const mine = paths.notificationSettings(accounts.administrator.uid);

const choosing =
  (fields: Record<string, boolean>): Permission["act"] =>
  (db, person) =>
    setDoc(doc(db, paths.notificationSettings(uidOf(person))), fields);

permissionTable("of what an administrator is told who has chosen nothing yet", {
  may: {
    "switch their own": { who: ["administrator"], act: choosing({ plan: false }) },
    "switch what there is not": { who: nobody, act: choosing({ extra: true }) },
  },
});

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
    "read a colleague's": { who: nobody, act: reading(paths.notificationSettings("admin-3")) },
    "list their own": {
      who: nobody,
      act: (db, person) =>
        getDocs(query(collection(db, "notificationSettings"), where(documentId(), "==", uidOf(person)))),
    },
    "switch all of their own at once": { who: ["administrator"], act: choosing({ plan: false }) },
    "switch one of their own": { who: ["administrator"], act: updating(mine, { blast: false }) },
    "switch a colleague's": { who: nobody, act: updating(paths.notificationSettings("admin-3"), { blast: false }) },
    "make a colleague's": { who: nobody, act: setting(paths.notificationSettings("admin-4"), switches) },
    "delete their own": { who: nobody, act: deleting(mine) },
    ...misfitsOf("switch", {
      by: "administrator",
      fields: switches,
      write: (db, fields) => setDoc(doc(db, mine), fields),
      optional: kinds,
      misfits: { "what there is not": { extra: true } },
    }),
  },
});
