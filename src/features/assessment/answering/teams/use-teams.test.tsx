import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answersToChange, withChanges, withoutIds } from "../../../../domain/assessment/answers/field-changes";
import { questionOf, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import type { StoredAnswers } from "../../../../firebase/assessment/document-store";
import { pendingEdits } from "../answers/pending-edits";
import { AnswersAutosave } from "../answers/answers-autosave";
import { useAutosave } from "../answers/use-autosave";
import { useTeams } from "./use-teams";

/** A server, and windows on it that save when they are told to. */
function aServer(...names: string[]) {
  let answers = answersToChange({ "2": { teams: names.map((teamName) => ({ teamName })) } });
  const windows = new Set<(stored: StoredAnswers) => void>();
  const notifyWindows = () => {
    for (const onAnswers of windows) onAnswers({ answers, pending: false, fromCache: false });
  };
  function open() {
    const autosave = new AnswersAutosave({
      pendingEdits: pendingEdits(localStorage, "me", "code"),
      store: {
        follow: (onAnswers) => {
          windows.add(onAnswers);
          onAnswers({ answers, pending: false, fromCache: false });
          return () => windows.delete(onAnswers);
        },
        save: (changes) => {
          answers = withChanges(answers, changes);
          notifyWindows();
          return [{ changes, done: Promise.resolve() }];
        },
      },
    });
    autosave.start();
    const { result } = renderHook(() => useTeams(autosave, useAutosave(autosave).teams, "code"));
    return {
      teams: () => result.current,
      say: (id: string, answer: string) => act(() => result.current.answer(question(id), answer)),
      edit: (nth: number) => act(() => result.current.edit(result.current.added[nth])),
      remove: (nth: number) => act(() => teamAt(result.current.added, nth, result.current.remove)),
      undo: () => act(() => result.current.restore()),
      names: () => result.current.added.map(({ teamName }) => teamName),
      save: () => act(() => autosave.flush()),
      copy: (nth: number) => act(() => teamAt(result.current.added, nth, result.current.duplicate)),
      add: () => act(() => void result.current.add()),
    };
  }
  return { open, teams: () => withoutIds(answers)["2"]?.teams };
}

function teamAt<Team>(teams: readonly Team[], nth: number, act: (team: Team) => void): void {
  const team = teams[nth];
  if (team === undefined) throw new Error("there is no such team");
  act(team);
}

function question(id: string) {
  const found = questionOf(stepOf("2"), id);
  if (!found) throw new Error("there is no such question");
  return found;
}

beforeEach(() => localStorage.clear());

test("two windows that describe different teams, or different sides of one, keep all of it", async () => {
  const server = aServer("Sales", "Warehouse");
  const [mine, yours] = [server.open(), server.open()];
  mine.edit(0);
  yours.edit(1);
  mine.say("roleFollowUp", "Nobody ");
  yours.say("roleClarity", "1");
  yours.say("collaboration", "2");
  await yours.save();
  mine.say("roleFollowUp", "Nobody says.");
  yours.edit(0);
  yours.say("roleClarity", "3");
  await mine.save();
  await yours.save();
  const sales = { teamName: "Sales", roleFollowUp: "Nobody says.", roleClarity: "3" };
  expect(server.teams()).toEqual([sales, { teamName: "Warehouse", roleClarity: "1", collaboration: "2" }]);
});

test("what is typed stays in its team when another window removes or adds one before it", async () => {
  const server = aServer("Sales", "Warehouse", "Dispatch");
  const [mine, yours] = [server.open(), server.open()];
  mine.edit(1);
  mine.say("roleFollowUp", "Nobody ");
  yours.remove(0);
  yours.copy(0);
  await yours.save();
  expect(mine.teams().team).toMatchObject({ teamName: "Warehouse", roleFollowUp: "Nobody " });
  mine.say("roleFollowUp", "Nobody says.");
  await mine.save();
  expect(server.teams()).toEqual([
    { teamName: "Warehouse", roleFollowUp: "Nobody says." },
    { teamName: "Warehouse (copy)" },
    { teamName: "Dispatch" },
  ]);
});

test("the team that is being changed stays in the form when another is removed and brought back", () => {
  const { teams, remove, edit, undo, names } = aServer("A", "B", "C").open();
  remove(1);
  edit(1);
  undo();
  expect(names()).toEqual(["A", "B", "C"]);
  expect(teams().team).toMatchObject({ teamName: "C" });
  remove(0);
  expect(teams().team).toMatchObject({ teamName: "C" });
});

test("a team that another window removes under one's hands is said, and comes back with what was typed", async () => {
  const server = aServer("Sales", "Warehouse");
  const [mine, yours] = [server.open(), server.open()];
  mine.edit(0);
  mine.say("roleFollowUp", "Nobody says.");
  yours.remove(0);
  await yours.save();
  expect(mine.teams().editing).toBeUndefined();
  expect(mine.teams().removed).toMatchObject({ inAnotherWindow: true, team: { teamName: "Sales" } });
  mine.undo();
  await mine.save();
  expect(server.teams()).toEqual([{ teamName: "Sales", roleFollowUp: "Nobody says." }, { teamName: "Warehouse" }]);
  expect(yours.names()).toEqual(["Sales", "Warehouse"]);
});

test("teams that two windows add at once are both there", async () => {
  const server = aServer("Sales");
  const [mine, yours] = [server.open(), server.open()];
  mine.say("teamName", "Night shift");
  yours.say("teamName", "Day shift");
  mine.add();
  yours.add();
  await mine.save();
  await yours.save();
  expect(mine.names().toSorted()).toEqual(["Day shift", "Night shift", "Sales"]);
  expect(yours.names()).toEqual(mine.names());
});
