import { expect, test } from "vitest";
import { plannedLength } from "./planned-length";

test.each([
  ["two sessions of 45 minutes with the team's own notes, and a week of practice in pairs after each.", "short"],
  ["one session of an hour with five calls that really came", "short"],
  ["**Goals:** a two-hour workshop in which the team turns its goals into results.", "short"],
  ["five leads and three successors, four evenings of 90 minutes, a week beside a lead.", "standard"],
  ["a one-day course for 12 people", "standard"],
  ["2 x 3 hours in the training room", "standard"],
  ["a session of half an hour, and two short workshops of 1.5 to 2 hours", "standard"],
  ["a pilot group of six leads, with three half-days and observed practice", "detailed"],
  ["three days of training in March", "detailed"],
  ["vier Abende zu je 90 Minuten", "standard"],
  ["ein zweistündiger Workshop, dann zwei Termine von 30 Minuten", "standard"],
  ["ein halbtägiges Seminar", "standard"],
] as const)("“%s” is a %s course", (text, length) => {
  expect(plannedLength(text)).toBe(length);
});

test.each([
  "Returns are settled within two days, and calls answered in half an hour.",
  "one to two hours of training a month",
  "a session of 30 minutes each week",
  "a workshop of several hours",
  "An English course, with coaching on Sundays",
  "By 1 April 2027 the course has begun.",
  "",
])("“%s” says no length", (text) => {
  expect(plannedLength(text)).toBeUndefined();
});
