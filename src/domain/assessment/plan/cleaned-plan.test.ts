import { describe, expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { planProblem } from "./checking";
import { cleanedPlan } from "./cleaned-plan";
import { continued, remainingHeadings, wholeSections } from "./continuation";
import { planSections } from "./plan-sections";
import { plainPlan, readPlan } from "./plan";
import { aPlanText } from "./plan.fixture";

const asked = aPlanText();
const words = ["Fazit", "Vorrang", "Ziele", "Taten", "Wege", "Zeitplan", "Messen", "Grenzen"];
const translated = (isNumbered = false) => {
  let nth = 0;
  return asked.replaceAll(/^## .*$/gm, () => `## ${isNumbered ? `${nth + 1}. ` : ""}${words[nth++] ?? ""}`);
};

test("a plan in the form that was asked for stays as it is", () => {
  expect(cleanedPlan(asked)).toBe(asked);
});

describe("a plan is read as the asked one:", () => {
  test.each([
    ["with headings of level 3", asked.replaceAll(/^## /gm, "### ")],
    ["with headings of level 1", asked.replace(/^# .*\n/, "").replaceAll(/^## /gm, "# ")],
    ["with headings in bold type", asked.replaceAll(/^## (.*)$/gm, "**$1**")],
    ["with numbered headings in bold type", asked.replaceAll(/^## (.*)$/gm, "**2. $1:**")],
    ["behind thinking", `<think>\n## Summary\nHm.\n</think>\n${asked}`],
    ["behind thinking without its tag", `## Summary\nHm.\n</think>\n${asked}`],
    ["between chatter", `Sure! Here it is:\n\n${asked}\nGood luck!`],
    ["in a fence", `\`\`\`markdown\n${asked}\n\`\`\``],
    ["with marks in round brackets", asked.replaceAll(/\[(answers[^\]]*)\]/g, "($1)")],
    ["with marks in wide brackets", asked.replaceAll(/\[(answers[^\]]*)\]/g, "【$1】")],
    ["with translated marks", asked.replaceAll("[answers:", "[Antworten:")],
  ])("%s", (_, text) => {
    const cleaned = cleanedPlan(text);
    expect(readPlan(cleaned).sections).toEqual(readPlan(asked).sections);
    expect(planProblem(cleaned, fullAnswers())).toBeUndefined();
    expect(cleanedPlan(cleaned)).toBe(cleaned);
  });
});

describe("headings in another language", () => {
  test.each([
    ["without numbers", translated()],
    ["with the numbers that are asked for", translated(true)],
  ])("%s stay, and each names its section", (_, text) => {
    const cleaned = cleanedPlan(text);
    const { sections } = readPlan(cleaned);
    expect(sections.map(({ heading }) => heading)).toEqual(words);
    expect(sections.map(({ id, items }) => [id, items])).toEqual(
      readPlan(asked).sections.map(({ id, items }) => [id, items]),
    );
    expect(planProblem(cleaned, fullAnswers())).toBeUndefined();
    expect(cleanedPlan(cleaned)).toBe(cleaned);
    expect(plainPlan(cleaned).match(/^## .+$/gm)).toEqual(words.map((word, nth) => `## ${nth + 1}. ${word}`));
  });

  test("with their numbers they are read while the plan arrives, so that it is gone on with", () => {
    const arrived = translated(true).split("## 4.")[0] ?? "";
    const whole = wholeSections(cleanedPlan(`${arrived}## 4. Ta`));
    expect(readPlan(whole).sections.map(({ id }) => id)).toEqual(["summary", "priorities", "objectives"]);
    expect(remainingHeadings(whole)[0]).toBe("4. Actions for each team");
    const goneOn = continued(whole, `Sure!\n\n${translated(true)}`);
    expect(readPlan(cleanedPlan(goneOn)).sections.map(({ id }) => id)).toEqual(planSections.map(({ id }) => id));
  });
});

const ofActions = (body: string) =>
  readPlan(cleanedPlan(aPlanText(undefined, { actions: body }))).sections.find(({ id }) => id === "actions")?.items;

test("a team in bold type is the group of its actions", () => {
  expect(
    ofActions("**Front desk**\n\n- Write it. [answers: 1.a]\n\n**Bar:**\n\n- Do it. [answers: 1.a]"),
  ).toMatchObject([
    { text: "Write it.", group: "Front desk" },
    { text: "Do it.", group: "Bar" },
  ]);
});

test.each([
  ["[kind: job aid, answers: 1.a]", "job aid"],
  ["[Art: Entscheidung] [Antworten: 1.a]", "decision"],
  ["[Tipo: decisión; Respuestas: 1.a]", "decision"],
  ["(kind: curso) (answers: 1.a)", "course"],
  ["[kind: workshop] [answers: 1.a]", "course"],
])("the mark %s is read as the kind %s", (mark, kind) => {
  expect(ofActions(`- Do it. ${mark}`)).toEqual([{ text: "Do it.", references: ["1.a"], form: "point", kind }]);
});

test.each(["(Art: Seminar und mehr, siehe oben)", "(note: 1 of 2)", "[x: y]"])(
  "words in brackets stay: %s",
  (words) => {
    expect(cleanedPlan(`- Do it ${words}`)).toBe(`- Do it ${words}`);
  },
);

describe("teams and actions are read from", () => {
  const marked = (words: string) => `${words} [kind: course] [answers: 1.a]`;
  const table = [
    "| No. | Team | Action | Kind | Answers |",
    "| --- | --- | --- | --- | --- |",
    "| 1 | Bar | Do it. | course | 1.a |",
    "| 2 | Bar | Mend it. | course | 1.a |",
    "| 3 | Desk | Write it. | course | 1.a |",
  ].join("\n");
  const lists = (bar: string, desk: string, indent = "") =>
    `${bar}\n${indent}- ${marked("Do it.")}\n${indent}- ${marked("Mend it.")}\n${desk}\n${indent}- ${marked("Write it.")}`;
  test.each([
    ["a table", table],
    ["lines in italics", lists("*Bar*", "\n*Desk*")],
    ["items over items", lists("- **Bar**", "- **Desk:**", "  ")],
    ["headings with a word for team", lists("### Team: Bar", "\n### Team: Desk")],
  ])("%s", (_, body) => {
    expect(ofActions(body)?.map(({ group, text, kind, references }) => [group, text, kind, references])).toEqual([
      ["Bar", "Do it.", "course", ["1.a"]],
      ["Bar", "Mend it.", "course", ["1.a"]],
      ["Desk", "Write it.", "course", ["1.a"]],
    ]);
  });
});

test.each(["1 - ", "Section 1: "])(
  "headings that are counted as in “%s” are read by place and named without it",
  (form) => {
    let nth = 0;
    const text = translated().replaceAll(/^## /gm, () => `## ${form.replace("1", String(++nth))}`);
    expect(readPlan(cleanedPlan(text)).sections.map(({ heading }) => heading)).toEqual(words);
  },
);
