import {
  addDoc,
  collection,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import {
  aTask,
  anAnsweredInquiry,
  anInvitation,
  anInvitedInquiry,
  invitedBy,
  without,
} from "../../support/shared/builders";
import {
  accounts,
  deleting,
  listing,
  nobody,
  permissionTable,
  reading,
  uidOf,
  updating,
  type Permission,
} from "../people";

const staff = accounts.administrator.uid;

const adding =
  (changes: Record<string, unknown>): Permission["act"] =>
  (db, person) =>
    addDoc(collection(db, paths.taskQueue(uidOf(person))), aTask(changes));

const filing =
  (changes: Record<string, unknown>): Permission["act"] =>
  (db, person) =>
    addDoc(collection(db, paths.repliedInquiries(uidOf(person))), anAnsweredInquiry(changes));

const changing =
  (id: string, changes: Record<string, unknown>): Permission["act"] =>
  (db) =>
    updateDoc(doc(db, paths.task(staff, id)), changes);

const answeredAgain = {
  reply: "At night, too.",
  repliedAt: serverTimestamp(),
  answeringAt: deleteField(),
  earlierReplies: [{ reply: "Yes, we do.", repliedAt: new Date(1000) }],
};

/** A reader's own tasks and answered inquiries, which no other person has in sight. */
const own = accounts.reader.uid;
const byReaders: Permission["by"] = ["reader", "revoked reader", "demoted administrator"];
const ofReader = (act: Permission["act"], who: Permission["who"] = ["reader"]): Permission => ({
  who,
  by: who.includes("reader") ? [...byReaders, "administrator"] : ["reader"],
  act,
});
const readersRows: Record<string, Permission> = {
  "read a reader's task": ofReader(reading(paths.task(own, "theirs"))),
  "list a reader's tasks": ofReader(listing(paths.taskQueue(own), 26)),
  "list all of a reader's tasks": ofReader(listing(paths.taskQueue(own)), nobody),
  "answer a reader's task": ofReader(updating(paths.task(own, "theirs"), { reply: "Yes.", status: "open" })),
  "complete a reader's task": ofReader(updating(paths.task(own, "theirs"), { completed: true, status: "completed" })),
  "say by when a reader's task should be done": ofReader(updating(paths.task(own, "theirs"), { dueOn: "2027-01-31" })),
  "note that a reader's task is being answered": ofReader(
    updating(paths.task(own, "theirs"), { answeringAt: serverTimestamp() }),
  ),
  "invite the business of a reader's task": ofReader(
    updating(paths.task(own, "theirs"), { invited: invitedBy("a-code") }),
    nobody,
  ),
  "delete a reader's task": ofReader(deleting(paths.task(own, "theirs")), nobody),
  "put a task of no inquiry into a reader's queue": ofReader(
    (db) => addDoc(collection(db, paths.taskQueue(own)), aTask()),
    nobody,
  ),
  "file an answer to no inquiry with a reader": ofReader(
    (db) => addDoc(collection(db, paths.repliedInquiries(own)), anAnsweredInquiry()),
    nobody,
  ),
  "read a reader's answered inquiry": ofReader(reading(paths.repliedInquiry(own, "answered"))),
  "list a reader's answered inquiries": ofReader(listing(paths.repliedInquiries(own), 26)),
  "list all of a reader's answered inquiries": ofReader(listing(paths.repliedInquiries(own)), nobody),
  "answer a reader's answered inquiry again": ofReader(updating(paths.repliedInquiry(own, "answered"), answeredAgain)),
  "invite the business of a reader's answered inquiry": ofReader(
    updating(paths.repliedInquiry(own, "answered"), { invited: invitedBy("a-code") }),
    nobody,
  ),
  "delete a reader's answered inquiry": ofReader(deleting(paths.repliedInquiry(own, "answered")), nobody),
};

const due = (db: Firestore) =>
  query(collection(db, paths.taskQueue(staff)), where("status", "in", ["claimed", "open"]), orderBy("dueOn"));

const badTasks: Record<string, Record<string, unknown>> = {
  "add a task with a status of their own": { status: "new" },
  "add a task that is completed by its status only": { status: "completed" },
  "add a task whose completion is no yes or no": { completed: "no" },
  "add a task with a field that is not known": { priority: 1 },
  "add a task that is moved at a time to come": { movedAt: new Date("2100-01-01") },
  "add a task with an empty name": { taskName: "" },
  "add a task with two e-mails": { email: "ines@northwind.example,evil@elsewhere.example" },
  "add a task with a message of 5,001 characters": { message: "m".repeat(5001) },
  "add a task that is found by 701 words": { searchWords: Array.from({ length: 701 }, (_, nth) => `${nth}`) },
  "add a task that is found by 14,001 letters": { searchWords: ["w".repeat(14_001)] },
  "add a task whose words are one text": { searchWords: "northwind" },
  "add a task with eleven earlier answers": { earlierReplies: Array.from({ length: 11 }, () => ({ reply: "Yes." })) },
  "add a task with an answer of 50,001 characters": { reply: "r".repeat(50_001) },
};

const badAnswers: Record<string, Record<string, unknown>> = {
  "file an answered inquiry with eleven earlier answers": {
    earlierReplies: Array.from({ length: 11 }, () => ({ reply: "Yes." })),
  },
  "file an answered inquiry that is new": { status: "new" },
  "file an answered inquiry without an answer": { reply: "" },
  "file an answered inquiry at a time of their own": { repliedAt: new Date(0) },
  "file an answered inquiry with a field that is not known": { completed: true },
};

function refused(cases: typeof badTasks, act: (changes: Record<string, unknown>) => Permission["act"]) {
  return Object.fromEntries(
    Object.entries(cases).map(([action, changes]) => [
      action,
      { who: nobody, by: ["administrator"], act: act(changes) },
    ]),
  );
}

permissionTable("queues of the staff", {
  given: (db) =>
    Promise.all([
      setDoc(
        doc(db, paths.task(staff, "claimed")),
        aTask({
          dueOn: "2026-12-03",
          answeringAt: new Date(1000),
          handedOver: { by: "a", byEmail: "b", at: new Date(0) },
        }),
      ),
      setDoc(doc(db, paths.task(staff, "completed")), aTask({ status: "completed", completed: true })),
      // A task completed by an older system.
      setDoc(doc(db, paths.task(staff, "completed-before")), without(aTask({ status: "completed" }), "completed")),
      setDoc(doc(db, paths.task("admin-3", "claimed")), aTask()),
      setDoc(doc(db, paths.task(own, "theirs")), aTask()),
      setDoc(doc(db, paths.repliedInquiry(own, "answered")), anAnsweredInquiry()),
      setDoc(doc(db, paths.task(staff, "without-business")), without(aTask(), "businessName")),
      setDoc(doc(db, paths.repliedInquiry(staff, "answered")), anAnsweredInquiry({ answeringAt: new Date(1000) })),
      setDoc(doc(db, paths.invitation("a-code")), anInvitation("a-code")),
      setDoc(doc(db, paths.repliedInquiry(staff, "invited")), anInvitedInquiry("a-code")),
      setDoc(doc(db, paths.repliedInquiry("admin-3", "answered")), anAnsweredInquiry()),
    ]),
  may: {
    ...readersRows,
    "add a task": { who: ["administrator"], act: adding({}) },
    "add a task with what the search finds it by": { who: ["administrator"], act: adding({ searchWords: ["ines"] }) },
    "add a task with as many words and letters as it may be found by": {
      who: ["administrator"],
      act: adding({ searchWords: Array.from({ length: 700 }, () => "w".repeat(20)) }),
    },
    "file an answered inquiry with what the search finds it by": {
      who: ["administrator"],
      act: filing({ searchWords: ["ines"] }),
    },
    "change what the search finds a task by": { who: nobody, act: changing("claimed", { searchWords: ["another"] }) },
    "add a task with ten earlier answers": {
      who: ["administrator"],
      act: adding({ earlierReplies: Array.from({ length: 10 }, () => ({ reply: "Yes." })) }),
    },
    "add a task as it was": {
      who: ["administrator"],
      act: adding({ status: "open", reply: "Yes.", repliedAt: new Date(0), movedAt: new Date(0), taskName: "Call" }),
    },
    ...refused(badTasks, adding),
    "add a task without the time": {
      who: nobody,
      act: (db, person) => addDoc(collection(db, paths.taskQueue(uidOf(person))), without(aTask(), "movedAt")),
    },
    "add a task to a colleague's queue": {
      who: nobody,
      act: (db) => addDoc(collection(db, paths.taskQueue("admin-3")), aTask()),
    },
    "answer a task": {
      who: ["administrator"],
      act: changing("claimed", { reply: "Yes, we do.", status: "open", repliedAt: serverTimestamp() }),
    },
    "answer a task with nothing but the answer and its status": {
      who: ["administrator"],
      act: changing("claimed", { reply: "Yes, we do.", status: "open" }),
    },
    "answer a task without a business name": {
      who: ["administrator"],
      act: changing("without-business", { reply: "Yes, we do.", status: "open" }),
    },
    "complete a task without a business name": {
      who: ["administrator"],
      act: changing("without-business", { completed: true, status: "completed" }),
    },
    "answer a completed task": { who: nobody, act: changing("completed", { reply: "Yes.", status: "open" }) },
    "answer a task that an older system has completed": {
      who: nobody,
      act: changing("completed-before", { reply: "Yes.", status: "open" }),
    },
    "open a completed task again": { who: nobody, act: changing("completed", { status: "open", completed: false }) },
    "complete a task": { who: ["administrator"], act: changing("claimed", { completed: true, status: "completed" }) },
    "say by when a task should be done": { who: ["administrator"], act: changing("claimed", { dueOn: "2027-01-31" }) },
    "say it of a completed one": { who: nobody, act: changing("completed", { dueOn: "2027-01-31" }) },
    "say it and answer": {
      who: nobody,
      act: changing("claimed", { dueOn: "2027-01-31", reply: "Yes.", status: "open" }),
    },
    "no longer say by when a task should be done": {
      who: ["administrator"],
      act: changing("claimed", { dueOn: deleteField() }),
    },
    "note that they are answering a task": {
      who: ["administrator"],
      act: changing("claimed", { answeringAt: serverTimestamp() }),
    },
    "note it of a completed one": { who: nobody, act: changing("completed", { answeringAt: serverTimestamp() }) },
    "note it for another time": { who: nobody, act: changing("claimed", { answeringAt: new Date(0) }) },
    "no longer note it": { who: ["administrator"], act: changing("claimed", { answeringAt: deleteField() }) },
    "half complete a task": { who: nobody, act: changing("claimed", { completed: true }) },
    "change what was asked": { who: nobody, act: changing("claimed", { message: "Something else.", status: "open" }) },
    "delete a task": { who: ["administrator"], act: deleting(paths.task(staff, "claimed")) },
    "delete a colleague's task": { who: nobody, act: deleting(paths.task("admin-3", "claimed")) },
    "read a task": { who: ["administrator"], act: reading(paths.task(staff, "claimed")) },
    "read a colleague's task": { who: nobody, act: reading(paths.task("admin-3", "claimed")) },
    "list the tasks that wait": {
      who: ["administrator"],
      act: (db) =>
        getDocs(
          query(
            collection(db, paths.taskQueue(staff)),
            where("status", "in", ["claimed", "open"]),
            orderBy("movedAt", "desc"),
            limit(26),
          ),
        ),
    },
    "list the tasks that are due": { who: ["administrator"], act: (db) => getDocs(query(due(db), limit(26))) },
    "look for a word in the tasks that are due": {
      who: ["administrator"],
      act: (db) => getDocs(query(due(db), where("searchWords", "array-contains", "ines"), limit(26))),
    },
    "look for a word in the tasks that wait": {
      who: ["administrator"],
      act: (db) =>
        getDocs(
          query(
            collection(db, paths.taskQueue(staff)),
            where("searchWords", "array-contains", "ines"),
            where("status", "in", ["claimed", "open"]),
            orderBy("movedAt", "desc"),
            limit(26),
          ),
        ),
    },
    "list tasks without a limit": { who: nobody, act: listing(paths.taskQueue(staff)) },
    "list a colleague's tasks": { who: nobody, act: listing(paths.taskQueue("admin-3"), 1) },
    "file an answered inquiry": { who: ["administrator"], act: filing({}) },
    ...refused(badAnswers, filing),
    "file an answered inquiry with a colleague": {
      who: nobody,
      act: (db) => addDoc(collection(db, paths.repliedInquiries("admin-3")), anAnsweredInquiry()),
    },
    "answer an answered inquiry again": {
      who: ["administrator"],
      act: updating(paths.repliedInquiry(staff, "answered"), answeredAgain),
    },
    "answer a colleague's answered inquiry": {
      who: nobody,
      act: updating(paths.repliedInquiry("admin-3", "answered"), answeredAgain),
    },
    "answer an inquiry whose business was invited": {
      who: ["administrator"],
      act: updating(paths.repliedInquiry(staff, "invited"), { reply: "Yes.", repliedAt: serverTimestamp() }),
    },
    "answer a task again": { who: ["administrator"], act: changing("claimed", { ...answeredAgain, status: "open" }) },
    "invite the business of a task": {
      who: ["administrator"],
      act: changing("claimed", { invited: invitedBy("a-code"), answeringAt: deleteField() }),
    },
    "invite the business of a completed task": {
      who: nobody,
      act: changing("completed", { invited: invitedBy("a-code") }),
    },
    "invite the business of an answered inquiry": {
      who: ["administrator"],
      act: updating(paths.repliedInquiry(staff, "answered"), { invited: invitedBy("a-code") }),
    },
    "invite the business of a colleague's answered inquiry": {
      who: nobody,
      act: updating(paths.repliedInquiry("admin-3", "answered"), { invited: invitedBy("a-code") }),
    },
    "note that they are dealing with an answered inquiry": {
      who: ["administrator"],
      act: updating(paths.repliedInquiry(staff, "answered"), { answeringAt: serverTimestamp() }),
    },
    "note it of an answered inquiry for another time": {
      who: nobody,
      act: updating(paths.repliedInquiry(staff, "answered"), { answeringAt: new Date(0) }),
    },
    "no longer note it of an answered inquiry": {
      who: ["administrator"],
      act: updating(paths.repliedInquiry(staff, "answered"), { answeringAt: deleteField() }),
    },
    "read an answered inquiry": { who: ["administrator"], act: reading(paths.repliedInquiry(staff, "answered")) },
    "list the answered inquiries": {
      who: ["administrator"],
      act: (db) =>
        getDocs(query(collection(db, paths.repliedInquiries(staff)), orderBy("repliedAt", "desc"), limit(26))),
    },
    "look for a word in the answered inquiries": {
      who: ["administrator"],
      act: (db) =>
        getDocs(
          query(
            collection(db, paths.repliedInquiries(staff)),
            where("searchWords", "array-contains", "ines"),
            orderBy("repliedAt", "desc"),
            limit(26),
          ),
        ),
    },
    "list answered inquiries without a limit": { who: nobody, act: listing(paths.repliedInquiries(staff)) },
    "read a colleague's answered inquiry": { who: nobody, act: reading(paths.repliedInquiry("admin-3", "answered")) },
    "delete an answered inquiry": { who: ["administrator"], act: deleting(paths.repliedInquiry(staff, "answered")) },
  },
});
