// A request may cost 1,000 expressions in the rules, which the emulator counts as production does. The heaviest writes
// of the product pass with 100 more in every rule, so that there is room for later ones.
import { doc, serverTimestamp, setDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../src/domain/kernel/collections";
import {
  allRatings,
  anInquiry,
  anInvitation,
  aProfile,
  aTask,
  aUsedInvitation,
  usedBy,
} from "../support/shared/builders";
import { answersAtBounds } from "./misfits/answers-at-bounds";
import { accounts, nobody, permissionTable, updating, type Permission } from "./people";

const [begun, empty, open, notStarted] = ["begun-code", "empty-code", "open-code", "not-started-code"];
const inquiry = "inquiry-1";
const { uid } = accounts.client;
const staff = accounts.administrator.uid;

/** In the emulator's count an `&&` is two expressions; a call, `in`, its left side, the list and each entry are one. */
function withExpressions(count: number): (rules: string) => string {
  const list = `true in [${Array.from({ length: count - 6 }, () => "true").join(", ")}]`;
  // In one place: in each of the rules the emulator would take seconds to read it.
  const opened = `match /databases/{database}/documents {\n function holds() { return ${list}; }`;
  return (rules) =>
    rules
      .replace("match /databases/{database}/documents {", opened)
      .replaceAll(
        /(allow [\w, ]+: if )([^;]+);/g,
        (_, allow: string, condition: string) => `${allow}holds() && (${condition});`,
      );
}

function saving(code: string, letter: string): Permission["act"] {
  const changes = { progressData: answersAtBounds(letter), lastUpdated: serverTimestamp() };
  return (db) => setDoc(doc(db, paths.answersOf(code)), changes, { merge: true });
}

function given(db: Firestore): Promise<unknown> {
  const answers = {
    progressData: answersAtBounds("x"),
    lastUpdated: new Date(0),
    trainingPlan: "# Plan",
    takenOver: allRatings(),
  };
  return Promise.all([
    ...[begun, empty].map((code) => setDoc(doc(db, paths.invitation(code)), aUsedInvitation())),
    setDoc(doc(db, paths.invitation(open)), anInvitation(open)),
    setDoc(doc(db, paths.invitation(notStarted)), aUsedInvitation({ status: "not started" })),
    setDoc(doc(db, paths.answersOf(begun)), answers),
    setDoc(doc(db, paths.inquiry(inquiry)), anInquiry({ ratings: allRatings() })),
  ]);
}

const takeOnInquiry: Permission["act"] = (db) => {
  const batch = writeBatch(db);
  const outcome = { outcome: "moved", by: staff, byEmail: accounts.administrator.claims.email, at: serverTimestamp() };
  batch.set(doc(db, paths.task(staff, inquiry)), aTask({ createdAt: new Date(0), ratings: allRatings() }));
  batch.set(doc(db, paths.inquiryOutcome(inquiry)), outcome);
  batch.delete(doc(db, paths.inquiry(inquiry)));
  return batch.commit();
};

const register: Permission["act"] = (db) => {
  const batch = writeBatch(db);
  batch.set(doc(db, paths.profile(uid)), aProfile(uid, open));
  batch.update(doc(db, paths.invitation(open)), usedBy(uid));
  return batch.commit();
};

permissionTable("rules with 100 expressions more", {
  given,
  change: withExpressions(100),
  may: {
    "begin with every answer at its bound": { who: ["client"], act: saving(empty, "x") },
    "change every answer, each at its bound": { who: ["client"], act: saving(begun, "y") },
    register: { who: ["client"], act: register },
    "open the assessment for the first time": {
      who: ["client"],
      act: updating(paths.invitation(notStarted), { lastLogin: serverTimestamp(), status: "in-progress" }),
    },
    "take on an inquiry": { who: ["administrator"], act: takeOnInquiry },
  },
});

permissionTable("rules with 500 expressions more", {
  given,
  change: withExpressions(500),
  may: {
    "change every answer, each at its bound": { who: nobody, act: saving(begun, "y") },
    register: { who: ["client"], act: register },
  },
});
