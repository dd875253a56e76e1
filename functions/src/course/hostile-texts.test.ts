// Nothing that a visitor sends or a model writes keeps the server busy: what it reads with takes time in proportion to
// a text's length. A reader that does not takes ten seconds and more for these texts, the others some ten milliseconds.
import { expect, test } from "vitest";
import { aTeam, fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { planProblem, withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
import { cleanedPlan } from "../../../src/domain/assessment/plan/cleaned-plan";
import { continued, wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { plainPlan } from "../../../src/domain/assessment/plan/plan";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { cutParagraphs } from "../../../src/domain/course/sources/cut-paragraphs";
import { citationsToMend, withMendedCitations } from "../../../src/domain/course/sources/mend-citations";
import { structureProblem } from "../../../src/domain/course/reading/structure";
import { agendaSum, outlineSum } from "../../../src/domain/course/quality/agenda";
import { keptText } from "../../../src/domain/course/reading/kept-text";
import { translationProblem } from "../../../src/domain/course/translation/translation-problem";
import { questionByQuestion } from "./question-stream";

const inLine = [
  " ",
  "\t",
  "\u00A0",
  "\u3000",
  "\r",
  "[",
  "](",
  "*",
  "_",
  "#",
  "|",
  "`",
  "✓",
  "✓ ",
  "1",
  "<-",
  ">",
  "A. ",
  "1. ",
  "<br>",
  "<br>→ ",
  "A) x ",
  "① ",
  "✗ ",
  "（",
  "(",
];
const marks = [
  "1-B, ",
  "Option B ",
  "正解はB",
  "(answers: ",
  "[Art: x, ",
  "Answer: ",
  "[O1.1 ",
  "[answers: ",
  "O1.1 L3, ",
  "(Answer: ",
  "Sure! ",
  '{"a":[',
  "5 min ",
];
const ofLines = [
  "\n",
  " \n",
  "A. x\n",
  "B. x\n",
  "1. x\n",
  "- x\n",
  "> x\n",
  "```\n",
  "A. ```\n",
  "A: x\nB: y\n\n",
].concat(
  ["<think>\n", "</think>\n", "| A | B |\n", "| 1 | q? | x | y | B |\n", "**x**\n", "## x\n", "ア　x\nイ　y\n"],
  ["Option B is correct\n", "1. q? A) x B) y\n", "A. x<br>y\n", "- x [answers: 1.a]\n\nx\n"],
  ["- **x**\n  - y\n", "X:\n- y\n", "TITLE\n\n", "- 5 min\n", "Answer:\n", "✓\n", "## Module A: x (5 min)\n"],
);
const named = (pieces: readonly string[]) => pieces.map((piece) => [JSON.stringify(piece), piece] as const);
/** Every second one: `npm run bench -- linear-readers` measures each reader with more of them. */
const sampleOf = (pieces: readonly string[]) => named(pieces).filter((_, nth) => nth % 2 === 0);
/** The longest time for a text on a busy machine, in ms. */
const longestMs = 8_000;
const runOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

const rest = "Who?\n   A. x\n   B. y ✓\n   C. z\n\n3. What?\n   A. x\n   B. y ✓\n   C. z\n";
const quizWith = (run: string) =>
  `1. q? ${run}x [O1.1]\n   A. x${run}y\n      → no ${run}x\n   B. y ✓\n   C. z\nAnswer: B${run}x\n\n2. ${rest}`;

test.each(sampleOf([...inLine, ...marks]))(
  "texts with a run of %s in their lines are read",
  (_, piece) => {
    const run = runOf(piece, 30_000);
    structureProblem("generateAssessment", keptText("generateAssessment", quizWith(run)));
    const outline = `# ${run}x\n\n## Module${run}1: a${run}b\n\n- ${run}x [O1.1 L2]\n\n## Module 2: c\n\nTotal: ${run}\n`;
    structureProblem("generateCourseOutline", keptText("generateCourseOutline", outline));
    agendaSum(keptText("generateLessonContent", outline));
    outlineSum(outline);
    const plan = aPlanText(`x [answers: 1.a]`, { priorities: `- x${run}y [kind:${run}course\n### x${run}y` });
    planProblem(cleanedPlan(plan), fullAnswers());
    plainPlan(withCheckedReferences(plan, fullAnswers()));
    const whole = wholeSections(plan.replace("Timeline", `Timeline${run}x`));
    expect(continued(whole, plan)).toContain("Summary");
  },
  longestMs,
);

test.each(sampleOf(ofLines))(
  "texts of many lines of %s are read",
  (_, piece) => {
    const run = runOf(piece, 20_000);
    structureProblem(
      "generateAssessment",
      keptText("generateAssessment", `1. q?\n   A. x\n   B. y\n   C. z\n\n${run}`),
    );
    structureProblem("generateCourseOutline", keptText("generateCourseOutline", `# x\n\n${run}`));
    const plan = aPlanText("x [answers: 1.a]", { priorities: run, actions: run });
    expect(planProblem(cleanedPlan(plan), fullAnswers())).toBeDefined();
  },
  longestMs,
);

test.each(named(["\n", "- 5 min\n", "**x**\n", "TITLE\n\n", "## Module 1: x (5 min)\n", "| 5 min | x |\n"]))(
  "the times of many lines of %s are added up",
  (_, piece) => {
    const run = runOf(piece, 20_000);
    agendaSum(keptText("generateLessonContent", `# x\n\n${run}Total: 5 min\n`));
    expect(outlineSum(`${run}Total: 5 min\n`)?.minutes ?? 0).toBeGreaterThanOrEqual(0);
  },
  longestMs,
);

test(
  "a plan whose marks name one of fifty teams of the same long name is checked",
  () => {
    const teamName = "n".repeat(200);
    const answers = { ...fullAnswers(), "2": { teams: Array.from({ length: 50 }, () => aTeam({ teamName })) } };
    const mark = `- x [answers: 2.${teamName.slice(0, -1)}.roleClarity]\n`;
    const plan = aPlanText("x [answers: 1.a]", { priorities: runOf(mark, 60_000) });
    expect(planProblem(cleanedPlan(plan), answers)).toBeDefined();
  },
  longestMs,
);

const manySections = [
  "## x 3\n",
  "### x\n",
  "3 steps\n\n",
  "`a",
  "[¶1] ",
  "a@",
  "3 May ",
  "12 345 ",
  "https://",
  "三",
  "\n\nx",
];

test.each(named(["\n", " ", "1. x\n", ...manySections]))(
  "a text with a run of %s is compared with its translation",
  (_, piece) => {
    const run = runOf(piece, 4_000);
    const original = `# x ${run}\n\nIn three steps: ${run}\n\n## Module 1: a\n\n${run}y 7\n`;
    const translated = `# y ${run}\n\nIn 3 Schritten: ${run}\n\n## Modul 1: b\n\n${run}z 7\n`;
    translationProblem({ tool: "course-outline", original, translated, from: "en", to: "de" });
    expect(translationProblem({ tool: "storyboard", original, translated: "x", from: "en", to: "de" })).toBeDefined();
  },
  longestMs,
);

async function streamed(answer: string, begun: string): Promise<string> {
  let text = "";
  const hear = (part: { text: string }) => Promise.resolve(void (text += part.text));
  await questionByQuestion(begun, hear, async (send) => {
    for (let at = 0; at < answer.length; at += 8) await send({ text: answer.slice(at, at + 8), model: "m" });
    return answer;
  });
  return text;
}

test.each(named([" ", "\u00A0", "✓", "[O1.1 "]))(
  "an assessment with a run of %s goes out as it comes, and is gone on with",
  async (_, piece) => {
    const begun = `1. q?\n   A. x${runOf(piece, 20_000)}y\n   B. y ✓\n   C. z\n\n2. `;
    expect(await streamed(rest, begun)).toContain("3. What?");
    expect(await streamed(begun + rest, "")).toContain("3. What?");
  },
  longestMs,
);

const paragraphs = new Map([[3, `The pump runs for 40 minutes. ${"It is not oiled by Ann Lee in May. ".repeat(40)}`]]);

test.each(
  sampleOf([
    ...inLine,
    "[¶3] ",
    "[¶",
    "¶3, ",
    "Not 4. ",
    "Dr. ",
    "4. ",
    "4 of 5 ",
    "May ",
    "Ann Lee ",
    "not ",
    "9:30 ",
    "ab-cd-",
  ]),
)(
  "the citations of texts with a run of %s are compared, and mended",
  (_, piece) => {
    const run = runOf(piece, 20_000);
    const text = `# x\n\n- ${run}x [¶3].\n\n| ${run} [¶3] |\n\nIt runs. [¶3${run}\n\n${run}`;
    const citations = citationsToMend(text, paragraphs);
    withMendedCitations(text, citations, `1. ${run}[¶3]\n2. It runs. [¶3]`, paragraphs);
    expect(cutParagraphs(run + text).length).toBeGreaterThan(0);
  },
  longestMs,
);
