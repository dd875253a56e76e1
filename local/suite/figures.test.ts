import { expect, test } from "vitest";
import { figureSentence, figuresTable, heldNumber, isWithinBound, type HeldFigure } from "./figures";

const blast: HeldFigure = {
  what: "Mails a second of a blast",
  now: 291.4,
  beside: { name: "bare nodemailer", figure: 480 },
  bound: { atLeast: 0.6 },
};
const unlock: HeldFigure = { what: "Unlock, in ms", now: 98, bound: { atMost: 150 } };

test("beside a peer the bound is one of the ratio", () => {
  expect(heldNumber(blast)).toBeCloseTo(0.607, 3);
  expect(isWithinBound(blast)).toBe(true);
  expect(isWithinBound({ ...blast, now: 270 })).toBe(false);
  expect(heldNumber(unlock)).toBe(98);
  expect(isWithinBound(unlock)).toBe(true);
  expect(isWithinBound({ ...unlock, now: 151 })).toBe(false);
});

test("the table has a line for each figure, and marks what is beyond its bound", () => {
  expect(figuresTable([blast, { ...unlock, now: 151.239 }]).split("\n")).toEqual([
    "| Figure                    | Now    | Beside              | Ratio | Bound         |",
    "| ------------------------- | ------ | ------------------- | ----- | ------------- |",
    "| Mails a second of a blast | 291.4  | 480 bare nodemailer | 0.61  | at least 0.6  |",
    "| Unlock, in ms             | 151.24 |                     |       | at most 150 ✗ |",
  ]);
  expect(figureSentence(unlock)).toBe("Unlock, in ms: 98, at most 150");
});
