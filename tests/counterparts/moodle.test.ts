// Recorded questions through Moodle's own importers: they come back as the product's own screens show them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { questionFormats } from "../../src/domain/course/exports/question-formats";
import { platformQuestionsOf, type PlatformQuestion } from "../../src/domain/course/questions";
import { learnersQuestion } from "../../src/domain/course/reading/open-facts";
import { aProvenance } from "../../src/domain/kernel/provenance.fixture";
import { questionHtml } from "../../src/features/ai-tools/package/write-questions";
import { corpusTexts, countedCorpus, smallCorpus } from "../support/course/corpus";
import { aFolder, run } from "./word-files";

interface Imported {
  qtype: string;
  names?: string[];
  text: string;
  format: string;
  feedback: string;
  isSingle: boolean;
  options: { text: string; format: string; fraction: number; feedback: string }[];
}

const parts = ["seen", "held-back"] as const;
const texts = [
  ...corpusTexts("assessment"),
  ...parts.flatMap((part) => [
    ...smallCorpus(part),
    ...countedCorpus("manners", part),
    ...countedCorpus("second", part),
  ]),
].filter(({ tool }) => tool === "assessment");

const hostile: PlatformQuestion[] = [
  {
    text: "What does it print?\n\n```js\nfor (let i = 0; i < 3; i++) {\n  console.log({ i }); // ~=#:\\\n}\n```",
    options: ["`{1}`", "50 % = half: ~#\\n", "[html]<b>bold</b>", "//", "->", "%50%"],
    answer: 1,
    reason: "One line.\n\nAnother one, with `####` in it.",
    optionReasons: ["", "Half = 50 %.", "It is no markup.", "", "", "}"],
  },
  {
    text: "Which year?\n\n| Year | Sales |\n|---|--:|\n| 2020 | 5 |\n\n$CATEGORY: top/other",
    options: ["2020", "2021", "2022"],
    answer: [0, 2],
    reason: "::Name:: {=no}",
  },
];

const recorded = texts.flatMap(({ text }) => platformQuestionsOf(text));
const questions = [...recorded, ...hostile];
const shownFormat = "1";

describe.each(["gift", "moodleXml"] as const)("%s", (format) => {
  test("at least 200 recorded questions have the same stem, options, right answers and feedback in Moodle", () => {
    expect(recorded.length).toBeGreaterThanOrEqual(200);
    expect(recorded.filter(({ text }) => /```|^\|/m.test(text)).length).toBeGreaterThan(2);
    expect(recorded.filter(({ answer }) => typeof answer !== "number").length).toBeGreaterThan(2);
    const category = ["A course", "top", "Either/or /".repeat(60)];
    const group = { title: "Check", category, questions, provenance: aProvenance() };
    const origin = { provenance: aProvenance(), formatTime: String, asHtml: questionHtml };
    const file = join(aFolder(), "questions");
    writeFileSync(file, questionFormats[format].write([group], origin));
    const stub = new URL("moodle-importers.php", import.meta.url).pathname;
    const root = process.env.COUNTERPART_MOODLE ?? "";
    const found = JSON.parse(run("php", stub, root, format === "gift" ? "gift" : "xml", file)) as {
      questions: Imported[];
      errors: number;
      printed: string;
    };
    expect(found).toMatchObject({ errors: 0, printed: "" });
    const [place, ...imported] = found.questions;
    expect(place?.names).toHaveLength(category.length);
    expect(place?.names?.slice(0, 2)).toEqual(["A course", "“top”"]);
    expect(place?.names?.[2]?.length).toBeGreaterThan(200);
    expect(place?.names?.[2]?.length).toBeLessThanOrEqual(255);
    expect(imported).toEqual(questions.map(learnersQuestion).map(expectedIn));
  });
});

function expectedIn({ text, options, answer, reason, optionReasons }: PlatformQuestion): Imported {
  const shown = (markdown: string) => questionHtml(markdown).trim();
  const right = typeof answer === "number" ? [answer] : answer;
  return {
    qtype: "multichoice",
    text: shown(text),
    format: shownFormat,
    feedback: shown(reason),
    isSingle: typeof answer === "number",
    options: options.map((option, at) => ({
      text: shown(option),
      format: shownFormat,
      fraction: expect.closeTo(
        right.includes(at) ? 1 / right.length : typeof answer === "number" ? 0 : -1,
        5,
      ) as number,
      feedback: shown(optionReasons?.[at] ?? ""),
    })),
  };
}
