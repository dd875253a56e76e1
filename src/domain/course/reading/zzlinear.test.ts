import { test } from "vitest";
import { cleanedPlan } from "../../assessment/plan/cleaned-plan";
import { readPlan, plainPlan } from "../../assessment/plan/plan";
import { modulesOf, missingModules } from "../modules";
import { readAssessment } from "../questions";
import { sectionsOf, screensOf, withoutClosingRules } from "../sections";
import { bodyOf, textLines } from "./text-lines";
import { keptText } from "./kept-text";
import { findingsOf } from "../quality/findings";
import { aGeneratedText } from "../draft.fixture";
import { objectivesOf } from "../quality/alignment/objectives";
import { thinkingLines } from "../../kernel/thinking";
import { openFacts, withoutOpenFacts } from "./open-facts";
import { objectiveMarks, withoutObjectiveMarks } from "./objective-marks";

const any = { level: "", length: "" } as const;
const card = (tool: "assessment" | "course-outline" | "lesson-content" | "storyboard") => (t: string) => findingsOf(tool, aGeneratedText({ text: t, language: "de" }), { rows: [], strays: [] }, any);
const readers: Record<string, (t: string) => unknown> = {
  textLines, bodyOf, modulesOf, missingModules, readAssessment, sectionsOf, screensOf, withoutClosingRules,
  keptA: (t) => keptText("generateAssessment", t), keptM: (t) => keptText("generateStudyMaterial", t),
  cardA: card("assessment"), cardO: card("course-outline"), cardL: card("lesson-content"), cardS: card("storyboard"),
  objectivesOf, cleanedPlan, readPlan, plainPlan, thinking: (t) => thinkingLines(t.split("\n")), openFacts, withoutOpenFacts, objectiveMarks, withoutObjectiveMarks,
};
const pieces = [" ", "\t", "\u00A0", "\u3000", "\r", "[", "](", "*", "_", "#", "|", "`", "✓", "✓ ", "1", "<-", ">", "A. ", "1. ", "<br>", "<br>→ ", "A) x ", "① ", "✗ ", "（", "(", "{", "1-B, ", "Q1: B ", "Option B ", "正解はB", "(answers: ", "[Art: x, ", "Answer: ", "[O1.1 ", "[answers: ", "O1.1 L3, ", "5 min ", "1 h ", "<|x|>", "Sure! ",
 "\n", " \n", "A. x\n", "B. x\n", "1. x\n", "- x\n", "> x\n", "```\n", "A. ```\n", "A: x\nB: y\n\n", "<think>\n", "</think>\n", "| A | B |\n", "| 1 | q? | x | y | B |\n", "**x**\n", "## x\n", "ア　x\nイ　y\n", "Option B is correct\n", "1. q? A) x B) y\n", "A. x<br>y\n", "- x [answers: 1.a]\n\nx\n", "A x\nB y\nC z\n", "A x\n", "- **x**\n- y\n\n", "( ) x\n", "(X) x\n", "X:\n- y\n", "## Module 1: x (5 min)\n", "<|x|>\n", "TITLE\n\n", "- 5 min\n", "| 5 min | x |\n", "{\"a\":[", "1. What?\nA. x\nB. y\n\n", "1. What?\nA. x\nB. y\nAnswer: A\n\n", "## 1. x\n- a\n"];
test("x", () => {
  const only = process.env.READER?.split(",");
  const rows: [number, string, string, string][] = [];
  for (const [name, read] of Object.entries(readers)) {
    if (only && !only.includes(name)) continue;
    for (const piece of pieces) for (const lead of ["", "# T\n\n1. q? ", "## Modul 1: "]) {
      const times: number[] = [];
      for (const size of (process.env.SIZES ?? '10000,20000').split(',').map(Number)) {
        const text = lead + piece.repeat(Math.ceil(size / piece.length));
        let best = Infinity;
        for (let n = 0; n < 2; n++) { const a = process.cpuUsage(); read(`${text} ${n}`); const b = process.cpuUsage(a); best = Math.min(best, (b.user + b.system) / 1000); if (best > 300) break; }
        times.push(best);
        if (best > 1500) break;
      }
      const ratio = (times.at(-1)! / Math.max(times.at(-2)!, 0.01));
      if (times.at(-1)! > 60) console.log("SLOW", name, JSON.stringify(lead + piece), times.map((t) => t.toFixed(0)).join(" "));
      rows.push([times.at(-1)! < 20 ? 0 : ratio, name, JSON.stringify(lead + piece), times.map((t) => t.toFixed(1)).join(" ")]);
    }
  }
  rows.sort((a, b) => b[0] - a[0]);
  console.log(rows.slice(0, 25).map((r) => r.map((c) => typeof c === "number" ? c.toFixed(2) : c).join(" | ")).join("\n"));
}, 900_000);
