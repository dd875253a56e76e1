// The prompts ask for the very form that the readers and the rules expect.
import { describe, expect, test } from "vitest";
import { askedCounts } from "../../../src/domain/course/quality/design/asked-counts";
import { learnersScreens } from "../../../src/domain/course/learner/storyboard-screens";
import { questionsOf } from "../../../src/domain/course/questions";
import { objectiveMarks } from "../../../src/domain/course/reading/objective-marks";
import { tools } from "../../../src/domain/course/tools";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { conversationFor } from "./conversation";
import { generatorPrompts } from "./prompts";
import { shortPrompt } from "./short-prompt";

test("the form in which questions are asked for is read as a question with a reason for each option", () => {
  const questions = questionsOf(generatorPrompts.generateAssessment.form);
  expect(questions).toMatchObject([
    { text: "The question?", answer: 1, objectives: ["O2.1"] },
    { text: "The next question?", answer: 3, objectives: ["O2.2"] },
  ]);
  for (const { optionReasons } of questions) expect(optionReasons?.filter(Boolean)).toHaveLength(4);
});

test("the form in which decisions are asked for is read as a choice of a screen, with what follows from each", () => {
  const { form } = generatorPrompts.generateStoryboard;
  const [screen] = learnersScreens(`## Screen 1: Start\n\n- **On screen:** Look.\n\n${form}`);
  expect(screen?.decisions).toMatchObject([{ text: "What do you do?", answer: 1, objectives: ["O2.1"] }]);
  expect(screen?.decisions[0]?.optionReasons?.filter(Boolean)).toHaveLength(3);
});

test("the short form of each prompt has at most 300 tokens, without the other texts, and is read as questions, too", () => {
  const request = { topic: "Safe lifting", outline: "# Kurs", lesson: "# Lektion", objectives: ["Lift [O1.1]"] };
  for (const tool of toolNames) {
    const [system, user] = conversationFor(tools[tool].callable, request, [], true).map(
      ({ content }) => content as string,
    );
    expect((system?.length ?? 0) / 4).toBeLessThanOrEqual(300);
    expect(user).toContain("Lift [O1.1]");
    expect(user).not.toMatch(/Kurs|Lektion/);
    const section = { heading: "Lift", text: "Lift.", isQuestion: tool === "assessment" };
    const [again] = conversationFor(tools[tool].callable, { ...request, section }, [], true).map(
      ({ content }) => content as string,
    );
    expect((again?.length ?? Infinity) / 4).toBeLessThanOrEqual(300);
  }
  const questions = questionsOf(shortPrompt.generateAssessment.form ?? "");
  expect(questions.map(({ answer }) => answer)).toEqual([1, 3]);
});

test("the marks that the prompts show are read as marks", () => {
  expect(objectiveMarks(generatorPrompts.generateCourseOutline.system)).toContainEqual({ id: "O2.1", level: 3 });
  for (const name of ["generateLessonContent", "generateStoryboard", "generateAssessment"] as const)
    expect(objectiveMarks(generatorPrompts[name].system)).toContainEqual({ id: "O2.1" });
});

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");

describe("the counts that are asked for in words are those that are checked:", () => {
  const counted = toolNames.flatMap((tool) => (askedCounts[tool] ? [{ tool, asked: askedCounts[tool].asked }] : []));
  test.each(counted)("$tool", ({ tool, asked }) => {
    const { lengths } = generatorPrompts[tools[tool].callable];
    for (const [length, [fewest, most]] of Object.entries(asked)) {
      const said = lengths[length as keyof typeof lengths]
        .split(" ")
        .flatMap((word) => Math.max(numbers.indexOf(word), 0) || []);
      expect([Math.min(...said), Math.max(...said)]).toEqual([fewest, most]);
    }
  });
});
