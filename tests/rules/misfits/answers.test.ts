// Every answer with one thing wrong, where there are no answers yet and where there are some.
import { doc, serverTimestamp, setDoc, type Firestore } from "firebase/firestore/lite";
import { answerBounds } from "../../../src/domain/assessment/answers/answers-schema";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import { ratings, type AnswerRecord } from "../../../src/domain/assessment/questionnaire/question";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../../support/shared/builders";
import { nobody, permissionTable, type Permission } from "../people";
import { answersAtBounds, misfitsFor, singleQuestions, withEveryAnswer } from "./answers-at-bounds";

const [empty, begun] = ["used-invitation-code-1", "used-invitation-code-2"];

function given(db: Firestore): Promise<unknown> {
  return Promise.all([
    ...[empty, begun].map((code) => setDoc(doc(db, paths.invitation(code)), aUsedInvitation())),
    setDoc(doc(db, paths.answersOf(begun)), {
      progressData: { "0": { hasMission: "yes" } },
      lastUpdated: new Date(0),
      trainingPlan: "# Plan",
    }),
  ]);
}

const misfits: Record<string, unknown> = {
  ...Object.fromEntries(
    singleQuestions.flatMap(({ question, path }) =>
      Object.entries(misfitsFor(question)).map(([what, answer]): [string, unknown] => [
        `${what} as ${path.join(".")}`,
        setField<AnswerRecord>({}, path, answer),
      ]),
    ),
  ),
  ...Object.fromEntries(
    ["0", "1", "2", "3", "4"].flatMap((step): [string, unknown][] => [
      [`something extra in step ${step}`, { [step]: { extra: "x" } }],
      [`a text as step ${step}`, { [step]: "x" }],
    ]),
  ),
  ...Object.fromEntries(
    ["driversFollowUp", "supportAreas", "supportDetails"].flatMap((field): [string, unknown][] => [
      [`something extra in ${field}`, { "1": { [field]: { extra: "5" } } }],
      [`a text as ${field}`, { "1": { [field]: "x" } }],
    ]),
  ),
  "an extra step": { extra: { hasMission: "yes" } },
  "a text as all answers": "x",
  "a list as all answers": [{ hasMission: "yes" }],
  "a map as teams": { "2": { teams: { "0": {} } } },
  "a text as teams": { "2": { teams: "x" } },
  "more teams than there may be": { "2": { teams: Array.from({ length: answerBounds.teams + 1 }, () => ({})) } },
};

/** All questions that are answered with a few words, with each of them. */
const shortAnswers = ratings.map((rating, nth) =>
  withEveryAnswer(({ kind }) =>
    kind === "rating" ? rating : kind === "yes-no" ? (nth % 2 ? "no" : "yes") : undefined,
  ),
);

function saving(code: string, progressData: unknown): Permission["act"] {
  return (db) =>
    setDoc(doc(db, paths.answersOf(code)), { progressData, lastUpdated: serverTimestamp() }, { merge: true });
}

/**
 * Of four misfits one begins the answers, and one changes them: either way the same part of the rules judges. All are
 * tried both ways by `npm run torture`.
 */
function rows(does: string, code: string, turn: 0 | 2): Record<string, Permission> {
  const row = (allowed: boolean, progressData: unknown, isHeavy = false): Permission => ({
    who: allowed ? ["client"] : nobody,
    by: ["client"],
    isHeavy,
    act: saving(code, progressData),
  });
  return {
    [`${does} every answer at its bound`]: row(true, answersAtBounds("x")),
    ...Object.fromEntries(
      shortAnswers.map((answers, nth) => [`${does} ${nth + 1} as every rating`, row(true, answers)]),
    ),
    ...Object.fromEntries(
      Object.entries(misfits).map(([what, answers], nth) => [`${does} ${what}`, row(false, answers, nth % 4 !== turn)]),
    ),
  };
}

permissionTable("misfits among answers", {
  given,
  may: { ...rows("begin with", empty, 0), ...rows("change to", begun, 2) },
});
