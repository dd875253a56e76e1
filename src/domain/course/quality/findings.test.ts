import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { alignmentOf } from "./alignment/alignment";
import { courseOf } from "./alignment/alignment.fixture";
import { findingsOf, sectionFindings } from "./findings";

const anyOptions = { level: "", length: "" } as const;
const nothing = { rows: [], strays: [] };
const style = { bullet: "-", bold: false, grouped: false };
const about = "Module 1: Start";

function aQuestion(number: number, stem: string, options: string[], answer: string): string {
  const lines = options.map((option, nth) => `   ${"ABCD".charAt(nth)}. ${option}`);
  return [`${number}. ${stem}`, ...lines, `   Answer: ${answer}`, "   Reason: So."].join("\n");
}

test("each flaw of a question stands at that question, in a sentence", () => {
  const sound = aQuestion(1, "Who looks first?", ["The driver", "The owner", "The visitor"], "B");
  const flawed = aQuestion(2, "Who does NOT help?", ["The driver", "The owner", "The Driver"], "A");
  const text = aGeneratedText({ text: `# Check\n\n${sound}\n\n${flawed}` });
  const found = findingsOf("assessment", text, nothing, anyOptions);
  expect(found.map(({ rule, place, severity }) => [rule, place, severity])).toEqual([
    ["duplicate", { question: 1 }, "flaw"],
    ["negative-stem", { question: 1 }, "flaw"],
  ]);
  expect(findingsOf("lesson-content", text, nothing, anyOptions)).toEqual([]);
});

test("right answers that follow a pattern are a finding about the whole assessment", () => {
  const questions = ["A", "B", "C", "A", "B", "C"].map((answer, nth) =>
    aQuestion(nth + 1, `Who goes ${nth}?`, ["Ada", "Ben", "Cem"], answer),
  );
  const found = findingsOf("assessment", aGeneratedText({ text: questions.join("\n\n") }), nothing, anyOptions);
  expect(found.map(({ rule, place }) => [rule, place])).toEqual([["key-distribution", "text"]]);
});

const agenda = (last: string) =>
  `# Lesson\n\n## Agenda\n\n| Minuten | Was |\n| ---: | --- |\n| 10 | Beginn |\n| 20 min | Übung |\n| ${last} | **Summe** |\n\nDann.`;

test("an agenda whose minutes do not make its sum is a flaw of its section, and one that adds up is none", () => {
  expect(sectionFindings(agenda("30"))).toEqual([]);
  const [found, ...more] = sectionFindings(agenda("45"));
  expect(found).toMatchObject({ rule: "agenda-sum", place: { section: 1 }, severity: "flaw" });
  expect(found?.text).toBe("The agenda says 45 minutes, but its parts make 30.");
  expect(more).toEqual([]);
});

test("the total of an agenda may stand in any cell of its row", () => {
  const table = (total: string) =>
    `| Minuten | Was |\n| --- | --- |\n| 10 | Beginn |\n| 20 | Übung |\n| 10 | Ende |\n| **Gesamt** | ${total} |`;
  expect(sectionFindings(table("45 Min."))).toMatchObject([{ rule: "agenda-sum" }]);
  expect(sectionFindings(table("40 Min."))).toEqual([]);
});

test("an agenda may be a list, each item with its minutes, and a line with their sum", () => {
  const list = (stated: string) =>
    `1. Beginn — 10 Min.\n2. Übung — 20 Min.\n3. Ende — 10 Min.\n\nGesamt: ${stated} Minuten`;
  expect(sectionFindings(list("45"))).toMatchObject([{ rule: "agenda-sum" }]);
  expect(sectionFindings(list("40"))).toEqual([]);
  expect(sectionFindings(list("45").replace("20 Min.", "15–20 Min."))).toEqual([]);
  expect(sectionFindings(list("45").replace("2. Übung — 20 Min.", "2. Übung"))).toEqual([]);
});

test("every fact that the author asks to be checked is listed where it stands", () => {
  const found = sectionFindings(
    "# Lesson\n\nWithin 3 days [check: the period in your country].\n\n## End\n\n[Check: ISO 45001]",
  );
  expect(found).toEqual([
    {
      rule: "fact",
      place: { section: 0 },
      severity: "check",
      text: "To be checked before use: the period in your country",
    },
    { rule: "fact", place: { section: 1 }, severity: "check", text: "To be checked before use: ISO 45001" },
  ]);
});

const objectives = [
  { number: 1, words: "Explain brakes" },
  { number: 2, words: "Judge loads" },
];

test("an objective without a question, and a question without an objective, are told at the assessment only", () => {
  const parts = {
    "lesson-content": [{ title: "Practice", serves: ["O1.1", "O1.2"] }],
    assessment: [
      { title: "Which", serves: ["O1.1"] },
      { title: "What", serves: [] },
    ],
  };
  const course = courseOf([{ title: "Start", objectives, parts }], style);
  const textOf = (tool: "assessment" | "lesson-content") => course[tool][about] ?? aGeneratedText();
  const told = (tool: "assessment" | "lesson-content") =>
    findingsOf(tool, textOf(tool), alignmentOf(course), anyOptions).filter(({ rule }) => rule.includes("objective"));
  expect(told("assessment").map(({ place, text }) => [place, text])).toEqual([
    ["text", "No question asks for the objective 1.2 Judge loads"],
    [{ question: 1 }, "No objective of the course is asked for here."],
  ]);
  expect(told("lesson-content")).toEqual([]);
});

test("what the short form of the prompts does not ask for is no flaw", () => {
  const reasonless = "1. Who looks first?\n   A. The driver\n   B. The owner ✓\n   C. The visitor";
  const rules = (more: object) =>
    findingsOf("assessment", aGeneratedText({ text: reasonless, ...more }), nothing, anyOptions).map(
      ({ rule }) => rule,
    );
  expect(rules({})).toEqual(["option-reason"]);
  expect(rules({ promptForm: "short" })).toEqual([]);
});
