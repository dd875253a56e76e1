// The administrators' writes, with one thing wrong.
import { getApp } from "firebase/app";
import {
  addDoc,
  collection,
  deleteField,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import {
  aTask,
  anAnsweredInquiry,
  anInquiry,
  inquiryDigest,
  anInvitation,
  anInvitedInquiry,
  invitedBy,
  type DocumentFields,
} from "../../support/shared/builders";
import { accounts, permissionTable } from "../people";
import { misfitsOf, ratingsThatDoNot, ratingsThatFit, type SoundWrite } from "./misfits";

const { uid, claims } = accounts.administrator;
const me = { by: uid, byEmail: claims.email, at: serverTimestamp() };
const contact = { name: 200, businessName: 200, email: 254 };
const by: SoundWrite["by"] = "administrator";

const signedOtherwise: Record<string, DocumentFields> = {
  "with another's uid": { by: "admin-2" },
  "with another's address": { byEmail: "colleague@waymark.example" },
  "at a time of their own": { at: new Date(0) },
};

const outcome: SoundWrite = {
  by,
  fields: { outcome: "deleted", ...me },
  write: (db, fields) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, paths.inquiry("waiting")));
    batch.set(doc(db, paths.inquiryOutcome("waiting")), fields);
    return batch.commit();
  },
  misfits: signedOtherwise,
};

/** The owner's database of the same table, for a note that belongs to the fields of one cell. */
function ownerBeside(db: Firestore): Firestore {
  return getFirestore(getApp(`${db.app.options.projectId} owner`));
}

const restored: SoundWrite = {
  by,
  fields: anInquiry({ createdAt: new Date(0), language: "de" }),
  write: async (db, fields) => {
    await updateDoc(doc(ownerBeside(db), paths.inquiryOutcome("deleted")), { digest: inquiryDigest(fields) });
    const batch = writeBatch(db);
    batch.set(doc(db, paths.inquiry("deleted")), fields);
    batch.delete(doc(db, paths.inquiryOutcome("deleted")));
    return batch.commit();
  },
  most: { ...contact, message: 5000 },
  optional: ["createdAt", "businessName", "language"],
  fits: ratingsThatFit,
  misfits: ratingsThatDoNot,
};

const answering: SoundWrite = {
  by,
  fields: me,
  write: (db, fields) => updateDoc(doc(db, paths.inquiry("waiting")), { answering: fields }),
  misfits: signedOtherwise,
};

const task: SoundWrite = {
  by,
  fields: aTask({
    status: "open",
    createdAt: new Date(0),
    language: "de",
    taskName: "Call",
    reply: "Yes.",
    repliedAt: new Date(0),
    answeringAt: new Date(0),
    dueOn: "2026-12-03",
    invited: { ...invitedBy("an-earlier-code"), at: new Date(0) },
    handedOver: { by: "admin-3", byEmail: "colleague@waymark.example", at: new Date(0), note: "Please call." },
  }),
  write: (db, fields) => addDoc(collection(db, paths.taskQueue(uid)), fields),
  most: {
    ...contact,
    message: 5000,
    taskName: 200,
    reply: 50_000,
    "handedOver.by": 128,
    "handedOver.byEmail": 254,
    "handedOver.note": 1000,
    "invited.code": 128,
    "invited.businessName": 200,
  },
  optional: [
    "businessName",
    "createdAt",
    "language",
    "completed",
    "taskName",
    "repliedAt",
    "answeringAt",
    "dueOn",
    "invited",
    "handedOver.note",
  ],
  fits: {
    "that is claimed": { status: "claimed" },
    "that is completed": { status: "completed", completed: true },
    ...ratingsThatFit,
  },
  misfits: {
    ...ratingsThatDoNot,
    "that is new": { status: "new" },
    "that is completed by its status only": { status: "completed" },
    "that is completed by its mark only": { completed: true },
    "that is due in a year of five digits": { dueOn: "12026-12-03" },
    "that is due in a month of three digits": { dueOn: "2026-012-03" },
    "that is due on a day of three digits": { dueOn: "2026-12-003" },
  },
};

const answered: SoundWrite = {
  by,
  fields: anAnsweredInquiry({ createdAt: new Date(0), movedAt: new Date(0), language: "de" }),
  write: (db, fields) => addDoc(collection(db, paths.repliedInquiries(uid)), fields),
  most: { ...contact, message: 5000, reply: 50_000 },
  optional: ["businessName", "createdAt", "movedAt", "language"],
  misfits: { "at a time of their own": { repliedAt: new Date(0) } },
};

const invited: SoundWrite = {
  by,
  fields: anInvitedInquiry("a-code", { createdAt: new Date(0), movedAt: new Date(0) }),
  write: (db, fields) => addDoc(collection(db, paths.repliedInquiries(uid)), fields),
  most: { ...contact, message: 5000, "invited.businessName": 200 },
  optional: ["businessName", "createdAt", "movedAt"],
  misfits: {
    "at a time of their own": { repliedAt: new Date(0) },
    "that was invited before": { invited: invitedBy("a-code", { at: new Date(0) }) },
    "with an invitation that is not there": { invited: invitedBy("no-code") },
  },
};

const inviting: SoundWrite = {
  by,
  fields: { invited: invitedBy("a-code"), answeringAt: deleteField() },
  write: (db, fields) => changing(db, fields),
  most: { "invited.businessName": 200 },
  optional: ["answeringAt"],
  unchanged: ["invited"],
  misfits: {
    "that was invited before": { invited: invitedBy("a-code", { at: new Date(0) }) },
    "with an invitation that is not there": { invited: invitedBy("no-code") },
    "and complete it": { status: "completed", completed: true },
    "and its message": { message: "Something else." },
  },
};

const invitingAnswered: SoundWrite = {
  ...inviting,
  write: (db, fields) => updateDoc(doc(db, paths.repliedInquiry(uid, "answered")), fields),
  misfits: {
    ...inviting.misfits,
    "and complete it": { completed: true },
    "and its answer": { reply: "No.", repliedAt: serverTimestamp() },
  },
};

const changing = (db: Firestore, fields: DocumentFields) => updateDoc(doc(db, paths.task(uid, "claimed")), fields);

const answeringTask: SoundWrite = {
  by,
  fields: { status: "open", reply: "Yes.", repliedAt: serverTimestamp() },
  write: changing,
  most: { reply: 50_000 },
  optional: ["repliedAt"],
  unchanged: ["reply", "status"],
  fits: { "and no longer note it": { answeringAt: deleteField() } },
  misfits: {
    "and its name": { taskName: "Call" },
    "and complete it": { status: "completed", completed: true },
    "and leave it claimed": { status: "claimed" },
    "and whom it is from": { email: "other@northwind.example" },
  },
};

const answeringAgain: SoundWrite = {
  by,
  fields: { reply: "At night, too.", repliedAt: serverTimestamp() },
  write: (db, fields) => updateDoc(doc(db, paths.repliedInquiry(uid, "answered")), fields),
  most: { reply: 50_000 },
  unchanged: ["reply"],
  fits: {
    "and keep the answer before": { earlierReplies: [{ reply: "Yes.", repliedAt: new Date(0) }] },
    "and no longer note it": { answeringAt: deleteField() },
  },
  misfits: {
    "at a time of their own": { repliedAt: new Date(0) },
    "with earlier answers that are no list": { earlierReplies: "Yes." },
    "and invite its business": { invited: invitedBy("a-code") },
    "and claim it": { status: "claimed" },
    "and whom it is from": { email: "other@northwind.example" },
    "and take the answer away": { reply: deleteField() },
  },
};

const completingTask: SoundWrite = {
  by,
  fields: { status: "completed", completed: true },
  write: changing,
  misfits: {
    "and answer it": { reply: "Yes.", repliedAt: serverTimestamp() },
    "and change its name": { taskName: "Call" },
    "and date it": { movedAt: serverTimestamp() },
    "and take its message away": { message: deleteField() },
  },
};

permissionTable("misfits of the staff", {
  given: (db) =>
    Promise.all([
      setDoc(doc(db, paths.inquiry("waiting")), anInquiry()),
      setDoc(doc(db, paths.task(uid, "claimed")), aTask({ answeringAt: new Date(0) })),
      setDoc(doc(db, paths.invitation("a-code")), anInvitation("a-code")),
      setDoc(doc(db, paths.repliedInquiry(uid, "answered")), anAnsweredInquiry({ answeringAt: new Date(0) })),
      setDoc(doc(db, paths.inquiryOutcome("deleted")), { outcome: "deleted", ...me }),
    ]),
  may: {
    ...misfitsOf("note what became of an inquiry", outcome),
    ...misfitsOf("bring back an inquiry", restored),
    ...misfitsOf("note that they are answering", answering),
    ...misfitsOf("add a task", task),
    ...misfitsOf("file an answered inquiry", answered),
    ...misfitsOf("file an inquiry whose business they have invited", invited),
    ...misfitsOf("invite the business of a task", inviting),
    ...misfitsOf("invite the business of an answered inquiry", invitingAnswered),
    ...misfitsOf("answer a task", answeringTask),
    ...misfitsOf("answer an answered inquiry again", answeringAgain),
    ...misfitsOf("complete a task", completingTask),
  },
});
