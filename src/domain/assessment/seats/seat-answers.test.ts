import fc from "fast-check";
import { expect, test } from "vitest";
import { aTeam, fullAnswers } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { answersToChange, teamsPath, valueAt, withChanges, type FieldChange } from "../answers/field-changes";
import { setField, type FieldPath } from "../answers/field-paths";
import { authorOf, authorsWithin, type AnswerAuthors } from "./answer-authors";
import { fingerprint } from "./fingerprint";
import {
  answersOfCopy,
  editsIn,
  fieldKey,
  seatCopy,
  seatProgressOf,
  withEdits,
  type SeatAnswers,
} from "./seat-answers";

const [sales, stock] = ["b1", "b2"];
const parts = { steps: ["1"], teams: [sales] } as const;

function theBusiness(): ProgressData {
  const teams = [
    { ...aTeam({ teamName: "Sales" }), id: sales },
    { ...aTeam({ teamName: "Stock" }), id: stock },
  ];
  return setField(fullAnswers(), teamsPath, teams);
}

/** The copy after its colleague has changed something. */
function changed(copy: SeatAnswers, path: FieldPath, value: unknown): SeatAnswers {
  return path[0] === "2"
    ? { ...copy, teams: setField(copy.teams, path.slice(2), value) }
    : { ...copy, progressData: setField(copy.progressData, path, value) };
}

test("a copy has the steps and teams of its seat, and nothing else", () => {
  const copy = seatCopy(theBusiness(), parts);
  const { id, teamName, ...said } = { ...aTeam({ teamName: "Sales" }), id: sales };
  expect(copy.progressData).toEqual({ "1": fullAnswers()["1"] });
  expect(copy.teams).toEqual({ [id]: said });
  expect(copy.parts).toEqual({ steps: ["1"], teams: [{ id: sales, name: teamName }] });
  expect(editsIn(copy)).toEqual([]);
  expect(answersOfCopy(copy)).toEqual({ "1": fullAnswers()["1"], "2": { teams: [{ ...said, teamName, id }] } });
  expect(seatCopy(undefined, parts)).toEqual({
    parts: { steps: ["1"], teams: [] },
    progressData: {},
    teams: {},
    agreed: {},
  });
});

test("the answers that a colleague gives, changes or takes away are edits, and are put into the business's", () => {
  const edited: FieldChange[] = [
    { path: ["1", "trendDetails"], value: "Parcels." },
    { path: ["1", "supportAreas", "Talent/HR"], value: "2" },
    { path: ["1", "competitiveAdvantage"], value: undefined },
    { path: ["2", "teams", sales, "roleClarity"], value: "1" },
  ];
  const copy = edited.reduce((all, { path, value }) => changed(all, path, value), seatCopy(theBusiness(), parts));
  const edits = editsIn(copy);
  const canonical = (changes: readonly FieldChange[]) => changes.map(({ path }) => fieldKey(path)).toSorted();
  expect(canonical(edits)).toEqual(canonical(edited));
  const { answers, taken } = withEdits(theBusiness(), edits);
  expect(taken).toHaveLength(edited.length);
  for (const { path, value } of edited) expect(valueAt(answers, path)).toEqual(value);
  expect(answersToChange(answers)).toEqual(withChanges(theBusiness(), edited));
});

test("a team that the contact has removed takes nothing, and the list stays as it is", () => {
  const copy = changed(seatCopy(theBusiness(), parts), ["2", "teams", sales, "roleClarity"], "1");
  const left = setField(theBusiness(), teamsPath, [{ ...aTeam({ teamName: "Stock" }), id: stock }]);
  expect(withEdits(left, editsIn(copy))).toMatchObject({ taken: [], written: [], answers: left });
});

const field = fc.constantFrom<FieldPath>(
  ["1", "trendDetails"],
  ["1", "driversFollowUp", "Innovation"],
  ["3", "gapAnalysisFollowUp"],
  ["2", "teams", sales, "roleFollowUp"],
  ["2", "teams", stock, "roleFollowUp"],
);
const text = fc.option(fc.string({ minLength: 1, maxLength: 3 }), { nil: undefined });

test("whatever business and colleagues write in any order, the last of a field stands everywhere, once", () => {
  const seats = { a: { steps: ["1", "3"], teams: [sales] }, b: { steps: ["1"], teams: [sales, stock] } } as const;
  const isOf = ({ steps, teams }: (typeof seats)[keyof typeof seats], [key = "", , id = ""]: FieldPath) =>
    key === "2" ? (teams as readonly string[]).includes(id) : (steps as readonly string[]).includes(key);
  const action = fc.record({
    by: fc.constantFrom("contact" as const, "a" as const, "b" as const),
    path: field,
    value: text,
    exchangesFirst: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let business = theBusiness();
      const copies: Record<"a" | "b", SeatAnswers> = { a: seatCopy(business, seats.a), b: seatCopy(business, seats.b) };
      const exchange = (name: "a" | "b") => {
        business = withEdits(business, editsIn(copies[name])).answers;
        copies[name] = seatCopy(business, seats[name]);
        expect(editsIn(copies[name])).toEqual([]);
      };
      const said = new Map<string, { path: FieldPath; value: unknown }>();
      for (const { by, path, value, exchangesFirst } of actions) {
        if (by !== "contact" && !isOf(seats[by], path)) continue;
        if (by === "contact") business = withChanges(business, [{ path, value }]);
        else {
          // A field that two write between two exchanges is the later exchange's: here each is exchanged at once.
          if (exchangesFirst) exchange(by);
          // To write what the copy holds already is no edit.
          if (valueAt(answersOfCopy(copies[by]), path) === value) continue;
          copies[by] = changed(copies[by], path, value);
          exchange(by);
        }
        said.set(fieldKey(path), { path, value });
      }
      for (const name of ["a", "b"] as const) exchange(name);
      for (const { path, value } of said.values()) {
        expect(valueAt(business, path)).toEqual(value);
        for (const name of ["a", "b"] as const)
          if (isOf(seats[name], path)) expect(valueAt(answersOfCopy(copies[name]), path)).toEqual(value);
      }
    }),
    { numRuns: 20 },
  );
});

test("a seat's progress counts its own steps and teams; a team that only has a name is not begun", () => {
  const full = seatCopy(theBusiness(), { steps: ["1", "3"], teams: [sales, stock] });
  expect(seatProgressOf(full)).toEqual({ done: 4, begun: 4 });
  const named = setField(theBusiness(), teamsPath, [{ teamName: "Sales", id: sales }]);
  expect(seatProgressOf(seatCopy(named, parts))).toEqual({ done: 1, begun: 1 });
  const begun = setField({}, ["1", "trendInfluence"], "2");
  expect(seatProgressOf(seatCopy(begun, parts))).toEqual({ done: 0, begun: 1 });
});

test("an answer is its colleague's for as long as nobody has changed it", () => {
  const path = ["1", "trendInfluence"];
  const inTeam = ["2", "teams", sales, "roleClarity"];
  const business = theBusiness();
  const authors: AnswerAuthors = Object.fromEntries(
    [path, inTeam].map((each) => [fieldKey(each), { seat: "seat-1", print: fingerprint(valueAt(business, each)) }]),
  );
  const known = { authors, names: { "seat-1": "Dana Reed" } };
  expect(authorOf(business, path, known)).toBe("Dana Reed");
  expect(authorOf(business, inTeam, known)).toBe("Dana Reed");
  expect(authorOf(business, ["1", "trendDetails"], known)).toBeUndefined();
  expect(authorOf(business, path, { ...known, names: {} })).toBe("a former colleague");
  expect(authorOf(setField(business, path, "1"), path, known)).toBeUndefined();
  expect(authorsWithin(business, "1", known)).toEqual(["Dana Reed"]);
  expect(authorsWithin(business, "2", known)).toEqual(["Dana Reed"]);
  expect(authorsWithin(business, "2", known, stock)).toEqual([]);
  expect(authorsWithin(business, "0", known)).toEqual([]);
});

test("equal values have one fingerprint, in any order of their fields, and other values have others", () => {
  expect(fingerprint({ a: "1", b: ["2"] })).toBe(fingerprint({ b: ["2"], a: "1" }));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other);
    }),
  );
});
