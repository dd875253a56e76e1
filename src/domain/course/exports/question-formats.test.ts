// Both formats are read back by parsers that are not ours.
import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";
import { parse } from "gift-pegjs";
import { expect, test } from "vitest";
import { aProvenance } from "../../kernel/provenance.fixture";
import type { QuizQuestion } from "../questions";
import { questionFormats } from "./question-formats";

const questions: QuizQuestion[] = [
  {
    text: "Is {a} = b ~ #1: or \\ not?",
    options: ["Yes = {sure}", "No ~ never", "50% <b>bold</b>"],
    answer: 2,
    reason: "Because a & b: see #2.",
  },
  { text: "Plain?", options: ["A", "B"], answer: 0, reason: "", optionReasons: ["It is {so}.", ""] },
];

const origin = { provenance: aProvenance({ model: "gpt [5]--mini" }), formatTime: (time: Date) => time.toISOString() };

interface GiftText {
  format: string;
  text: string;
}

interface GiftQuestion {
  tags: string[] | null;
  type: string;
  title?: string;
  stem: GiftText;
  choices: { isCorrect: boolean; text: GiftText; feedback: GiftText | null }[];
  globalFeedback?: GiftText | null;
}

test("GIFT gives back the questions to a parser of others, special characters included", () => {
  const parsed = parse(questionFormats.gift.write("Check: {1}", questions, origin)) as unknown as GiftQuestion[];
  expect(parsed.map(({ type }) => type)).toEqual(["MC", "MC"]);
  expect(parsed.map(({ tags }) => tags)).toEqual(
    questions.map(() => ["trainedAlgorithmicMedia", "model gpt 5 --mini"]),
  );
  for (const [index, question] of questions.entries()) {
    const read = parsed[index];
    expect(read?.stem.text).toBe(question.text);
    expect(read?.choices.map(({ text }) => text.text)).toEqual(question.options);
    expect(read?.choices.findIndex(({ isCorrect }) => isCorrect)).toBe(question.answer);
    expect(read?.globalFeedback?.text ?? "").toBe(question.reason);
    const feedback = read?.choices.map((choice) => choice.feedback?.text ?? "");
    expect(feedback).toEqual(question.options.map((_, at) => question.optionReasons?.[at] ?? ""));
  }
});

test("no text of GIFT is read as HTML, also not one that asks for it", () => {
  const html = "[html]<img src=x onerror=alert(1)>";
  const hostile = { text: html, options: [html, "B"], answer: 1, reason: html, optionReasons: [html, ""] };
  const [read] = parse(questionFormats.gift.write("Check", [hostile], origin)) as unknown as GiftQuestion[];
  const [first] = read?.choices ?? [];
  for (const text of [read?.stem, first?.text, first?.feedback, read?.globalFeedback])
    expect(text).toEqual({ format: "plain", text: html });
});

interface MoodleQuestion {
  name: { text: string };
  questiontext: { text: string };
  generalfeedback: { text: string };
  answer: { "@fraction": string; text: string; feedback?: { text: string } }[];
  tags: { tag: { text: string }[] };
}

test("Moodle XML is valid and gives back the questions as HTML without markup of their own", () => {
  const xml = questionFormats.moodleXml.write("Check\u0001 & more", questions, origin);
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
  const { quiz } = parser.parse(xml) as { quiz: { question: MoodleQuestion[] } };
  const [first, second] = quiz.question;
  expect(first?.name.text).toBe("Check & more 1");
  expect(first?.answer.map((answer) => answer["@fraction"])).toEqual(["0", "0", "100"]);
  expect(first?.answer[2]?.text).toBe("50% &lt;b&gt;bold&lt;/b&gt;");
  expect(first?.tags.tag.map(({ text }) => text)).toEqual(["trainedAlgorithmicMedia", "model gpt 5 --mini"]);
  expect(first?.generalfeedback.text).toBe("Because a &amp; b: see #2.");
  expect(second?.answer.map(({ feedback }) => feedback?.text)).toEqual(["It is {so}.", undefined]);
});
