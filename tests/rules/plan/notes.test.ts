import { collection, deleteDoc, doc, getDocs, query, serverTimestamp, setDoc, where } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { misfitsOf } from "../misfits/misfits";
import {
  administrator,
  deleting,
  everyone,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  signatureOf,
  staff,
  uidOf,
  updating,
} from "../people";
import { givenVersions, mine, signature } from "./given";

const note = { text: "Ask about the budget.", at: serverTimestamp(), ...signature };

permissionTable("notes about a plan", {
  given: async (db) => {
    await givenVersions(db);
    await setDoc(doc(db, paths.planNote(mine, "mine")), { ...note, at: new Date(0) });
    await setDoc(doc(db, paths.planNote(mine, "colleague")), { ...note, by: "admin-3", at: new Date(0) });
    for (const by of everyone.map(uidOf))
      await setDoc(doc(db, paths.planNote(mine, by)), { ...note, by, at: new Date(0) });
  },
  may: {
    "read one": { who: staff, act: reading(paths.planNote(mine, "colleague")) },
    "list them": { who: staff, act: listing(paths.planNotes(mine), 9) },
    "list them all": { who: nobody, act: listing(paths.planNotes(mine)) },
    "list all of their own": {
      who: nobody,
      act: (db, person) => getDocs(query(collection(db, paths.planNotes(mine)), where("by", "==", uidOf(person)))),
    },
    "write one that they sign": {
      who: administrator,
      act: (db, person) => setDoc(doc(db, paths.planNote(mine, "new")), { ...note, ...signatureOf(person) }),
    },
    "write one in the place of another": { who: nobody, act: setting(paths.planNote(mine, "mine"), note) },
    "delete the one that is signed by them": {
      who: administrator,
      act: (db, person) => deleteDoc(doc(db, paths.planNote(mine, uidOf(person)))),
    },
    "change one": { who: nobody, act: updating(paths.planNote(mine, "mine"), { text: "Other." }) },
    "delete their own": { who: administrator, act: deleting(paths.planNote(mine, "mine")) },
    "delete a colleague's": { who: nobody, act: deleting(paths.planNote(mine, "colleague")) },
    "write one": { who: administrator, act: setting(paths.planNote(mine, "new"), note) },
    ...misfitsOf("write down a note", {
      by: "administrator",
      fields: note,
      write: (db, fields) => setDoc(doc(db, paths.planNote(mine, "new")), fields),
      most: { text: 5000 },
      misfits: {
        "with another's uid": { by: "admin-2" },
        "with another's address": { byEmail: "colleague@waymark.example" },
        "at a time of their own": { at: new Date(0) },
      },
    }),
  },
});
