import {
  collection,
  deleteField,
  doc,
  documentId,
  FieldPath,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore/lite";
import { aTeam, fullAnswers } from "../../src/domain/assessment/answers/answers.fixture";
import { stepKeys } from "../../src/domain/assessment/questionnaire/questionnaire";
import { paths } from "../../src/domain/kernel/collections";
import { aUsedInvitation } from "../support/shared/builders";
import { deleting, listing, nobody, permissionTable, reading, setting, staff, type Permission } from "./people";

const mine = "used-invitation-code-1";
const begun = "used-invitation-code-2";
const others = "used-invitation-code-3";
const otherMail = "used-invitation-code-4";
const takenOver = "used-invitation-code-5";
const older = "used-invitation-code-6";
const outdated = "used-invitation-code-7";
const outdatedElsewhere = "used-invitation-code-8";
const open = "open-invitation-code-1";

const invitations: Record<string, Record<string, unknown>> = {
  [mine]: aUsedInvitation({ businessEmail: "Client@northwind.example" }),
  [begun]: aUsedInvitation(),
  [older]: aUsedInvitation(),
  [outdated]: aUsedInvitation(),
  [outdatedElsewhere]: aUsedInvitation(),
  [others]: aUsedInvitation({ usedBy: "someone-else" }),
  [otherMail]: aUsedInvitation({ businessEmail: "boss@northwind.example" }),
  [takenOver]: aUsedInvitation({ usedAuthTime: 1001 }),
  [open]: { businessName: "Northwind", businessEmail: "client@northwind.example", status: "unused" },
};

function given(db: Firestore): Promise<unknown> {
  const answered = { progressData: { "0": { hasMission: "yes" } }, lastUpdated: new Date(0), trainingPlan: "# Plan" };
  return Promise.all([
    ...Object.entries(invitations).map(([code, invitation]) => setDoc(doc(db, paths.invitation(code)), invitation)),
    setDoc(doc(db, paths.answersOf(older)), {
      progressData: { "0": { hasCoreValues: "yes", coreValuesList: "Care, Courage", kpiList: "Returns, Churn" } },
    }),
    ...Object.entries({ [outdated]: ["1"], [outdatedElsewhere]: ["0", "2", "3", "4"] }).map(([code, steps]) =>
      setDoc(doc(db, paths.answersOf(code)), {
        progressData: Object.fromEntries(steps.map((step) => [step, { askedNoLonger: "yes" }])),
      }),
    ),
    ...[begun, others, otherMail, takenOver].map((code) => setDoc(doc(db, paths.answersOf(code)), answered)),
  ]);
}

function saving(progressData: unknown, code = mine, more: Record<string, unknown> = {}): Permission["act"] {
  return (db) =>
    setDoc(doc(db, paths.answersOf(code)), { progressData, lastUpdated: serverTimestamp(), ...more }, { merge: true });
}

const client: Permission["who"] = ["client"];

permissionTable("assessment answers", {
  opened: [mine, begun, others, takenOver, open],
  given,
  may: {
    "begin their answers": { who: client, act: saving({ "0": { hasMission: "yes" } }) },
    "save every answer at once": { who: client, act: saving(fullAnswers()) },
    "save a text of 5,000 characters": { who: client, act: saving({ "0": { missionStatement: "x".repeat(5000) } }) },
    "save 50 teams": { who: client, act: saving({ "2": { teams: Array.from({ length: 50 }, () => aTeam()) } }) },
    "save 51 teams": {
      who: nobody,
      by: client,
      act: saving({ "2": { teams: Array.from({ length: 51 }, () => aTeam()) } }),
    },
    "save teams that are no list": { who: nobody, by: client, act: saving({ "2": { teams: { "0": aTeam() } } }) },
    "change an answer beside lists that an older system has stored as text": {
      who: client,
      act: saving({ "0": { hasCoreValues: "no" } }, older),
    },
    "change a step beside one with a question that is asked no longer": {
      who: client,
      act: saving({ "0": { hasCoreValues: "no" } }, outdated),
    },
    "change a step while all others have a question that is asked no longer": {
      who: client,
      act: saving({ "1": { trendInfluence: "2" } }, outdatedElsewhere),
    },
    ...Object.fromEntries(
      stepKeys.map((step) => [`save step ${step} without an answer`, { who: client, act: saving({ [step]: {} }) }]),
    ),
    "make lists of these texts": {
      who: client,
      act: saving({ "0": { coreValuesList: ["Care", "Courage"], kpiList: ["Returns"] } }, older),
    },
    "save every answer at once beside them": { who: client, act: saving(fullAnswers(), older) },
    "save a text for a list that is a book": {
      who: nobody,
      by: client,
      act: saving({ "0": { kpiList: "x".repeat(30_001) } }),
    },
    "date their answers without a change": {
      who: client,
      act: (db) => setDoc(doc(db, paths.answersOf(begun)), { lastUpdated: serverTimestamp() }, { merge: true }),
    },
    "change one field of their answers": {
      who: client,
      act: (db) =>
        updateDoc(
          doc(db, paths.answersOf(begun)),
          new FieldPath("progressData", "1", "supportAreas", "Talent/HR"),
          "2",
          "lastUpdated",
          serverTimestamp(),
        ),
    },
    "take an answer away": {
      who: client,
      act: (db) =>
        updateDoc(
          doc(db, paths.answersOf(begun)),
          new FieldPath("progressData", "0", "hasMission"),
          deleteField(),
          "lastUpdated",
          serverTimestamp(),
        ),
    },
    "save a sixth step": { who: nobody, by: client, act: saving({ "5": { hasMission: "yes" } }) },
    "save a field that no question has": { who: nobody, by: client, act: saving({ "0": { password: "secret" } }) },
    "save an area that no question has": {
      who: nobody,
      by: client,
      act: saving({ "1": { driversFollowUp: { Weather: "Rain" } } }),
    },
    "save an entry of a list that is a book": {
      who: nobody,
      by: client,
      act: saving({ "0": { kpiList: ["x".repeat(30_001)] } }),
    },
    "save something that is no answers": { who: nobody, by: client, act: saving("everything") },
    "begin with a date and no answers": {
      who: client,
      act: setting(paths.answersOf(mine), { lastUpdated: serverTimestamp() }),
    },
    "begin without a date": { who: nobody, act: setting(paths.answersOf(mine), { progressData: {} }) },
    "begin with something extra": { who: nobody, by: client, act: saving({}, mine, { extra: "x" }) },
    "add something extra": { who: nobody, by: client, act: saving({}, begun, { extra: "x" }) },
    "change their answers at a time of their own": {
      who: nobody,
      by: client,
      act: saving({}, begun, { lastUpdated: new Date(0) }),
    },
    "save at a time of their own": { who: nobody, by: client, act: saving({}, mine, { lastUpdated: new Date(0) }) },
    "begin with a plan of their own": {
      who: nobody,
      by: client,
      act: saving({}, mine, { trainingPlan: "# Free lunch" }),
    },
    "throw the plan away by writing the whole document": {
      who: nobody,
      act: setting(paths.answersOf(begun), { progressData: {}, lastUpdated: serverTimestamp() }),
    },
    "change the plan": { who: nobody, by: client, act: saving({}, begun, { trainingPlan: "# Free lunch" }) },
    "save to another account's invitation": { who: nobody, act: saving({}, others) },
    "save to an invitation for another e-mail": { who: nobody, act: saving({}, otherMail) },
    "save with a sign-in older than the invitation's use": { who: nobody, act: saving({}, takenOver) },
    "save to an invitation that nobody has used": { who: nobody, act: saving({}, open) },
    "save to an invitation that does not exist": { who: nobody, act: saving({}, "no-such-invitation") },
    "save a number as a text": { who: nobody, by: client, act: saving({ "0": { missionStatement: 5 } }) },
    "save a rating of two digits": { who: nobody, by: client, act: saving({ "0": { missionClarity: "12" } }) },
    "save as unknown what cannot be": { who: nobody, by: client, act: saving({ "0": { missionClarity: "unknown" } }) },
    "save as unknown what can be": { who: client, act: saving({ "0": { visionConfidence: "unknown" } }) },
    "read the client's answers": { who: ["client", "administrator", "reader"], act: reading(paths.answersOf(begun)) },
    "look for the client's answers before there are any": {
      who: ["client", "administrator", "reader"],
      act: reading(paths.answersOf(mine)),
    },
    "read another business's answers": { who: staff, act: reading(paths.answersOf(others)) },
    "read with a sign-in older than the invitation's use": {
      who: staff,
      act: reading(paths.answersOf(takenOver)),
    },
    "list answers of several businesses": { who: nobody, act: listing(paths.answers, 25) },
    "list the client's answers by their code": {
      who: nobody,
      act: (db) => getDocs(query(collection(db, paths.answers), where(documentId(), "==", begun), limit(1))),
    },
    "delete the answers": { who: nobody, act: deleting(paths.answersOf(begun)) },
  },
});
