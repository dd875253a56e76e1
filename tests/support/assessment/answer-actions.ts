// Random sequences of actions of people who answer: what they type, where they go, how their connection breaks and
// their tabs are killed. At the end the database must hold exactly what was typed last in every field.
import { setTimeout as pause } from "node:timers/promises";
import { doc, getDoc, setDoc, type Firestore } from "firebase/firestore";
import fc from "fast-check";
import { expect } from "vitest";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { teamsPath, withChanges, withoutIds } from "../../../src/domain/assessment/answers/field-changes";
import { setField, type FieldPath } from "../../../src/domain/assessment/answers/field-paths";
import type { Question } from "../../../src/domain/assessment/questionnaire/question";
import { allQuestions, fieldPath, stepKeys, stepOf } from "../../../src/domain/assessment/questionnaire/questionnaire";
import { idAtEnd, idBehind } from "../../../src/domain/assessment/answers/team-list";
import { paths } from "../../../src/domain/kernel/collections";
import { AnswersTab, type AnswersTabOptions } from "./answers-tab";
import { aUsedInvitation } from "../shared/builders";

export type AnswerAction =
  | { do: "answer"; tab: number; path: FieldPath; value: unknown }
  | { do: "add team"; tab: number; name: string }
  | { do: "copy team" | "remove team"; tab: number; nth: number }
  | { do: "change team"; tab: number; nth: number; path: FieldPath; value: unknown }
  | { do: "save" | "go offline" | "lose connection" | "go online" | "kill"; tab: number }
  | { do: "wait"; tab: number; milliseconds: number };

interface AnswerField {
  path: FieldPath;
  question: Question;
}

const answerFields: AnswerField[] = stepKeys
  .filter((key) => stepOf(key).repeats === undefined)
  .flatMap((key) =>
    allQuestions(stepOf(key)).map(({ question }) => ({ path: [key, ...fieldPath(question.id)], question })),
  );
const teamFields: AnswerField[] = allQuestions(stepOf("2")).map(({ question }) => ({
  path: fieldPath(question.id),
  question,
}));

function answerFor(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case "rating":
      return fc.constantFrom("1", "2", "3", "4", "5");
    case "yes-no":
      return fc.constantFrom("yes", "no");
    case "choices":
      return fc.subarray([...question.options]);
    case "choice":
      return fc.constantFrom(...question.options);
    case "number":
      return fc.nat({ max: 999_999 }).map(String);
    case "date":
      return fc.constantFrom("2027-01-31", "2028-02-29");
    case "list":
      return fc.array(fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }), { maxLength: 5 });
    case "text":
    case "long-text":
      return fc.string({ maxLength: 60, unit: "grapheme" });
  }
}

/** Each field belongs to one tab, in the teams as well, so that it is plain what must be there in the end. */
export function answerActions(tabs: number): fc.Arbitrary<AnswerAction> {
  const answerIn = (among: AnswerField[]) =>
    fc.constantFrom(...ofTabs(among, tabs)).chain(({ question, ...field }) => {
      const value = fc.option(answerFor(question), { nil: undefined, freq: 6 });
      return value.map((given) => ({ ...field, value: given }));
    });
  const tab = fc.nat(tabs - 1);
  const nth = fc.nat(4);
  const does = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
  return fc.oneof(
    { weight: 24, arbitrary: answerIn(answerFields).map((answer) => ({ do: "answer" as const, ...answer })) },
    { weight: 2, arbitrary: fc.record({ do: does("add team"), tab, name: fc.string() }) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(answerIn(teamFields), nth)
        .map(([answer, team]) => ({ do: "change team" as const, nth: team, ...answer })),
    },
    { weight: 1, arbitrary: fc.record({ do: does("copy team"), tab, nth }) },
    { weight: 1, arbitrary: fc.record({ do: does("remove team"), tab, nth }) },
    {
      weight: 5,
      arbitrary: fc.record({ do: does("save", "go offline", "lose connection", "go online", "kill"), tab }),
    },
    { weight: 2, arbitrary: fc.record({ do: does("wait"), tab, milliseconds: fc.nat(30) }) },
  );
}

/** Each tab answers its fields of the first team. */
export function answersAboutTeam(tabs: number): fc.Arbitrary<AnswerAction[]> {
  const answers = ofTabs(teamFields, tabs).map(({ question, ...field }) =>
    answerFor(question).map((value): AnswerAction => ({ do: "change team", nth: 0, ...field, value })),
  );
  return fc.tuple(...answers);
}

function ofTabs(fields: readonly AnswerField[], tabs: number) {
  return fields.map((field, place) => ({ ...field, tab: place % tabs }));
}

export interface AnswersEnvironment {
  projectId: string;
  uid: string;
  claims: Record<string, unknown>;
  /** Past all rules. */
  owner: Firestore;
}

/** Runs the actions against the database and compares the stored answers with what was typed. */
export async function runActions(
  { owner, ...who }: AnswersEnvironment,
  tabs: number,
  sequence: readonly AnswerAction[],
): Promise<void> {
  const invitationId = `played-${Math.random().toString(36).slice(2)}`;
  await setDoc(doc(owner, paths.invitation(invitationId)), aUsedInvitation({ usedBy: who.uid }));
  const tabOptions: AnswersTabOptions = { ...who, invitationId };
  const openTabs = Array.from({ length: tabs }, () => new AnswersTab(tabOptions));
  const typed = await playActions(openTabs, sequence);
  for (const tab of openTabs) await tab.untilSaved();
  const said = withoutNoTeams(withoutIds(typed));
  const stored = await getDoc(doc(owner, paths.answersOf(invitationId)));
  expect(withoutNoTeams(readProgressData(stored.data()?.progressData))).toEqual(said);
  for (const tab of openTabs) await expect.poll(() => tab.answers()).toMatchObject(said);
  for (const tab of openTabs) await tab.close();
}

/** Returns the answers as they were typed. */
export async function playActions(
  tabs: readonly AnswersTab[],
  sequence: readonly AnswerAction[],
  before: ProgressData = {},
): Promise<ProgressData> {
  let typed = before;
  for (const action of sequence) typed = await runAction(tabs, action, typed);
  return typed;
}

/** A list that holds no team any more and one that never held any are the same. */
export function withoutNoTeams(answers: ProgressData): ProgressData {
  return answers["2"]?.teams?.length === 0 ? setField(answers, teamsPath, undefined) : answers;
}

async function runAction(
  tabs: readonly AnswersTab[],
  action: AnswerAction,
  typed: ProgressData,
): Promise<ProgressData> {
  const tab = tabs[action.tab];
  if (!tab) return typed;
  const change = (path: FieldPath, value: unknown) => {
    tab.change(path, value);
    return withChanges(typed, [{ path, value }]);
  };
  const seen = tab.teams();
  const team = "nth" in action ? seen[action.nth % Math.max(seen.length, 1)] : undefined;
  const stamp = () => ({ now: Date.now(), unique: Math.random().toString(36).slice(2) });
  switch (action.do) {
    case "answer":
      return change(action.path, action.value);
    case "add team":
      return change([...teamsPath, idAtEnd(seen, stamp())], { teamName: action.name });
    case "change team":
      return team ? change([...teamsPath, team.id, ...action.path], action.value) : typed;
    case "copy team":
      return team ? change([...teamsPath, idBehind(team.id, stamp())], { teamName: "Copy" }) : typed;
    case "remove team": {
      if (!team) return typed;
      const path = [...teamsPath, team.id];
      // A window that does not know yet that its team is stored would add it once more.
      return tabs.some((other) => other !== tab && other.holds(path)) ? typed : change(path, undefined);
    }
    case "save":
      tab.save();
      return typed;
    case "go offline":
      await tab.goOffline();
      return typed;
    case "lose connection":
      await tab.loseConnection();
      return typed;
    case "go online":
      await tab.goOnline();
      return typed;
    case "kill":
      await tab.killAndReopen();
      return typed;
    case "wait":
      await pause(action.milliseconds);
      return typed;
  }
}
