import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { misfitsOf } from "../misfits/misfits";
import {
  accounts,
  administrator,
  deleting,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  signatureOf,
  staff,
  updating,
} from "../people";

const { uid, claims } = accounts.administrator;
const signature = { by: uid, byEmail: claims.email, at: serverTimestamp() };
const reply = { title: "Welcome", text: "Dear {name}, welcome.", ...signature };

permissionTable("saved replies", {
  given: (db) => setDoc(doc(db, paths.savedReply("kept")), { ...reply, by: "admin-3", at: new Date(0) }),
  may: {
    "read one": { who: staff, act: reading(paths.savedReply("kept")) },
    "list them": {
      who: staff,
      act: (db) => getDocs(query(collection(db, paths.savedReplies), orderBy("title"), limit(100))),
    },
    "list them all": { who: nobody, act: listing(paths.savedReplies) },
    "save one": { who: administrator, act: setting(paths.savedReply("new"), reply) },
    "save one that they sign": {
      who: administrator,
      act: (db, person) => setDoc(doc(db, paths.savedReply("new")), { ...reply, ...signatureOf(person) }),
    },
    "rename one and sign for it": {
      who: administrator,
      act: (db, person) => updateDoc(doc(db, paths.savedReply("kept")), { title: "Hello", ...signatureOf(person) }),
    },
    "rename a colleague's": {
      who: administrator,
      act: updating(paths.savedReply("kept"), { title: "Hello", ...signature }),
    },
    "rename one without signing": { who: nobody, act: updating(paths.savedReply("kept"), { title: "Hello" }) },
    "write another text into one": {
      who: nobody,
      act: updating(paths.savedReply("kept"), { text: "Goodbye.", ...signature }),
    },
    "delete one": { who: administrator, act: deleting(paths.savedReply("kept")) },
    ...misfitsOf("keep a reply", {
      by: "administrator",
      fields: reply,
      write: (db, fields) => setDoc(doc(db, paths.savedReply("new")), fields),
      most: { title: 100, text: 50_000 },
      misfits: {
        "with another's uid": { by: "admin-3" },
        "with another's address": { byEmail: "colleague@waymark.example" },
        "at a time of their own": { at: new Date(0) },
      },
    }),
    ...misfitsOf("rename a reply", {
      by: "administrator",
      fields: { title: "Hello", ...signature },
      write: (db, fields) => updateDoc(doc(db, paths.savedReply("kept")), fields),
      most: { title: 100 },
      unchanged: ["title", "byEmail"],
      misfits: { "with another's uid": { by: "admin-3" } },
    }),
  },
});
