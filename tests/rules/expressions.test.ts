// A request may cost 1,000 expressions in the rules, which the emulator counts as production does. The heaviest writes
// of the product pass with 100 more in every rule, so that there is room for later ones.
import { doc, serverTimestamp, setDoc, updateDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { answerBounds } from "../../src/domain/assessment/answers/answers-schema";
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
import { givenOneBusiness, write } from "./businesses/given";
import { answersAtBounds, teamAtBounds } from "./misfits/answers-at-bounds";
import { accounts, administrator, nobody, permissionTable, updating, withColleagues, type Permission } from "./people";
import { aRelease, givenVersions, mine, opened, releasedPlan, releasing } from "./plan/given";
import { aCopy, anOpenSeat, aSeat, givenSeats, open as openSeat, seats, team } from "./seats/given";
import { joining, registering } from "./seats/using";

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

/** The wizard writes all steps of a seat in one save, and each team in one of its own. */
function savingAsColleague(changes: Record<string, unknown>): Permission["act"] {
  const saved = { lastUpdated: serverTimestamp(), questionnaireVersion: 1 };
  return (db) => updateDoc(doc(db, paths.seatAnswers(seats.colleague)), { ...changes, ...saved });
}

function stepsAtBounds(letter: string) {
  return Object.fromEntries(Object.entries(answersAtBounds(letter)).filter(([step]) => step !== "2"));
}

const changeSteps = savingAsColleague({ progressData: stepsAtBounds("y") });
const changeTeam = savingAsColleague({ teams: teamsAtBounds("y"), changedTeam: team });

/** The most teams of a business; one of them changes. */
function teamsAtBounds(letter: string): Record<string, unknown> {
  const other = { roleClarity: "2", roleFollowUp: "x".repeat(answerBounds.text) };
  const others = Array.from({ length: answerBounds.teams - 1 }, (_, nth) => [`b0kq.other${nth}`, other] as const);
  return Object.fromEntries([...others, [team, teamAtBounds(letter)]]);
}

function givenColleague(db: Firestore): Promise<unknown> {
  const teams = teamsAtBounds("x");
  const copy = aCopy({ progressData: stepsAtBounds("x"), teams });
  return givenSeats(db, {
    [paths.seat(seats.colleague)]: aSeat("colleague", {
      status: "not started",
      steps: Object.keys(stepsAtBounds("x")),
      teams: Object.keys(teams),
    }),
    [paths.seatAnswers(seats.colleague)]: copy,
  });
}

permissionTable("rules with 100 expressions more, of a colleague", {
  given: givenColleague,
  change: withExpressions(100),
  may: {
    "change every answer of all steps, each at its bound": { who: ["colleague"], by: withColleagues, act: changeSteps },
    "change every answer about one of 50 teams": { who: ["colleague"], by: withColleagues, act: changeTeam },
    "open the assessment for the first time": {
      who: ["colleague"],
      by: withColleagues,
      act: updating(paths.seat(seats.colleague), { lastLogin: serverTimestamp(), status: "in-progress" }),
    },
    "register with a seat": { who: ["client"], by: withColleagues, act: registering() },
  },
});

permissionTable("rules with 100 expressions more, of an account with a business", {
  given: async (db) => {
    await givenOneBusiness(db);
    await write(db, { [paths.seat(openSeat)]: anOpenSeat() });
  },
  change: withExpressions(100),
  may: { "join with a seat": { who: ["client"], act: joining() } },
});

permissionTable("rules with 100 expressions more, of the versions of a plan", {
  opened,
  given: async (db) => {
    await givenVersions(db);
    await updateDoc(doc(db, paths.answersOf(mine)), { progressData: answersAtBounds("x"), takenOver: allRatings() });
  },
  change: withExpressions(100),
  may: {
    "release one beside every answer at its bound": {
      who: administrator,
      act: (db) => releasing(db, aRelease(), releasedPlan()),
    },
  },
});

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
