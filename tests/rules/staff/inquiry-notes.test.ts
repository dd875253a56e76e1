import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aTask, anAnsweredInquiry, anInquiry, type DocumentFields } from "../../support/shared/builders";
import { misfitsOf } from "../misfits/misfits";
import {
  accounts,
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

const { uid: me, claims } = accounts.administrator;
const note = { text: "Ask about the budget.", by: me, byEmail: claims.email, at: serverTimestamp() };

const writing =
  (inquiry: string, fields: DocumentFields = note) =>
  (db: Firestore) =>
    setDoc(doc(db, paths.inquiryNote(inquiry, "new")), fields);

/** With what the note is about, which comes in the same request. */
const writingWith = (about: string, fields: DocumentFields) => (db: Firestore) => {
  const inquiry = about.split("/").at(-1) ?? "";
  return writeBatch(db)
    .set(doc(db, about), fields)
    .set(doc(db, paths.inquiryNote(inquiry, "new")), note)
    .commit();
};

const sentAlong = "sentAlongWithANote12";

permissionTable("notes about an inquiry", {
  given: (db) =>
    Promise.all([
      // The sender is a client as well.
      setDoc(doc(db, paths.inquiry("waiting")), anInquiry({ email: accounts.client.claims.email })),
      setDoc(doc(db, paths.task(me, "taken")), aTask()),
      setDoc(doc(db, paths.repliedInquiry(me, "answered")), anAnsweredInquiry()),
      setDoc(doc(db, paths.task("admin-3", "theirs")), aTask()),
      setDoc(doc(db, paths.inquiryNote("waiting", "mine")), { ...note, at: new Date(0) }),
      setDoc(doc(db, paths.inquiryNote("waiting", "colleague")), { ...note, by: "admin-3", at: new Date(0) }),
      ...everyone.map((person) =>
        setDoc(doc(db, paths.inquiryNote("waiting", uidOf(person))), { ...note, by: uidOf(person), at: new Date(0) }),
      ),
    ]),
  may: {
    "read one": { who: staff, act: reading(paths.inquiryNote("waiting", "colleague")) },
    "list them": {
      who: staff,
      act: (db) => getDocs(query(collection(db, paths.inquiryNotes("waiting")), orderBy("at", "desc"), limit(100))),
    },
    "list them all": { who: nobody, act: listing(paths.inquiryNotes("waiting")) },
    "list all of their own": {
      who: nobody,
      act: (db, person) =>
        getDocs(query(collection(db, paths.inquiryNotes("waiting")), where("by", "==", uidOf(person)))),
    },
    "write one that they sign": {
      who: staff,
      act: (db, person) => writing("waiting", { ...note, ...signatureOf(person) })(db),
    },
    "write one about an inquiry that waits": { who: administrator, act: writing("waiting") },
    "write one about a task of theirs": { who: administrator, act: writing("taken") },
    "write one about an inquiry that they have answered": { who: administrator, act: writing("answered") },
    "write one about a colleague's task": { who: nobody, act: writing("theirs") },
    "write one about what is not there": { who: nobody, act: writing("never") },
    "write one with the inquiry that it is about": {
      who: nobody,
      act: writingWith(paths.inquiry(sentAlong), anInquiry()),
    },
    "write one with the task that it is about": {
      who: nobody,
      act: writingWith(paths.task(me, sentAlong), aTask({ createdAt: new Date(0) })),
    },
    "write one with the answered inquiry that it is about": {
      who: nobody,
      act: writingWith(paths.repliedInquiry(me, sentAlong), anAnsweredInquiry({ createdAt: new Date(0) })),
    },
    "change one": { who: nobody, act: updating(paths.inquiryNote("waiting", "mine"), { text: "Other." }) },
    "write one in the place of another": { who: nobody, act: setting(paths.inquiryNote("waiting", "mine"), note) },
    "delete their own": { who: administrator, act: deleting(paths.inquiryNote("waiting", "mine")) },
    "delete the one that is signed by them": {
      who: staff,
      act: (db, person) => deleteDoc(doc(db, paths.inquiryNote("waiting", uidOf(person)))),
    },
    "delete a colleague's": { who: nobody, act: deleting(paths.inquiryNote("waiting", "colleague")) },
    ...misfitsOf("write down a note", {
      by: "administrator",
      fields: note,
      write: (db, fields) => writing("waiting", fields)(db),
      most: { text: 5000 },
      misfits: {
        "with another's uid": { by: "admin-3" },
        "with another's address": { byEmail: "colleague@waymark.example" },
        "at a time of their own": { at: new Date(0) },
      },
    }),
  },
});
