import { expect, test } from "vitest";
import type { Question } from "../questionnaire/question";
import { lastTimeOf } from "./last-time";

const ends = ["No", "Yes"] as const;
const rating: Question = { id: "field", kind: "rating", text: "How?", ends, unknown: "I do not know" };

/** The question, the answer now and then, and what is shown beside it. */
const cases: [Question, unknown, unknown, string | undefined][] = [
  [rating, "4", "2", "Last time: 2"],
  [rating, "unknown", "2", "Last time: 2"],
  [rating, "4", "unknown", "Last time: I do not know"],
  [rating, undefined, "2", undefined],
  [rating, "4", undefined, undefined],
  [{ id: "field", kind: "yes-no", text: "Is it?" }, "no", "yes", "Last time: Yes"],
  [{ id: "field", kind: "choice", text: "Which?", options: ["A", "B"] }, "A", "B", "Last time: B"],
  [{ id: "field", kind: "text", text: "What?" }, "Now.", "Then.", undefined],
  [{ id: "field", kind: "list", text: "Which?" }, ["Now"], ["Then"], undefined],
];

test.each(cases)("%o, answered with %o, then %o", (question, answer, then, shown) => {
  expect(lastTimeOf(question, answer, { field: then })).toBe(shown);
});

test("without a round before nothing is shown", () => {
  expect(lastTimeOf(rating, "4", undefined)).toBeUndefined();
});
