import { expect, test } from "vitest";
import { corpusTexts } from "../../../../tests/support/course/corpus";
import { questionsOf, type QuizQuestion } from "../questions";
import { withEditedQuestion } from "./edited-question";
import { questionWords } from "./words";

const assessments = corpusTexts("assessment").filter(({ text }, nth) => nth % 6 === 0 && questionsOf(text).length > 0);

function edited(
  text: string,
  index: number,
  change: (question: QuizQuestion) => Partial<QuizQuestion>,
  language = "en",
) {
  const question = questionsOf(text)[index];
  if (!question) throw new Error("There is no such question.");
  return withEditedQuestion(text, index, { ...question, ...change(question) }, language);
}

const inTheForm =
  "# Quiz\n\n1. What? [O1.1]\n   A. no\n      → It is not.\n   B. yes ✓\n      → It is.\n\n---\n\n2. Who?\n   A. me ✓\n   B. you\n";

test("a word of a question is the only thing that changes", () => {
  expect(edited(inTheForm, 0, () => ({ text: "Where?" }))).toEqual({ text: inTheForm.replace("What?", "Where?") });
  expect(edited(inTheForm, 1, () => ({ options: ["him", "you"] }))).toEqual({
    text: inTheForm.replace(" me ", " him "),
  });
  expect(edited(inTheForm, 0, () => ({ optionReasons: ["No.", "It is."] }))).toEqual({
    text: inTheForm.replace("It is not.", "No."),
  });
});

test("another right answer, one option more and one less keep the other question and the objective", () => {
  for (const change of [
    { answer: 0 },
    { options: ["no", "yes", "perhaps"], optionReasons: ["It is not.", "It is.", ""] },
    { options: ["yes", "perhaps"], answer: 0, optionReasons: [] },
  ]) {
    const fitted = edited(inTheForm, 0, () => change);
    const text = "text" in fitted ? fitted.text : "";
    expect(questionsOf(text)[0]).toMatchObject({
      text: "What?",
      objectives: ["O1.1"],
      ...("answer" in change && { answer: change.answer }),
    });
    expect(text.endsWith("\n\n---\n\n2. Who?\n   A. me ✓\n   B. you\n")).toBe(true);
  }
});

test("the line of a key at the end goes with the answer that it gave", () => {
  const keyed = "1. What?\n   A. no\n   B. yes\n\n2. Who?\n   A. me\n   B. you\n\n## Answers\n\n1. B\n2. A\n";
  const fitted = edited(keyed, 0, () => ({ answer: 0 }));
  expect(fitted).toEqual({ text: expect.not.stringContaining("1. B") as string });
  expect("text" in fitted && questionsOf(fitted.text).map(({ answer }) => answer)).toEqual([0, 0]);
});

test("a question without words, or with an empty option, says so", () => {
  const incomplete = { problem: questionWords.incomplete };
  expect(edited(inTheForm, 0, () => ({ text: " " }))).toEqual(incomplete);
  expect(edited(inTheForm, 0, () => ({ options: ["no", ""] }))).toEqual(incomplete);
});

test("what would be read as another question is refused", () => {
  expect(edited(inTheForm, 0, () => ({ text: "What?\n\n2. Why?\n   A. a ✓\n   B. b" }))).toEqual({
    problem: questionWords.misfit,
  });
});

test("recorded questions take another stem, and most another right answer", () => {
  const changes = assessments.flatMap(({ text, language }) =>
    questionsOf(text).map((_, index) => {
      const stem = edited(text, index, ({ text: words }) => ({ text: `${words} ?` }), language);
      const key = edited(text, index, ({ answer, options }) => ({ answer: (answer + 1) % options.length }), language);
      return ["text" in stem, "text" in key] as const;
    }),
  );
  const share = (of: 0 | 1) => changes.filter((change) => change[of]).length / changes.length;
  expect(changes.length).toBeGreaterThan(20);
  expect([share(0) > 0.95, share(1) > 0.9]).toEqual([true, true]);
});
