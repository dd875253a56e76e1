// The answers of an ended round stay as they were, for everybody; and no business reads another's.
import { doc, serverTimestamp, setDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { questionnaireVersion } from "../../../src/domain/assessment/questionnaire/questionnaire";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { nobody, permissionTable, reading, setting, staff, updating, type Permission } from "../people";
import { first, givenSecondRound, others, second } from "./given";

const client: Permission["who"] = ["client"];
const third = "third-round-0123456789";
const signed = { by: "admin-1", byEmail: "admin@waymark.example" };

function sayingOfTeams(carriedTeams: Record<string, string>, more = {}): Permission["act"] {
  const said = { carriedTeams, lastUpdated: serverTimestamp(), ...more };
  return (db) => setDoc(doc(db, paths.answersOf(second)), said, { merge: true });
}

/** With ids of so many letters together. */
function teamsOf(count: number, letters: number): Record<string, string> {
  const ids = Array.from({ length: count }, (_, nth) => `${nth}`.padStart(Math.floor(letters / count), "a"));
  ids.push(`${ids.pop()}`.padStart(letters - ids.join("").length, "b"));
  return Object.fromEntries(ids.map((id) => [id, "removed"]));
}

function saving(code: string, more: Record<string, unknown> = {}): Permission["act"] {
  const changes = { progressData: { "0": { hasMission: "no" } }, lastUpdated: serverTimestamp(), ...more };
  return (db) => setDoc(doc(db, paths.answersOf(code)), changes, { merge: true });
}

async function given(db: Firestore): Promise<void> {
  await givenSecondRound(db);
  const unanswered = aUsedInvitation({ invitationCode: third });
  await setDoc(doc(db, paths.invitation(third)), unanswered);
  for (const code of [first, second, others]) {
    const answered = { progressData: { "0": { hasMission: "yes" } }, lastUpdated: new Date(0), planVersion: 1 };
    await setDoc(doc(db, paths.answersOf(code)), answered);
    for (const number of [1, 3])
      await setDoc(doc(db, paths.planVersion(code, number)), { number, text: "Once.", createdAt: new Date(0) });
  }
}

const edit = { number: 2, text: "Twice.", createdAt: serverTimestamp(), basedOn: 1, ...signed };

function releasing(code: string): Permission["act"] {
  return (db) => {
    const now = serverTimestamp();
    const reviewed = { version: 3, reviewedBy: "Rosa", releasedAt: now, mailDueAt: now, ...signed };
    const plan = { planVersion: 3, trainingPlan: "Once.", planEdited: false, planReviewedBy: "Rosa" };
    const batch = writeBatch(db);
    batch.set(doc(db, paths.planRelease(code, 3)), reviewed);
    batch.update(doc(db, paths.answersOf(code)), { ...plan, planReleasedAt: now });
    return batch.commit();
  };
}

permissionTable("the rounds of a business", {
  opened: [first, second, others],
  given,
  may: {
    "read the answers of the round before": {
      who: ["client", "administrator", "reader"],
      act: reading(paths.answersOf(first)),
    },
    "read the answers of the round that is open": {
      who: ["client", "administrator", "reader"],
      act: reading(paths.answersOf(second)),
    },
    "read another business's round": { who: staff, act: reading(paths.answersOf(others)) },
    "save an answer in the round that is open": { who: client, act: saving(second) },
    "save an answer in the round before": { who: nobody, act: saving(first) },
    "date the answers of the round before": {
      who: nobody,
      act: updating(paths.answersOf(first), { lastUpdated: serverTimestamp() }),
    },
    "save an answer in another business's round": { who: nobody, act: saving(others) },
    "edit the plan of the round that is open": {
      who: ["administrator"],
      act: setting(paths.planVersion(second, 2), edit),
    },
    "edit the plan of the round before": { who: nobody, act: setting(paths.planVersion(first, 2), edit) },
    "release the plan of the round that is open": {
      who: ["administrator"],
      by: ["administrator"],
      act: releasing(second),
    },
    "release the plan of the round before": { who: nobody, by: ["administrator"], act: releasing(first) },
    "say what became of the teams of the round before": {
      who: client,
      act: sayingOfTeams({ a1: "confirmed", a2: "removed" }),
    },
    "say it before anything is answered": {
      who: client,
      act: (db) =>
        setDoc(
          doc(db, paths.answersOf(third)),
          { carriedTeams: { a1: "confirmed" }, lastUpdated: serverTimestamp() },
          { merge: true },
        ),
    },
    "say it in the place of their answers": {
      who: nobody,
      act: setting(paths.answersOf(second), { carriedTeams: { a1: "confirmed" }, lastUpdated: serverTimestamp() }),
    },
    "say it of the round before": {
      who: nobody,
      act: updating(paths.answersOf(first), { carriedTeams: { a1: "confirmed" }, lastUpdated: serverTimestamp() }),
    },
    "say it without a date": {
      who: nobody,
      by: client,
      act: updating(paths.answersOf(second), { carriedTeams: { a1: "confirmed" } }),
    },
    "say of a team what there is no word for": {
      who: nobody,
      by: client,
      act: sayingOfTeams({ a1: "extra" }),
    },
    "say it of 101 teams": {
      who: nobody,
      by: client,
      act: sayingOfTeams(teamsOf(101, 1010)),
    },
    "say it of 100 teams with long ids": { who: client, by: client, act: sayingOfTeams(teamsOf(100, 50_000)) },
    "say it of teams with endless ids": { who: nobody, by: client, act: sayingOfTeams(teamsOf(100, 50_001)) },
    "say it of a team, and more": { who: nobody, by: client, act: sayingOfTeams({ a1: "confirmed" }, { extra: "x" }) },
    "keep the version of the questions": { who: client, act: saving(second, { questionnaireVersion }) },
    "begin with the version of the questions": { who: client, act: saving(third, { questionnaireVersion }) },
    "keep a version that is no number": {
      who: nobody,
      by: client,
      act: saving(second, { questionnaireVersion: "1" }),
    },
  },
});
