// Learners get of a text with citations exactly the same as of the text without.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corpusTexts } from "../../../../tests/support/course/corpus";
import { packedFiles } from "../../../../tests/support/course/packed-course";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { courseDocument, textDocument, wholeDocument } from "../../../domain/course/exports/course-document";
import { courseQuestions } from "../../../domain/course/exports/course-questions";
import { courseSlides } from "../../../domain/course/exports/course-slides";
import { questionFormats } from "../../../domain/course/exports/question-formats";
import { aProvenance } from "../../../domain/kernel/provenance.fixture";

type CitedTool = "storyboard" | "lesson-content" | "assessment";

const formatTime = (time: Date) => time.toISOString();
const sample = (name: string) => readFileSync(`local/stand-ins/language-model/samples/${name}.md`, "utf8");

/** A mark behind each sentence of a paragraph, an item or a reason, as a model puts it. */
function cited(text: string, tool: CitedTool): string {
  const marked =
    tool === "assessment" ? /^(\s*(?:→|[\p{L} ]{4,16}[:：]).*\S)$/gmu : /^((?![#|>\s]*$)(?![#|]).*\p{L}.*[.!?。])$/gmu;
  return text.replaceAll(marked, (line: string, _, at: number) => `${line} ${at % 2 === 0 ? "[¶3]" : "[¶12, ¶4]"}`);
}

const about = "Module 1: Start";
const draftOf = (tool: CitedTool, text: string, language: string): CourseDraft => ({
  ...emptyDraft,
  topic: "Safe lifting",
  [tool]: { [about]: aGeneratedText({ about, text, language }) },
});

function waysOut(tool: CitedTool, text: string, language: string): Record<string, string> {
  const draft = draftOf(tool, text, language);
  const generated = aGeneratedText({ about, text, language });
  const origin = { provenance: aProvenance(), formatTime, asHtml: String };
  const groups = courseQuestions(draft);
  return {
    package: JSON.stringify(packedFiles(draft)),
    slides: JSON.stringify(courseSlides(draft, formatTime)),
    document: wholeDocument(courseDocument(draft, formatTime)),
    learners: wholeDocument(textDocument(tool, generated, { formatTime, withAnswers: false })),
    ...Object.fromEntries(
      Object.entries(questionFormats).map(([name, { write }]) => [
        name,
        groups.length > 0 ? write(groups, origin) : "",
      ]),
    ),
  };
}

const texts = (["storyboard", "lesson-content", "assessment"] as const).flatMap((tool) => [
  { tool, name: `${tool} of the stand-in`, language: "en", text: sample(tool) },
  ...corpusTexts(tool)
    .filter((_, nth) => nth % 12 === 0)
    .map(({ name, text, language }) => ({ tool, name, text, language })),
]);

test.each(texts)("$name", ({ tool, text, language }) => {
  const marked = cited(text, tool);
  const [ways, plain] = [waysOut(tool, marked, language), waysOut(tool, text, language)];
  for (const [way, out] of Object.entries(ways))
    expect([way, /.{0,60}¶.{0,20}/u.exec(out)?.[0]]).toEqual([way, undefined]);
  expect(ways).toEqual(plain);
});

test("the texts have marks", () => {
  const marks = texts.filter(({ tool, text }) => cited(text, tool).includes("¶"));
  expect(marks.length).toBeGreaterThan(texts.length / 2);
});
