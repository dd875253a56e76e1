import { expect, test } from "vitest";
import { objectiveMarks, withoutObjectiveMarks } from "./objective-marks";

test.each([
  ["- Calm an angry caller in two minutes [O2.1 L3]", [{ id: "O2.1", level: 3 }]],
  ["1. Was tun Sie? [O2.1]", [{ id: "O2.1" }]],
  ["Übung **[O1.2, O3.1]**", [{ id: "O1.2" }, { id: "O3.1" }]],
  ["Práctica [objetivo: o1.02 l4]", [{ id: "O1.2", level: 4 }]],
  ["A list [1] and [O] and [Office 2.1]", []],
])("the objectives that %j marks", (text, marks) => {
  expect(objectiveMarks(text)).toEqual(marks);
});

test.each([
  ["1. Was tun Sie? [O2.1]\n", "1. Was tun Sie?\n"],
  ["- Calm a caller [O2.1 L3]", "- Calm a caller"],
  ["- Calm a caller [O2.", "- Calm a caller"],
  ["- Calm a caller [O2.1 L", "- Calm a caller"],
  ["- Calm a caller [Or", "- Calm a caller [Or"],
])("people see %j without its marks, also while it arrives", (text, seen) => {
  expect(withoutObjectiveMarks(text)).toBe(seen);
});
