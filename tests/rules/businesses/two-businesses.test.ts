// Every kind of document of the two businesses of one account, for its contact, for other people, and for one business
// with what belongs to the other. Which of the two is open makes no difference to the documents.
import { doc, serverTimestamp, setDoc, updateDoc, type Firestore, writeBatch } from "firebase/firestore/lite";
import { emptyDraft } from "../../../src/domain/course/draft";
import { dayMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import {
  administrator,
  nobody,
  permissionTable,
  reading,
  staff,
  updating,
  type Permission,
  type Person,
} from "../people";
import { ourSignature } from "../plan/given";
import { elsewhere, givenTwoBusinesses, north, ofNorth, south, uid, write } from "./given";

const both: Person[] = ["client", "administrator"];
const readers: Person[] = [...both, "reader"];
const action = "0123456789abcdef".repeat(2);
const course = "course-1";
const text = "study-material";

/** For each kind of document, its path below a business and its readers among the people of the tables. */
const kinds: Record<string, [path: (code: string) => string, who: Person[]]> = {
  answers: [paths.answersOf, readers],
  "the plan that is written": [paths.planRunOf, readers],
  "the plan that is held": [paths.heldPlanOf, administrator],
  "a version of the plan": [(code) => paths.planVersion(code, 1), staff],
  "a release": [(code) => paths.planRelease(code, 1), staff],
  "a consultant's note": [(code) => paths.planNote(code, "note-1"), staff],
  "a correction": [(code) => paths.businessChange(code, "1"), staff],
  "an action": [(code) => paths.planAction(code, action), readers],
  "a reminder": [(code) => paths.planReminder(code, 30), readers],
  "an indicator": [(code) => paths.keyIndicator(code, "spoilage"), readers],
  "a read-only link": [(code) => paths.sharedLink(code, "link-1"), administrator],
  "a course": [(code) => paths.course(code, course), both],
  "a text of a course": [(code) => paths.courseText(code, course, text), both],
  "a source of a course": [(code) => paths.courseSource(code, course, 0), both],
};

function current(by: Person) {
  return { status: "running", on: "2026-11-22", note: "", ...ourSignature(by), at: serverTimestamp() };
}

function aCourse(code: string) {
  return {
    title: "Lifting",
    topic: "Lifting",
    options: { ...emptyDraft.options, length: "short" },
    origin: { invitationId: code, evidence: [] },
    order: 1,
    updatedAt: serverTimestamp(),
    version: 1,
  };
}

function savingAnswer(code: string) {
  const saved = { progressData: { "0": { hasMission: "no" } }, lastUpdated: serverTimestamp() };
  return (db: Firestore) => setDoc(doc(db, paths.answersOf(code)), saved, { merge: true });
}

const opening = updating(paths.profile(uid), { invitationId: north, businessName: ofNorth.businessName });

/** The writes of a business's people, into the business of a code. */
const writes: Record<string, [who: Person[], act: (code: string) => Permission["act"]]> = {
  "save an answer": [["client"], savingAnswer],
  "say something of an action": [
    both,
    (code) => (db, by) =>
      setDoc(doc(db, paths.planAction(code, action.replace("01", "ff"))), {
        key: "actions/sales/talk",
        title: "Talk",
        team: "Sales",
        current: current(by),
        earlier: [],
      }),
  ],
  "switch a reminder on": [
    both,
    (code) => (db, by) =>
      setDoc(doc(db, paths.planReminder(code, 90)), {
        ...ourSignature(by),
        switchedOnAt: serverTimestamp(),
        mailDueAt: new Date(Date.now() + 90 * dayMs),
      }),
  ],
  "begin an indicator": [
    both,
    (code) => (db) =>
      setDoc(doc(db, paths.keyIndicator(code, "returns")), {
        name: "Returns",
        action: "actions//talk",
        readings: [],
        version: 1,
        updatedAt: serverTimestamp(),
      }),
  ],
  "begin a course": [
    both,
    (code) => (db) => {
      const batch = writeBatch(db);
      batch.set(doc(db, paths.course(code, "course-2")), aCourse(code));
      batch.set(doc(db, paths.courseList(code)), { ids: ["course-2"] });
      return batch.commit();
    },
  ],
  "write a text of a course": [
    both,
    (code) => (db) =>
      setDoc(doc(db, paths.courseText(code, course, "course-outline")), {
        tool: "course-outline",
        module: "",
        earlier: [],
        updatedAt: serverTimestamp(),
        version: 1,
      }),
  ],
  "open the assessment": [
    ["client"],
    (code) => (db) => updateDoc(doc(db, paths.invitation(code)), { lastLogin: serverTimestamp() }),
  ],
};

async function given(db: Firestore): Promise<void> {
  await givenTwoBusinesses(db);
  const paired = [north, south, elsewhere].flatMap((code) =>
    Object.values(kinds).map(([path]) => [path(code), { of: code, updatedAt: new Date(0) }] as const),
  );
  await write(db, Object.fromEntries(paired));
}

/** The rows of a business whose contact is one of the people. */
function rowsOf(code: string, whose: string, contact: Person): Record<string, Permission> {
  const among = (people: Person[]) => people.map((person) => (person === "client" ? contact : person));
  const reads = Object.entries(kinds).map(([kind, [path, who]]): [string, Permission] => [
    `read ${kind} of ${whose}`,
    { who: among(who), act: reading(path(code)) },
  ]);
  const written = Object.entries(writes).map(([does, [who, act]]): [string, Permission] => [
    `${does} of ${whose}`,
    { who: among(who), act: act(code) },
  ]);
  return Object.fromEntries([...reads, ...written]);
}

permissionTable("the two businesses of one account", {
  opened: [elsewhere, north, south],
  given,
  may: {
    ...rowsOf(south, "the business that is open", "client"),
    ...rowsOf(north, "the other business", "client"),
    ...rowsOf(elsewhere, "a business of the stranger", "stranger"),
    "put a course with the words of one business into the other": {
      who: nobody,
      act: (db) => setDoc(doc(db, paths.course(south, "course-2")), aCourse(north)),
    },
    "read both after the other was opened": {
      who: ["client"],
      by: ["client"],
      act: async (db) => {
        await opening(db);
        for (const code of [north, south]) await reading(paths.answersOf(code))(db);
      },
    },
    "save an answer of the one that is no longer open": {
      who: ["client"],
      by: ["client"],
      act: async (db) => {
        await opening(db);
        await savingAnswer(south)(db);
      },
    },
  },
});
