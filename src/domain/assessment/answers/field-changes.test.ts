import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProgressData } from "./answers";
import { aTeam, aTroubledTeam, fullAnswers } from "./answers.fixture";
import { readProgressData } from "./answers-schema";
import {
  answersToChange,
  isIn,
  teamsOf,
  teamsPath,
  valueAt,
  withChanges,
  withoutIds,
  type FieldChange,
} from "./field-changes";
import { fieldProblem } from "./field-problem";
import { idAtEnd, idBehind, teamsWithIds, type Stamp } from "./team-list";

const fields = ["roleClarity", "collaboration", "roleFollowUp"];
const stamp: fc.Arbitrary<Stamp> = fc.record({
  now: fc.integer({ min: 1.7e12, max: 1.9e12 }),
  unique: fc.string({ unit: fc.constantFrom("a", "7", "z"), minLength: 4, maxLength: 4 }),
});
const value = fc.option(fc.constantFrom("1", "5"), { nil: undefined });

const stored = fc
  .array(fc.record({ teamName: fc.constantFrom("Sales", "Warehouse") }), { maxLength: 5 })
  .map((teams): ProgressData => ({ "2": { teams } }));

/** Returns the changes of one window to its teams, only in the fields that are its own. */
function changesOf(answers: ProgressData, own: readonly string[], mayRemove = true): fc.Arbitrary<FieldChange[]> {
  const ids = teamsOf(answers).map(({ id }) => id);
  const added = stamp.map((made) => {
    const id = idAtEnd(teamsOf(answers), made);
    return { path: [...teamsPath, id], value: { id, teamName: own.join() } };
  });
  if (ids.length === 0) return fc.array(added, { maxLength: 3 });
  const id = fc.constantFrom(...ids);
  const changed = fc
    .tuple(id, fc.constantFrom(...own), value)
    .map(([team, field, given]) => ({ path: [...teamsPath, team, field], value: given }));
  const copied = fc.tuple(id, stamp).map(([original, made]) => {
    const copy = idBehind(original, made);
    return { path: [...teamsPath, copy], value: { id: copy, teamName: "copy" } };
  });
  const removed = id.map((team) => ({ path: [...teamsPath, team], value: undefined }));
  const changes: fc.Arbitrary<FieldChange>[] = [changed, changed, added, copied, ...(mayRemove ? [removed] : [])];
  return fc.array(fc.oneof(...changes), { maxLength: 8 });
}

const twoWindows = stored
  .map(answersToChange)
  .chain((answers) =>
    fc.tuple(fc.constant(answers), changesOf(answers, fields.slice(0, 1)), changesOf(answers, fields.slice(1))),
  );

/** A window is told of another's changes between two of its own, or after all of them: the stored list is the same. */
const inOrder = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

describe("for all that two windows do with the teams", () => {
  test("what they changed in different fields and teams is there in the end, whichever is stored first", () => {
    fc.assert(
      fc.property(twoWindows, ([answers, mine, yours]) => {
        const one = withChanges(withChanges(answers, mine), yours);
        expect(withChanges(withChanges(answers, yours), mine)).toEqual(one);
      }),
    );
  });

  test("every last word on a field is there, unless its team was removed", () => {
    fc.assert(
      fc.property(twoWindows, ([answers, mine, yours]) => {
        const merged = withChanges(withChanges(answers, mine), yours);
        const last = new Map([...mine, ...yours].map((change) => [JSON.stringify(change.path), change]));
        for (const change of last.values()) {
          const [, , id = ""] = change.path;
          const isGone = teamsOf(merged).every((team) => team.id !== id);
          if (isGone) expect(last.get(JSON.stringify([...teamsPath, id]))?.value).toBeUndefined();
          else expect(valueAt(merged, change.path)).toEqual(change.path.length > 3 ? change.value : expect.anything());
        }
      }),
    );
  });

  test("no id stands there twice, and the teams stay in their order", () => {
    fc.assert(
      fc.property(twoWindows, ([answers, mine, yours]) => {
        const teams = teamsOf(withChanges(withChanges(answers, mine), yours));
        expect(teams.toSorted(inOrder)).toEqual(teams);
        expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length);
      }),
    );
  });

  test("changes that are made once more, because the answer was lost, change nothing", () => {
    fc.assert(
      fc.property(
        stored
          .map(answersToChange)
          .chain((answers) =>
            fc.tuple(fc.constant(answers), changesOf(answers, fields, false), changesOf(answers, ["communication"])),
          ),
        ([answers, mine, yours]) => {
          const after = withChanges(withChanges(answers, mine), yours);
          const isLeft = ({ path }: FieldChange) => teamsOf(after).some(({ id }) => id === path[2]);
          expect(withChanges(after, mine.filter(isLeft))).toEqual(after);
        },
      ),
    );
  });
});

describe("a change", () => {
  const answers = answersToChange({ "2": { teams: [aTeam(), aTroubledTeam()] } });
  const [first, second] = teamsOf(answers).map(({ id }) => id);

  test("in one team leaves all others alone", () => {
    const after = withChanges(answers, [{ path: [...teamsPath, second ?? "", "roleFollowUp"], value: "Nobody says." }]);
    expect(withoutIds(after)).toEqual({ "2": { teams: [aTeam(), aTroubledTeam({ roleFollowUp: "Nobody says." })] } });
  });

  test("of a team that another window removed changes nothing, and brings no half of it back", () => {
    const without = withChanges(answers, [{ path: [...teamsPath, first ?? ""], value: undefined }]);
    const edit = { path: [...teamsPath, first ?? "", "roleClarity"], value: "1" };
    expect(withChanges(without, [edit])).toEqual(without);
    expect(isIn(without, edit)).toBe(false);
  });

  test("that brings a team back puts it where it stood", () => {
    const path = [...teamsPath, first ?? ""];
    const without = withChanges(answers, [{ path, value: undefined }]);
    expect(withChanges(without, [{ path, value: valueAt(answers, path) }])).toEqual(answers);
  });

  test("that adds a team is there although the team was changed since", () => {
    const path = [...teamsPath, first ?? ""];
    expect(isIn(answers, { path, value: { id: first } })).toBe(true);
    expect(withChanges(answers, [{ path, value: { id: first } }])).toEqual(answers);
  });

  test("of a field may come before the one that adds its team", () => {
    const changes = [
      { path: [...teamsPath, "b", "roleClarity"], value: "1" },
      { path: [...teamsPath, "b"], value: { id: "b", teamName: "Night shift" } },
    ];
    expect(withoutIds(withChanges({}, changes))).toEqual({
      "2": { teams: [{ teamName: "Night shift", roleClarity: "1" }] },
    });
  });

  test("is judged by its own field, so that one long text holds back no other", () => {
    const long = "x".repeat(5001);
    expect(fieldProblem([...teamsPath, "b", "roleFollowUp"], long)).toBe("Please use at most 5000 characters.");
    expect(fieldProblem([...teamsPath, "b"], { roleFollowUp: long })).toBe("Please use at most 5000 characters.");
    expect(fieldProblem([...teamsPath, "b", "roleClarity"], "1")).toBeUndefined();
    expect(fieldProblem([...teamsPath, "b"], undefined)).toBeUndefined();
  });
});

describe("the ids of teams", () => {
  test("are the same for every window that reads a list without them, and stay when they are stored", () => {
    const read = answersToChange(fullAnswers());
    expect(answersToChange(fullAnswers())).toEqual(read);
    expect(answersToChange(read)).toEqual(read);
    expect(withoutIds(read)).toEqual(fullAnswers());
  });

  test("are seen by nobody who only reads the answers", () => {
    expect(readProgressData(answersToChange(fullAnswers()))).toEqual(fullAnswers());
  });

  test("are given to each team of a list in which they are missing, empty, strange or there twice", () => {
    const teams = [{ id: "a01" }, {}, { id: "" }, { id: 5 }, { id: "a01" }, "no team"];
    const ids = teamsWithIds(teams).map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids[0]).toBe("a01");
  });

  test("put a copy right behind its original, a later one before an earlier one, and a new team at the end", () => {
    const answers = answersToChange({ "2": { teams: [aTeam({ teamName: "A" }), aTeam({ teamName: "B" })] } });
    const add = (to: ProgressData, id: string, teamName: string) =>
      withChanges(to, [{ path: [...teamsPath, id], value: { teamName } }]);
    const early = { now: 1.8e12, unique: "x" };
    const late = { now: 1.8e12 + 1, unique: "a" };
    let after = add(answers, idBehind("a00", early), "A1");
    after = add(after, idBehind("a00", late), "A2");
    after = add(after, idBehind(idBehind("a00", late), late), "A2 copy");
    after = add(after, idAtEnd(teamsOf(after), late), "C");
    after = add(after, idAtEnd(teamsOf(after), early), "D, by a clock that is behind");
    expect(teamsOf(after).map(({ teamName }) => teamName)).toEqual([
      "A",
      "A2",
      "A2 copy",
      "A1",
      "B",
      "C",
      "D, by a clock that is behind",
    ]);
  });
});
