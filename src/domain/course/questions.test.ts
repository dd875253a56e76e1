import { expect, test } from "vitest";
import { questionsOf } from "./questions";
import { structureProblem } from "./reading/structure";

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

const both = [
  { text: "What?", options: ["x", "y", "z"], answer: 1 },
  { text: "Who?", options: ["x", "y"], answer: 0 },
];

test.each([
  [
    "the answer in a sentence",
    "1. What?\nA. x\nB. y\nC. z\n\nThe right one is **B**\n\n2. Who?\nA. x\nB. y\n\nIt is **A**",
  ],
  ["a key in one line", "1. What?\nA. x\nB. y\nC. z\n\n2. Who?\nA. x\nB. y\n\n**Answers:** 1-B, 2-A"],
  [
    "a key in a table that lies",
    "1. What?\na) x\nb) y\nc) z\n\n2. Who?\na) x\nb) y\n\n| 1 | 2 |\n|---|---|\n| b | a |",
  ],
  ["ticked items of a list", "1. What?\n- x\n- y ✓\n- z\n\n2. Who?\n- x ✅\n- y\n"],
  ["boxes", "1. What?\n- [ ] x\n- [x] y\n- [ ] z\n\n2. Who?\n- [x] x\n- [ ] y\n"],
  ["the words of the right option", "Q1. What?\n○ x\n○ y\n○ z\nOdpověď: y\n\nQ2. Who?\n○ x\n○ y\nOdpověď: x"],
  [
    "dashes behind letters",
    "### Vraag 1\nWhat?\nA – x\nB – y\nC – z\nAntwoord: B\n\n### Vraag 2\nWho?\nA – x\nB – y\nAntwoord: A",
  ],
  ["gaps between options", "1) What?\n\nA. x\n\nB. y\n\nC. z\n\nAnswer: B\n\n2) Who?\n\nA. x\n\nB. y\n\nAnswer: A"],
  [
    "another word for question, and a sign behind the number",
    "### 1번 문항\nWhat?\n(A) x\n(B) y\n(C) z\n정답: (B)\n\n### 2번 문항\nWho?\n(A) x\n(B) y\n정답: (A)",
  ],
  [
    "a title that has only the number",
    "### 第1题\nWhat?\nA. x\nB. y\nC. z\n答案：B\n\n### 第2题\nWho?\nA. x\nB. y\n答案：A",
  ],
  ["no numbers", "# T\n\nWhat?\n\nA) x\nB) y\nC) z\n\nRisposta: B\n\nWho?\n\nA) x\nB) y\n\nRisposta: A"],
  ["letters of another script", "שאלה 1: What?\nא. x\nב. y\nג. z\nתשובה: ב\n\nשאלה 2: Who?\nא. x\nב. y\nתשובה: א"],
  ["full-width signs", "第1题：What?\nＡ．x\nＢ．y\nＣ．z\n答案：Ｂ\n\n第2题：Who?\nＡ．x\nＢ．y\n答案：Ａ"],
])("questions are read with %s", (_, text) => {
  expect(questionsOf(text)).toEqual(both.map((question) => ({ ...question, reason: "" })));
});

test.each([
  ["below its options", "1. What? [O1.1]\n   A. x\n      → no x\n   B. y ✓\n      → yes y\n   C. z\n      → no z"],
  [
    "with a word before each",
    "1) What? [O1.1]\n   A) x\n      Reason: no x\n   B) y (correct)\n      Reason: yes y\n   C) z\n      Reason: no z",
  ],
  [
    "as items further in",
    "### 1\nWhat? [O1.1]\n* **A.** x\n  * *Begründung:* no x\n* **B. y** (richtig)\n  * *Begründung:* yes y\n* **C.** z\n  * *Begründung:* no z",
  ],
  ["behind a dash", "1. What? [O1.1]\n- A) x — no x\n- B) y (doğru) — yes y\n- C) z — no z"],
  ["by letters", "1. What? [O1.1]\nA. x\nB. y\nC. z\nAnswer: B\nReasons:\n- A: no x\n- B: yes y\n- C: no z"],
])("a reason of each option is read %s, and the objective that the question is about", (_, text) => {
  expect(questionsOf(text)).toEqual([
    {
      text: "What?",
      options: ["x", "y", "z"],
      answer: 1,
      reason: "",
      optionReasons: ["no x", "yes y", "no z"],
      objectives: ["O1.1"],
    },
  ]);
});

const forAll = "1. What?\nA. x\nB. y\nC. z\n\nAnswer: B\nReason: so it is";
const next = "2. Who?\nA. x\nB. y\n\nAnswer: A";

test.each([
  ["right below it", `${forAll}\nA: no x\nB: yes y\nC: no z\n\n${next}`],
  ["behind a gap", `${forAll}\n\nA: no x\n\nB: yes y\n\nC: no z\n\n${next}`],
  ["with marks of a list", `${forAll}\n- A) no x\n- B) yes y\n- C) no z\n\n${next}`],
  ["with words of their own before", `${forAll}\n\n**The options:**\n- A: no x\n- B: yes y\n- C: no z\n\n${next}`],
])("a reason for all is read with one of each option %s", (_, text) => {
  const reasons = { reason: "so it is", optionReasons: ["no x", "yes y", "no z"] };
  expect(questionsOf(text)).toEqual([
    { ...both[0], ...reasons },
    { ...both[1], reason: "" },
  ]);
});

test.each([
  ["no gap between them", `${forAll}\n2. Who?\nA. x\nB. y\nAnswer: A`],
  [
    "labels before both",
    "Frage: What?\nA: x\nB: y\nC: z\nAntwort: B\nGrund: so it is\n\nFrage: Who?\nA: x\nB: y\nAntwort: A",
  ],
])("a question behind a reason stays a question, with %s", (_, text) => {
  expect(questionsOf(text).map(({ options, answer }) => ({ options, answer }))).toEqual(
    both.map(({ options, answer }) => ({ options, answer })),
  );
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
