import { describe, expect, test } from "vitest";
import { fullAnswers, halfAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { isStructured, readPlan } from "../../../src/domain/assessment/plan/plan";
import { planProblem, withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
import { continued, wholeSections } from "../../../src/domain/assessment/plan/continuation";
import { namedPrompt } from "../../../src/domain/assessment/plan/prompt";
import { modulesOf } from "../../../src/domain/course/modules";
import { questionsOf } from "../../../src/domain/course/questions";
import { translationProblem } from "../../../src/domain/course/translation/translation-problem";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { withoutFirstMark } from "./pseudo-translation";
import { readSampleRequest } from "./request";
import { writeInventedReferences, writeSample } from "./write-sample";

type Message = [role: string, content: string];

function sample(...turns: Message[]): string {
  return writeSample(
    readSampleRequest({ model: "any", messages: turns.map(([role, content]) => ({ role, content })) }),
  );
}

function sampleFor(content: string): string {
  return sample(["system", "You are an instructional designer."], ["user", content]);
}

const everyTask = ["course outline", "study material", "lesson content", "storyboard", "assessment"];

describe("the samples", () => {
  test.each(everyTask)("a translation of %s has its structure, also where it is asked for once more", (task) => {
    const original = sampleFor(`Task: ${task}\nTopic: ladder safety`).trim();
    const asked: Message = ["user", `Task: translation\nLanguage: German\n\nText:\n\n${original}`];
    const translated = sample(asked);
    const again = sample(asked, ["assistant", translated], ["user", "Write the whole translation again."]);
    expect([translated === original, again === translated]).toEqual([false, true]);
    const tool = toolNames.find((name) => name === task.replace(" ", "-")) ?? "storyboard";
    const problemOf = (text: string) => translationProblem({ tool, original, translated: text, from: "en", to: "de" });
    expect(problemOf(translated)).toBeUndefined();
    expect(problemOf(withoutFirstMark(translated))).toBeDefined();
  });

  test.each(everyTask)("a sample of %s says that it is one, keeps to its topic and has no empty place", (task) => {
    const text = sampleFor(`Task: ${task}\nTopic: ladder safety`);
    expect(text).toMatch(/^> Sample text/);
    expect(text.match(/ladder safety/gi)?.length).toBeGreaterThan(4);
    expect(text).not.toMatch(/[{}]|\n{3}/);
    expect(sampleFor(`Task: ${task}\nTopic: ladder safety`)).toBe(text);
  });

  test("an outline has five or six modules, and says module nowhere else", () => {
    const outline = sampleFor("Task: course outline\nTopic: ladder safety\nLength: five or six modules");
    const modules = modulesOf(outline);
    expect([5, 6]).toContain(modules.length);
    for (const [at, module] of modules.entries()) expect(module).toMatch(new RegExp(`^Module ${at + 1}: \\S`));
  });

  test.each([
    ["three or four modules", [3, 4]],
    ["seven to nine modules", [7]],
  ])("an outline of %s has that many", (length, counts) => {
    const outline = sampleFor(`Task: course outline\nTopic: ladder safety\nLength: ${length}`);
    expect(counts).toContain(modulesOf(outline).length);
  });

  test("an assessment has eight whole questions whose right letters vary", () => {
    const questions = questionsOf(sampleFor("Task: assessment\nModule: Module 2: Core ideas behind ladder safety"));
    expect(questions).toHaveLength(8);
    expect(questions.every(({ options, reason }) => options.length === 4 && reason !== "")).toBe(true);
    expect(new Set(questions.map(({ answer }) => answer)).size).toBeGreaterThan(1);
  });

  test("the minutes of a lesson's agenda add up to its length", () => {
    const lesson = sampleFor(
      "Task: lesson content\nModule: Module 1: First steps in ladder safety\nLength: a lesson of 90 minutes",
    );
    const minutes = [...lesson.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(90);
  });

  test("a module's text knows the topic from the outline", () => {
    expect(sampleFor("Task: lesson content\nModule: Module 3: Preparing\n\n# Ladder safety: a course")).toContain(
      "lesson of 60 minutes on Ladder safety",
    );
  });

  test("a training plan takes up the teams and the words of the answers", () => {
    const answers = "**Dispatch**\n\nWhat is missing?\nAnswer: Nobody has time to explain the new system to us.";
    const plan = sampleFor(`Task: training plan\n\n${answers}`);
    expect(plan).toContain("### Dispatch");
    expect(plan).toContain("“Nobody has time to explain the new system to us.”");
    expect(isStructured(readPlan(plan))).toBe(true);
    expect(plan).not.toMatch(/\[answers:|[{}]|\n{3}/);
  });

  test.each([
    ["all answers", fullAnswers()],
    ["half of the answers", halfAnswers()],
  ])("a training plan from %s names answers that are there", (_, answers) => {
    const prompt = `Task: training plan\n\n${namedPrompt(answers)}`;
    const plan = sampleFor(prompt);
    expect(planProblem(plan, answers)).toBeUndefined();
    expect(withCheckedReferences(plan, answers)).toBe(plan);
    const named = readPlan(plan).sections.flatMap(({ items }) => items.flatMap(({ references }) => references));
    expect(new Set(named).size).toBeGreaterThan(5);
  });

  test("a training plan is in German where the instructions ask for it, also section by section", () => {
    const prompt = `Task: training plan\n\n${namedPrompt(fullAnswers())}`;
    const asked: Message[] = [
      ["system", "Write in German, and address the reader as Sie."],
      ["user", prompt],
    ];
    const plan = sample(...asked);
    expect(plan).toContain("## 1. Zusammenfassung\n");
    expect(planProblem(plan, fullAnswers())).toBeUndefined();
    expect(withCheckedReferences(plan, fullAnswers())).toBe(plan);
    const marks = (text: string) => text.match(/\[\w+: [^\]]*\]/g);
    expect(marks(plan)).toEqual(marks(sampleFor(prompt)));
    const again = 'Write only these sections once more, each whole: "## Prioritäten", "## Zeitplan". Add no remark.';
    const written = sample(...asked, ["assistant", plan], ["user", again]);
    expect(written.match(/^## .+$/gm)).toEqual(["## 2. Prioritäten", "## 6. Zeitplan"]);
  });

  test("a training plan that was checked in between is gone on from, section by section", () => {
    const prompt = `Task: training plan\n\n${namedPrompt(fullAnswers())}`;
    const plan = sampleFor(prompt);
    const whole = wholeSections(plan.slice(0, plan.length / 2)).replace(/ \[answers: [^\]]*\]/, "");
    const rest = sample(["user", prompt], ["assistant", whole], ["user", "Go on."]);
    expect(rest).toMatch(/^## /);
    expect(readPlan(continued(whole, rest)).sections.map(({ id }) => id)).toEqual(
      readPlan(plan).sections.map(({ id }) => id),
    );
  });

  test("of a training plan only those sections come that are to be written once more", () => {
    const prompt = `Task: training plan\n\n${namedPrompt(fullAnswers())}`;
    const again = 'Write only these sections once more, each whole: "## Priorities", "## Timeline". Add no remark.';
    const written = sample(["user", prompt], ["assistant", sampleFor(prompt)], ["user", again]);
    expect(written.match(/^## .+$/gm)).toEqual(["## Priorities", "## Timeline"]);
    expect(written).toMatch(/^## Priorities/);
  });

  test("a training plan that invents its references names nothing that is there", () => {
    const prompt = `Task: training plan\n\n${namedPrompt(fullAnswers())}`;
    const plan = writeInventedReferences(
      readSampleRequest({ model: "any", messages: [{ role: "user", content: prompt }] }),
    );
    expect(planProblem(plan, fullAnswers())).toMatch(/None of the names/);
  });

  test("a rewritten section begins with its own heading", () => {
    const text = sampleFor(
      "Task: section\nTopic: ladder safety\n\n# All\nSection: ## Agenda\n\n## Agenda\n\nOld words.",
    );
    expect(text).toMatch(/^## Agenda\n\n_Sample/);
    expect(text.match(/^## /gm)).toHaveLength(1);
  });

  test.each([
    ["is there as it was", (text: string) => text],
    ["has lost its last white space", (text: string) => text.trimEnd()],
  ])("a partial answer that %s is continued from exactly there", (_, received) => {
    const request = "Task: study material\nTopic: ladder safety";
    const whole = sampleFor(request);
    const partial = received(whole.slice(0, whole.indexOf("## Summary")));
    expect(partial + sample(["user", request], ["assistant", partial])).toBe(whole);
    expect(partial + sample(["user", request], ["assistant", partial], ["user", "Go on."])).toBe(whole);
  });

  test("an answer that is to be written again is not taken for one to be continued", () => {
    const again = "Your answer has no modules. Write the whole outline again.";
    const text = sample(["user", "Task: course outline\nTopic: ladders"], ["assistant", "Ladders."], ["user", again]);
    expect(modulesOf(text).length).toBeGreaterThan(4);
  });

  test("another language is named in the note, since the samples are in English", () => {
    expect(sampleFor("Task: assessment\nTopic: ladders\nLanguage: German")).toMatch(/^> .*asked for in German/);
  });

  test("whatever else is asked gets a text about it", () => {
    expect(sampleFor("Task: poem\nTopic: ladders")).toContain("about ladders");
  });
});

describe("a text with paragraphs of a source", () => {
  const paragraphs = "Paragraphs:\n\n- ¶3: The pump runs for 40 minutes. It is blue.\n- ¶7: Oil it each Monday.";
  const asked = (more = "") => sampleFor(`Task: lesson content\nModule: Pumps\n\n${paragraphs}${more}`);

  test("cites them, with a wrong number and a paragraph that is not there", () => {
    expect(asked()).toContain("The pump runs for 40 minutes. [¶3]\n\nOil it each Monday. [¶7]");
    expect(asked()).toMatch(/9,731 minutes\. \[¶7\][^]*\[¶99999\]/);
  });

  test("asked again, it mends what it can", () => {
    const again = asked(
      "\n\nThese sentences of your text disagree with the paragraphs that they name:\n1. It takes 9 minutes. [¶7] (a number)\n2. Another page. [¶99999] (none)",
    );
    expect(again).toBe("1. Oil it each Monday. [¶7]\n2. Another page. [¶99999]");
  });
});
