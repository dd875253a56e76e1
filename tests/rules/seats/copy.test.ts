// The saves of a colleague: only the steps and teams of the seat, each answer as its question wants it, and not after
// the seat was taken away or the round has ended.
import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
  type Firestore,
} from "firebase/firestore/lite";
import { aTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { ratings } from "../../../src/domain/assessment/questionnaire/question";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation, without } from "../../support/shared/builders";
import { misfitsFor, teamAtBounds, teamQuestions, teamWithEveryAnswer } from "../misfits/answers-at-bounds";
import { nobody, permissionTable, withColleagues, type Permission, type Person } from "../people";
import { aCopy, business, givenSeats, otherTeam, seats, team } from "./given";

const mine: Person[] = ["colleague"];
const by = mine;

interface Saving {
  code?: string;
  fields?: Record<string, unknown>;
}

/** One field of a step, written as the wizard does. */
function saving(path: string[], value: unknown, { code = seats.colleague, fields = {} }: Saving = {}) {
  return (db: Firestore) =>
    updateDoc(
      doc(db, paths.seatAnswers(code)),
      new FieldPath(...path),
      value,
      ...Object.entries({ lastUpdated: serverTimestamp(), questionnaireVersion: 1, ...fields }).flat(),
    );
}
const answering = (step: string, field: string, value: unknown, options?: Saving) =>
  saving(["progressData", step, field], value, options);
const describing = (id: string, field: string, value: unknown, changedTeam: unknown = id, options: Saving = {}) =>
  saving(["teams", id, field], value, { ...options, fields: { changedTeam, ...options.fields } });
const replacing =
  (changes: Record<string, unknown>, code: string = seats.colleague): Permission["act"] =>
  (db) =>
    updateDoc(doc(db, paths.seatAnswers(code)), { lastUpdated: serverTimestamp(), ...changes });

const longest = "x".repeat(5000);
const said = without(aTeam(), "teamName");

const replacingTeam = (answers: object) =>
  replacing({ teams: { ...(aCopy().teams as object), [team]: answers }, changedTeam: team });

const misfits = teamQuestions.flatMap(({ question }) =>
  Object.entries(misfitsFor(question)).map(([what, answer]) => [question.id, what, answer] as const),
);

permissionTable("misfits among a colleague's answers about a team", {
  given: givenSeats,
  opened: [business],
  may: {
    "say everything at its bound": { who: mine, by, act: replacingTeam(teamAtBounds("x")) },
    ...Object.fromEntries(
      ratings.map((rating) => [
        `rate everything with ${rating}`,
        {
          who: mine,
          by,
          act: replacingTeam(teamWithEveryAnswer(({ kind }) => (kind === "rating" ? rating : undefined))),
        },
      ]),
    ),
    "say no wherever that is an answer": {
      who: mine,
      by,
      act: replacingTeam(teamWithEveryAnswer(({ kind }) => (kind === "yes-no" ? "no" : undefined))),
    },
    ...Object.fromEntries(
      misfits.map(([id, what, answer], nth) => [
        `say ${what} as ${id}`,
        { who: nobody, by, isHeavy: nth % 4 !== 0, act: replacingTeam({ [id]: answer }) },
      ]),
    ),
  },
});

permissionTable("the saves of a colleague", {
  given: givenSeats,
  opened: [business],
  may: {
    "answer a question of a step of the seat": {
      who: mine,
      by: withColleagues,
      act: answering("1", "trendInfluence", "2"),
    },
    "rate a team of the seat": { who: mine, by: withColleagues, act: describing(team, "roleClarity", "1") },
    "answer with a seat that was taken away": {
      who: nobody,
      by: withColleagues,
      act: answering("1", "trendInfluence", "2", { code: seats["former colleague"] }),
    },
    "answer with another seat": {
      who: ["other colleague"],
      by: withColleagues,
      act: answering("3", "futureReadiness", "2", { code: seats["other colleague"] }),
    },
    "take an answer away": { who: mine, by, act: answering("1", "trendInfluence", deleteField()) },
    "take a follow-up away": {
      who: mine,
      by,
      act: saving(["progressData", "1", "driversFollowUp", "Innovation"], deleteField()),
    },
    "answer in a map": { who: mine, by, act: saving(["progressData", "1", "supportAreas", "Talent/HR"], "2") },
    "answer with the longest text": { who: mine, by, act: answering("1", "trendDetails", longest) },
    "answer with a longer text": { who: nobody, by, act: answering("1", "trendDetails", `${longest}x`) },
    "answer with a rating of 6": { who: nobody, by, act: answering("1", "trendInfluence", "6") },
    "answer a question that there is not": { who: nobody, by, act: answering("1", "extra", "2") },
    "answer a step of another seat": { who: nobody, by, act: answering("3", "futureReadiness", "2") },
    "answer a step of nobody's seat": { who: nobody, by, act: answering("0", "hasMission", "yes") },
    "answer a step that there is not": { who: nobody, by, act: answering("7", "hasMission", "yes") },
    "add a list of teams": { who: nobody, by, act: saving(["progressData", "2"], { teams: [aTeam()] }) },
    "answer a step of another seat beside their own": {
      who: nobody,
      by,
      act: replacing({ progressData: { "1": { trendInfluence: "2" }, "3": { futureReadiness: "2" } } }),
    },
    "replace the answers of their step": {
      who: mine,
      by,
      act: replacing({ progressData: { "1": { trendInfluence: "2" } } }),
    },
    "save answers that are a text": { who: nobody, by, act: replacing({ progressData: "mine" }) },
    "save no answers": { who: nobody, by, act: replacing({ progressData: deleteField() }) },
    "describe a team with every answer": { who: mine, by, act: replacingTeam(said) },
    "describe a team with the longest text": { who: mine, by, act: describing(team, "roleFollowUp", longest) },
    "describe a team with a longer text": { who: nobody, by, act: describing(team, "roleFollowUp", `${longest}x`) },
    "rate a team with 6": { who: nobody, by, act: describing(team, "roleClarity", "6") },
    "rate a team with a word": { who: nobody, by, act: describing(team, "roleClarity", "extra") },
    "say of a team what no question asks": { who: nobody, by, act: describing(team, "extra", "2") },
    "rename a team": { who: nobody, by, act: describing(team, "teamName", "Sales and service") },
    "say a number of people in words": { who: nobody, by, act: describing(team, "teamSize", "forty") },
    "say a number of people": { who: mine, by, act: describing(team, "teamSize", "40") },
    "name a skill": { who: mine, by, act: describing(team, "trainingSkills", ["Negotiation"]) },
    "name skills in a book": { who: nobody, by, act: describing(team, "trainingSkills", ["x".repeat(15_001)]) },
    "rate a team of another seat": { who: nobody, by, act: describing(otherTeam, "roleClarity", "1") },
    "rate a team of another seat under the name of their own": {
      who: nobody,
      by,
      act: describing(otherTeam, "roleClarity", "1", team),
    },
    "rate a team without naming it": { who: nobody, by, act: saving(["teams", team, "roleClarity"], "1") },
    "rate a team under a name that there is not": { who: nobody, by, act: describing(team, "roleClarity", "1", "b9") },
    "rate two teams at once": {
      who: nobody,
      by,
      act: replacing({
        teams: { [team]: { roleClarity: "1" }, [otherTeam]: { roleClarity: "1" } },
        changedTeam: team,
      }),
    },
    "take a team out": {
      who: nobody,
      by,
      act: saving(["teams", team], deleteField(), { fields: { changedTeam: team } }),
    },
    "save teams that are a list": { who: nobody, by, act: replacing({ teams: [] }) },
    "answer and rate at once": {
      who: mine,
      by,
      act: describing(team, "roleClarity", "1", team, { fields: { progressData: { "1": { trendInfluence: "2" } } } }),
    },
    "date their answers": { who: mine, by, act: replacing({}) },
    "answer at a time of their own": {
      who: nobody,
      by,
      act: answering("1", "trendInfluence", "2", { fields: { lastUpdated: new Date(0) } }),
    },
    "answer a questionnaire without a number": {
      who: nobody,
      by,
      act: answering("1", "trendInfluence", "2", { fields: { questionnaireVersion: "one" } }),
    },
    "answer without saying which questionnaire": {
      who: mine,
      by,
      act: replacing({ progressData: { "1": { trendInfluence: "2" } }, questionnaireVersion: deleteField() }),
    },
    "give themselves another step": {
      who: nobody,
      by,
      act: answering("1", "trendInfluence", "2", { fields: { parts: { steps: ["0", "1"], teams: [] } } }),
    },
    "say that copy and business agree": {
      who: nobody,
      by,
      act: answering("1", "trendInfluence", "2", { fields: { agreed: {} } }),
    },
    "add a field": { who: nobody, by, act: answering("1", "trendInfluence", "2", { fields: { extra: "Mine." } }) },
    "begin the copy anew": {
      who: nobody,
      by,
      act: (db) =>
        setDoc(doc(db, paths.seatAnswers(seats.colleague)), {
          ...aCopy(),
          parts: { steps: ["0"], teams: [] },
          lastUpdated: serverTimestamp(),
        }),
    },
  },
});

permissionTable("the saves of a colleague after the round has ended", {
  given: (db) =>
    givenSeats(db, {
      [paths.invitation(business)]: aUsedInvitation({ invitationCode: business, endedAt: new Date(2_000_000) }),
    }),
  may: {
    "answer a question of the seat": { who: nobody, by, act: answering("1", "trendInfluence", "2") },
    "rate a team of the seat": { who: nobody, by, act: describing(team, "roleClarity", "1") },
  },
});

permissionTable("the saves of a colleague while the business waits for another contact", {
  given: (db) =>
    givenSeats(db, {
      [paths.invitation(business)]: without(aUsedInvitation({ status: "not started" }), "usedBy", "usedAuthTime"),
    }),
  may: { "answer a question of the seat": { who: mine, by, act: answering("1", "trendInfluence", "2") } },
});
