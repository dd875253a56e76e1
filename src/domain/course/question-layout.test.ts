import { expect, test } from "vitest";
import { laidOutAssessment } from "./question-layout";
import { assessmentParts, questionsOf } from "./questions";

const assessment = `# Check

1. What comes first?
   A. Lift
   B. Look
   Answer: B
   Reason: You look before you lift.

2. Nobody has finished this
   A. Yes

## Afterwards

Rest.
`;

test("an assessment in its parts is the assessment, with what stands around the questions", () => {
  const parts = assessmentParts(assessment);
  expect(parts.map(({ text }) => text).join("")).toBe(assessment);
  expect(parts.map(({ question }) => question?.number)).toEqual([undefined, "1", undefined, undefined]);
});

test("a question is laid out line by line, and read again it is the same", () => {
  const document = laidOutAssessment(assessment, true);
  expect(document).toContain(
    "**1. What comes first?**\n\nA. Lift  \n**B. Look**\n\nAnswer: B  \nReason: You look before you lift.",
  );
  expect(questionsOf(document)).toEqual(questionsOf(assessment));
});

test("for learners neither the answer nor its reason is there, and everything else is", () => {
  const document = laidOutAssessment(assessment, false);
  expect(document).not.toMatch(/Answer:|You look|\*\*B/);
  for (const kept of ["# Check", "**1. What comes first?**", "B. Look", "2. Nobody has finished", "## Afterwards"])
    expect(document).toContain(kept);
});

test("a heading after the last question does not belong to its reason", () => {
  expect(questionsOf("1. What?\nA. x\nB. y\nAnswer: A\nReason: So.\n\n### Scoring\n\nAll count.")[0]?.reason).toBe(
    "So.",
  );
});
