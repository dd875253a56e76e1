import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { questionsOf } from "../questions";
import { rewriteWords } from "./words";
import { fittedPart } from "./fitted-part";
import { stretchOf } from "./part-rewrite";

const lesson = aGeneratedText({ text: "# Lesson\n\n## Agenda\n\nOld.\n\n## Practice\n\nA task.\n\n" });
const agenda = { index: 1, of: lesson };

const withAgenda = (body: string) => ({ text: `# Lesson\n\n## Agenda\n\n${body}\n\n## Practice\n\nA task.\n\n` });

test.each([
  ["with its heading", "## Agenda\n\nNew."],
  ["with its heading in another level", "# Agenda\n\nNew."],
  ["with its heading in bold", "**Agenda**\n\nNew."],
  ["with its heading in other words", "## The agenda\n\nNew."],
  ["without its heading", "New."],
  ["in a code fence", "```markdown\n## Agenda\n\nNew.\n```"],
  ["behind a greeting", "Sure, here it is:\n\n## Agenda\n\nNew."],
])("a section that comes %s takes its place under its own heading", (_, answer) => {
  expect(fittedPart(agenda, answer)).toEqual(withAgenda("New."));
});

test.each(["New.", "New.\n\n---\n\n"])("the rule that closes a section stays once when %j comes", (answer) => {
  const ruled = { index: 1, of: aGeneratedText({ text: lesson.text.replaceAll("\n\n## ", "\n\n---\n\n## ") }) };
  expect(stretchOf(ruled)?.text).toBe("## Agenda\n\nOld.\n\n");
  const now = "# Lesson\n\n---\n\n## Agenda\n\nNew.\n\n---\n\n## Practice\n\nA task.\n\n";
  expect(fittedPart(ruled, answer)).toEqual({ text: now });
});

test.each([
  ["nothing", " \n"],
  ["only its heading", "## Agenda\n"],
  ["another section besides", "## Agenda\n\nNew.\n\n## Practice\n\nAnother task."],
  ["a code fence that never ends", "## Agenda\n\n```\nNew."],
])("a section that comes with %s is refused", (_, answer) => {
  expect(fittedPart(agenda, answer)).toEqual({ problem: rewriteWords.misfit });
});

const questions = aGeneratedText({
  about: "Module 1",
  text: "# Check\n\n1. Who?\n   A. Ada\n   B. Ben\n   Answer: A\n   Reason: She is.\n\n2. What?\n   A. This\n   B. That\n   Answer: B\n   Reason: It is.\n\n## End\n\nDone.",
});
const second = { index: 1, of: questions, isQuestion: true };
const newQuestion = "1. Which?\n   A. One\n   B. Two\n   C. Three\n   Answer: C\n   Reason: It fits.";

test("a question keeps its number, and the others stay as they are", () => {
  const fitted = fittedPart(second, newQuestion);
  const { before, after } = stretchOf(second) ?? { before: "", after: "" };
  expect(fitted).toEqual({ text: `${before}${newQuestion.replace("1.", "2.")}\n\n${after}` });
  expect(before + after).not.toContain("What?");
});

test.each([
  ["no question", "I cannot do that."],
  ["two", `${newQuestion}\n\n${newQuestion.replace("1.", "2.")}`],
  ["one without an answer", newQuestion.replace(/Answer.*\n/, "")],
  [
    "one without an answer and another one",
    `${newQuestion.replace(/Answer.*\n/, "")}\n\n${newQuestion.replace("1.", "2.")}`,
  ],
  ["one about another objective", newQuestion.replace("Which?", "Which? [O2.2]")],
])("instead of a question %s is refused", (_, answer) => {
  expect(fittedPart(second, answer)).toEqual({ problem: rewriteWords.misfit });
});

test("a mended question has lost its flaw, or the old one stays", () => {
  const longest = newQuestion.replace("Three", "Three, because that is by far the most careful of all answers");
  const mend = { ...second, mends: ["longest-right"] as const };
  expect(fittedPart(mend, longest)).toEqual({ problem: rewriteWords.stillFlawed });
  expect(fittedPart(second, longest)).toHaveProperty("text");
  const { text } = fittedPart(mend, newQuestion) as { text: string };
  expect(questionsOf(text)[1]?.options).toEqual(["One", "Two", "Three"]);
});
