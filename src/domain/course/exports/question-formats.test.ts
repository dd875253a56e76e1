// Both formats are read back by parsers that are not ours.
import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";
import { parse } from "gift-pegjs";
import { expect, test } from "vitest";
import { aProvenance } from "../../kernel/provenance.fixture";
import type { PlatformQuestion, QuizQuestion } from "../questions";
import { questionFormats } from "./question-formats";
import { htmlText } from "./xml-text";

const questions: QuizQuestion[] = [
  {
    text: "Is {a} = b ~ #1: or \\ not?",
    options: ["Yes = {sure}", "No ~ never", "50% <b>bold</b>"],
    answer: 2,
    reason: "Because a & b: see #2.",
  },
  { text: "Plain?", options: ["A", "B"], answer: 0, reason: "", optionReasons: ["It is {so}.", ""] },
];

const provenance = aProvenance({ model: "gpt [5]--mini" });

function fileOf(
  format: keyof typeof questionFormats,
  title: string,
  asked: readonly PlatformQuestion[],
  category?: string[],
) {
  const group = { title, questions: asked, provenance, ...(category && { category }) };
  return questionFormats[format].write([group], {
    ...{ provenance, formatTime: (time: Date) => time.toISOString(), asHtml: htmlText },
  });
}

interface GiftText {
  format: string;
  text: string;
}

interface GiftQuestion {
  tags: string[] | null;
  type: string;
  title?: string;
  stem: GiftText;
  choices: { isCorrect: boolean; weight?: number | null; text: GiftText; feedback: GiftText | null }[];
  globalFeedback?: GiftText | null;
}

test("GIFT gives back the questions to a parser of others, special characters included", () => {
  const parsed = parse(fileOf("gift", "Check: {1}", questions)) as unknown as GiftQuestion[];
  expect(parsed.map(({ type }) => type)).toEqual(["MC", "MC"]);
  expect(parsed.map(({ tags }) => tags)).toEqual(
    questions.map(() => ["trainedAlgorithmicMedia", "model gpt 5 --mini"]),
  );
  for (const [index, question] of questions.entries()) {
    const read = parsed[index];
    expect(read?.stem.text).toBe(htmlText(question.text));
    expect(read?.choices.map(({ text }) => text.text)).toEqual(question.options.map(htmlText));
    expect(read?.choices.findIndex(({ isCorrect }) => isCorrect)).toBe(question.answer);
    expect(read?.globalFeedback?.text ?? "").toBe(htmlText(question.reason));
    const feedback = read?.choices.map((choice) => choice.feedback?.text ?? "");
    expect(feedback).toEqual(question.options.map((_, at) => question.optionReasons?.[at] ?? ""));
  }
});

test("several right answers share the points in both formats, and a wrong one takes them all", () => {
  const asked = { text: "Which?", options: ["A", "B", "C", "D"], answer: [0, 1, 3], reason: "" };
  const [read] = parse(fileOf("gift", "Check", [asked])) as unknown as GiftQuestion[];
  const shares = [33.33333, 33.33333, -100, 33.33333];
  expect(read?.type).toBe("MC");
  expect(read?.choices.map(({ weight, isCorrect }) => [weight, isCorrect])).toEqual(
    shares.map((each) => [each, false]),
  );
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
  const { quiz } = parser.parse(fileOf("moodleXml", "Check", [asked])) as { quiz: { question: MoodleQuestion } };
  expect(quiz.question.single).toBe(false);
  expect(quiz.question.answer.map((answer) => Number(answer["@fraction"]))).toEqual(shares);
});

test("no text of GIFT is markup, also not one that asks for it", () => {
  const html = "[html]<img src=x onerror=alert(1)>";
  const hostile = { text: html, options: [html, "B"], answer: 1, reason: html, optionReasons: [html, ""] };
  const [read] = parse(fileOf("gift", "Check", [hostile])) as unknown as GiftQuestion[];
  const [first] = read?.choices ?? [];
  for (const text of [read?.stem, first?.text, first?.feedback, read?.globalFeedback])
    expect(text).toEqual({ format: "html", text: htmlText(html) });
});

interface MoodleQuestion {
  single: boolean;
  name: { text: string };
  questiontext: { text: string };
  generalfeedback: { text: string };
  answer: { "@fraction": string; text: string; feedback?: { text: string } }[];
  tags: { tag: { text: string }[] };
}

test("Moodle XML is valid and gives back the questions as HTML without markup of their own", () => {
  const xml = fileOf("moodleXml", "Check\u0001 & more", questions);
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

interface QtiItem {
  "@title": string;
  itemmetadata: { qtimetadata: { qtimetadatafield: { fieldlabel: string; fieldentry: string }[] } };
  presentation: {
    material: { mattext: { "#text": string } };
    response_lid: {
      "@rcardinality": string;
      render_choice: { response_label: { "@ident": string; material: { mattext: { "#text": string } } }[] };
    };
  };
  resprocessing: { respcondition: object[] };
  itemfeedback?: { "@ident": string; flow_mat: { material: { mattext: { "#text": string } } } }[];
}

function qtiItems(asked: readonly PlatformQuestion[], title = "Check"): QtiItem[] {
  const xml = fileOf("qti", title, asked, ["Course", title]);
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const lists = ["item", "response_label", "itemfeedback", "respcondition", "varequal", "not"];
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    isArray: (name) => lists.includes(name),
  });
  const read = parser.parse(xml) as {
    questestinterop: { assessment: { "@title": string; section: { "@title": string; item: QtiItem[] } } };
  };
  const { assessment } = read.questestinterop;
  expect([assessment["@title"], assessment.section["@title"]]).toEqual(["Course", title.replace("\u0001", "")]);
  return assessment.section.item;
}

test("QTI is valid and gives back stem, options, the right one, and each reason behind its choice", () => {
  const [first, second] = qtiItems(questions, "Check\u0001 & more");
  expect(first?.["@title"]).toBe("Check & more 1");
  expect(first?.presentation.material.mattext["#text"]).toBe("Is {a} = b ~ #1: or \\ not?");
  const labels = first?.presentation.response_lid.render_choice.response_label ?? [];
  expect(labels.map(({ material }) => material.mattext["#text"])).toEqual([
    "Yes = {sure}",
    "No ~ never",
    "50% &lt;b&gt;bold&lt;/b&gt;",
  ]);
  expect(first?.resprocessing.respcondition.at(-1)).toMatchObject({
    conditionvar: { varequal: [{ "#text": labels[2]?.["@ident"] }] },
    setvar: { "#text": "100" },
  });
  expect(first?.itemfeedback).toMatchObject([
    { "@ident": "general_fb", flow_mat: { material: { mattext: { "#text": "Because a &amp; b: see #2." } } } },
  ]);
  const why = second?.presentation.response_lid.render_choice.response_label[0]?.["@ident"] ?? "";
  expect(second?.itemfeedback).toMatchObject([
    { "@ident": `${why}_fb`, flow_mat: { material: { mattext: { "#text": "It is {so}." } } } },
  ]);
  const { qtimetadatafield } = first?.itemmetadata.qtimetadata ?? { qtimetadatafield: [] };
  expect(qtimetadatafield).toContainEqual({
    fieldlabel: "qmd_keywords",
    fieldentry: "trainedAlgorithmicMedia, model gpt 5 --mini",
  });
});

test("QTI asks for all right answers of a question with several, and for no wrong one", () => {
  const [item] = qtiItems([{ text: "Which?", options: ["A", "B", "C"], answer: [0, 2], reason: "" }]);
  expect(item?.presentation.response_lid["@rcardinality"]).toBe("Multiple");
  expect(item?.resprocessing.respcondition).toMatchObject([
    {
      conditionvar: {
        and: {
          varequal: [{ "#text": "option1" }, { "#text": "option3" }],
          not: [{ varequal: [{ "#text": "option2" }] }],
        },
      },
    },
  ]);
});

test("names that a platform would take for something else, or that are too long for it, stay names", () => {
  const path = (names: string[]) => /\$CATEGORY: (.*)/.exec(fileOf("gift", "Check", questions, names))?.[1];
  expect(path(["a/b//c", "/d/"])).toBe("a//b////c/d");
  expect(path(["top", "Top of it"])).toBe("“top”/Top of it");
  expect(path(["x".repeat(500)])?.length).toBeLessThan(255);
});

test("GIFT keeps the lines of a case, and no control character", () => {
  const [read] = parse(
    fileOf("gift", "Check", [
      { text: "Read:\n\nline \u0007one\n  line two", options: ["A", "B"], answer: 0, reason: "" },
    ]),
  ) as unknown as GiftQuestion[];
  expect(read?.stem.text).toBe("Read:\n\nline one\n  line two");
});
