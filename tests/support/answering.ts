// Random days of people who answer: what they type, where they go, how their connection breaks and their tabs die. At the end the
// database must hold exactly what was typed last in every field.
import { doc, getDoc, setDoc, type Firestore } from "firebase/firestore";
import fc from "fast-check";
import { expect } from "vitest";
import { readProgressData } from "../../src/domain/assessment/answers-schema";
import type { ProgressData } from "../../src/domain/assessment/answers";
import { getField, setField, type FieldPath } from "../../src/domain/assessment/field-paths";
import type { Question } from "../../src/domain/assessment/question";
import { allQuestions, fieldPath, stepKeys, stepOf } from "../../src/domain/assessment/questionnaire";
import { paths } from "../../src/domain/paths";
import { AnswersTab, type Answering } from "./answers-tab";
import { aUsedInvitation } from "./builders";

export type Deed =
  | { do: "answer"; tab: number; path: FieldPath; value: unknown }
  | { do: "add team"; tab: number; name: string }
  | { do: "change team"; tab: number; nth: number; rating: string }
  | { do: "remove team"; tab: number; nth: number }
  | { do: "save" | "go offline" | "go online" | "kill"; tab: number }
  | { do: "wait"; tab: number; milliseconds: number };

const teamsPath: FieldPath = ["2", "teams"];

const fields: { path: FieldPath; question: Question }[] = stepKeys
  .filter((key) => stepOf(key).repeats === undefined)
  .flatMap((key) =>
    allQuestions(stepOf(key)).map(({ question }) => ({ path: [key, ...fieldPath(question.id)], question })),
  );

function answerFor(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case "rating":
      return fc.constantFrom("1", "2", "3", "4", "5");
    case "yes-no":
      return fc.constantFrom("yes", "no");
    case "choices":
      return fc.subarray([...question.options]);
    case "list":
      return fc.array(fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }), { maxLength: 5 });
    case "text":
    case "long-text":
      return fc.string({ maxLength: 60, unit: "grapheme" });
  }
}

/** Each field belongs to one tab, so that it is plain what must be there in the end; the teams are the first tab's. */
export function deeds(tabs: number): fc.Arbitrary<Deed> {
  const answer = fc.constantFrom(...fields.keys()).chain((nth) => {
    const { path, question } = fields[nth] ?? { path: [], question: { id: "", kind: "text", text: "" } };
    const value = fc.option(answerFor(question), { nil: undefined, freq: 6 });
    return value.map((given) => ({ do: "answer" as const, tab: nth % tabs, path, value: given }));
  });
  const tab = fc.nat(tabs - 1);
  const nth = fc.nat(4);
  return fc.oneof(
    { weight: 24, arbitrary: answer },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("add team"), tab: fc.constant(0), name: fc.string() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("change team"),
        tab: fc.constant(0),
        nth,
        rating: fc.constantFrom("1", "5"),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("remove team"), tab: fc.constant(0), nth }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom("save", "go offline", "go online", "kill"), tab }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("wait"), tab, milliseconds: fc.nat(30) }) },
  );
}

export interface Place {
  projectId: string;
  uid: string;
  claims: Record<string, unknown>;
  /** Past all rules. */
  owner: Firestore;
}

/** Plays the deeds against the database and compares what is there afterwards with what was typed. */
export async function play({ owner, ...who }: Place, tabs: number, sequence: readonly Deed[]): Promise<void> {
  const invitationId = `played-${Math.random().toString(36).slice(2)}`;
  await setDoc(doc(owner, paths.invitation(invitationId)), aUsedInvitation({ usedBy: who.uid }));
  const answering: Answering = { ...who, invitationId };
  const opened = Array.from({ length: tabs }, () => new AnswersTab(answering));
  let typed: ProgressData = {};
  for (const deed of sequence) {
    const tab = opened[deed.tab];
    if (tab) typed = await act(tab, deed, typed);
  }
  for (const tab of opened) await tab.untilSaved();
  const stored = await getDoc(doc(owner, paths.answersOf(invitationId)));
  expect(readProgressData(stored.data()?.progressData)).toEqual(typed);
  for (const tab of opened) expect(tab.answers()).toMatchObject(typed);
  for (const tab of opened) await tab.close();
}

async function act(tab: AnswersTab, deed: Deed, typed: ProgressData): Promise<ProgressData> {
  const change = (path: FieldPath, value: unknown) => {
    tab.change(path, value);
    return setField(typed, path, value);
  };
  const teams = (getField(typed, teamsPath) ?? []) as Record<string, string>[];
  switch (deed.do) {
    case "answer":
      return change(deed.path, deed.value);
    case "add team":
      return change(teamsPath, [...teams, { teamName: deed.name }]);
    case "change team":
      return change(
        teamsPath,
        teams.map((team, index) => (index === deed.nth ? { ...team, roleClarity: deed.rating } : team)),
      );
    case "remove team":
      return change(
        teamsPath,
        teams.filter((_, index) => index !== deed.nth),
      );
    case "save":
      tab.save();
      return typed;
    case "go offline":
      await tab.goOffline();
      return typed;
    case "go online":
      await tab.goOnline();
      return typed;
    case "kill":
      await tab.killAndReopen();
      return typed;
    case "wait":
      await new Promise((resolve) => setTimeout(resolve, deed.milliseconds));
      return typed;
  }
}
