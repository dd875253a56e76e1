import { expect, test } from "vitest";
import { questionsOf } from "./questions";
import { structureProblem } from "./structure";

const assessment = `# Check

1. What comes first?
   A. Lift
   B. Look
   C. Run
   Answer: B
   Reason: You look before you lift.
   It keeps you safe.

**2) What comes last?**
- A) Rest
- B) Lift
**Answer:** A
**Explanation:** Rest is last.`;

test("questions are read with their options, answer and reason, also with emphasis and list marks", () => {
  expect(questionsOf(assessment)).toEqual([
    {
      text: "What comes first?",
      options: ["Lift", "Look", "Run"],
      answer: 1,
      reason: "You look before you lift. It keeps you safe.",
    },
    { text: "What comes last?", options: ["Rest", "Lift"], answer: 0, reason: "Rest is last." },
  ]);
});

test.each([
  ["without an answer", "1. What?\nA. x\nB. y"],
  ["whose answer names no option", "1. What?\nA. x\nB. y\nAnswer: D"],
  ["with a single option", "1. What?\nA. x\nAnswer: A"],
])("a question %s is left out", (_, text) => {
  expect(questionsOf(text)).toEqual([]);
});

test("an outline without modules and an assessment without questions are told in words", () => {
  expect(structureProblem("generateCourseOutline", "# A course")).toMatch(/without modules/);
  expect(structureProblem("generateCourseOutline", "## Module 1: A")).toBeUndefined();
  expect(structureProblem("generateAssessment", "# A check")).toMatch(/without questions/);
  expect(structureProblem("generateAssessment", assessment)).toBeUndefined();
  expect(structureProblem("generateStudyMaterial", "anything")).toBeUndefined();
});
