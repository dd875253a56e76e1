// The questions of a course in both formats, read back by parsers that are not ours.
import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";
import { parse } from "gift-pegjs";
import { expect, test } from "vitest";
import { emptyDraft, type CourseDraft } from "../draft";
import { aGeneratedText } from "../draft.fixture";
import { courseProvenance } from "./course-document";
import { courseQuestions } from "./course-questions";
import { questionFormats } from "./question-formats";

const [start, end] = ["Module 1: Start / Stop", "Module 2: End"];
const asked = (stem: string) => `1. ${stem}\nA. Yes\nB. No\nAnswer: B\nReason: So.`;
const draft: CourseDraft = {
  ...emptyDraft,
  topic: "Lifting\u0001 & {carrying}\uffff",
  "course-outline": aGeneratedText({ text: `## ${start}\n\n## ${end}\n\n## Module 3: Rest` }),
  assessment: {
    [end]: aGeneratedText({ about: end, text: asked("Last?"), model: "later-2" }),
    [start]: aGeneratedText({ about: start, text: `${asked("First?")}\n\n2. Next?\nA. One\nB. Two\nAnswer: A` }),
    "Module 3: Rest": aGeneratedText({ about: "Module 3: Rest", text: "No question at all." }),
  },
};
const groups = courseQuestions(draft);
const provenance = courseProvenance(draft);
const origin = provenance && { provenance, formatTime: (time: Date) => time.toISOString(), asHtml: String };

interface GiftEntry {
  type: string;
  title?: string;
  tags?: string[];
}

test("GIFT has the questions of every assessment in the order of the course, each in its module's category", () => {
  const file = origin ? questionFormats.gift.write(groups, origin) : "";
  const parsed = parse(file) as unknown as GiftEntry[];
  expect(parsed.map(({ type, title }) => [type, title])).toEqual([
    ["Category", "Lifting & {carrying}/Module 1: Start // Stop"],
    ["MC", "Module 1: Start / Stop 1"],
    ["MC", "Module 1: Start / Stop 2"],
    ["Category", "Lifting & {carrying}/Module 2: End"],
    ["MC", "Module 2: End 1"],
  ]);
  expect(parsed.at(-1)?.tags).toContain("model later-2");
});

test("Moodle XML is one valid file with a category before the questions of each module", () => {
  const xml = origin ? questionFormats.moodleXml.write(groups, origin) : "";
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });
  const { quiz } = parser.parse(xml) as {
    quiz: { question: { "@type": string; category?: { text: string }; name?: { text: string } }[] };
  };
  expect(quiz.question.map(({ category, name }) => category?.text ?? name?.text)).toEqual([
    "Lifting & {carrying}/Module 1: Start // Stop",
    "Module 1: Start / Stop 1",
    "Module 1: Start / Stop 2",
    "Lifting & {carrying}/Module 2: End",
    "Module 2: End 1",
  ]);
});
