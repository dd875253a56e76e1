// Every text that leaves the product says where it came from. Each way out is listed here, so that a new one is looked
// at.
import { expect, test } from "vitest";
import { aGeneratedText } from "../domain/course/draft.fixture";
import { emptyDraft } from "../domain/course/draft";
import { courseDocument, textDocument, wholeDocument } from "../domain/course/exports/course-document";
import { questionFormats } from "../domain/course/exports/question-formats";
import { planDocument } from "../domain/assessment/plan-checks/plan-document";
import { documentLine, provenanceLine } from "../domain/kernel/provenance";
import { aProvenance } from "../domain/kernel/provenance.fixture";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function filesWith(pattern: RegExp): string[] {
  return Object.entries(sources).flatMap(([path, text]) => (pattern.test(text) ? [path.replace("../", "")] : []));
}

test("texts leave the product by these rows of buttons, files of other kinds by these alone", () => {
  expect(filesWith(/<TextExports\b/).sort()).toEqual([
    "features/ai-tools/spine/course-files.tsx",
    "features/ai-tools/spine/trainers-guide.tsx",
    "features/ai-tools/text/result-actions.tsx",
    "features/assessment/business/business.tsx",
    "features/assessment/results/exports/plan-exports.tsx",
  ]);
  expect(filesWith(/\bdownload(Docx)?\(/).sort()).toEqual([
    // The browser's own entries as they are: each text of a course is beside its model.
    "./fresh-start/fresh-start.tsx",
    "features/admin/mailing-list/csv-download.tsx",
    // The stored data of a person as they are: a plan is beside its model and its time.
    "features/admin/personal-data/personal-data.tsx",
    // A course as a file: each of its texts keeps its model.
    "features/ai-tools/courses/course-files.ts",
    // Packages, which say it on each page, in the page's head and in the manifest.
    "features/ai-tools/package/package-dialog.tsx",
    // The questions of assessments, with a line for the file and tags for each.
    "features/ai-tools/package/write-questions.ts",
    // Slides: the last one says it, and the file's properties name the kind of source.
    "features/ai-tools/package/write-slides.ts",
    "features/assessment/results/report-files.ts",
    // The links of slips: no model wrote a word of them.
    "features/assessment/voices/round-slips.tsx",
    "ui/export/calendar-button.tsx",
    "ui/export/download.ts",
    "ui/export/text-exports.tsx",
  ]);
});

test("only the answers of a business leave without a model's mark: no model wrote a word of them", () => {
  expect(filesWith(/provenance=\{undefined\}/)).toEqual(["features/assessment/business/business.tsx"]);
});

const formatTime = (time: Date) => time.toISOString();
const text = aGeneratedText({ model: "sample-1", edited: true });
const line = documentLine(aProvenance({ edited: true }), formatTime);
const draft = { ...emptyDraft, "course-outline": text };
const plan = { text: "# Plan", model: "sample-1", generatedAt: new Date("2026-11-21T09:00:00.000Z") };

test.each([
  ["a text", wholeDocument(textDocument("course-outline", text, { formatTime, withAnswers: true })), line],
  ["the whole course", wholeDocument(courseDocument(draft, formatTime)), line],
  [
    "a training plan",
    planDocument({ plan, gaps: [], answers: {}, diagnosis: undefined }, formatTime),
    provenanceLine(aProvenance(), formatTime),
  ],
])("%s has the line as it is exported", (_, exported, expected) => {
  expect(exported).toContain(expected);
});

test.each(Object.entries(questionFormats))("%s has the line and the tags of each question", (_, { write }) => {
  const provenance = aProvenance({ edited: true });
  const question = { text: "What?", options: ["A", "B"], answer: 0, reason: "" };
  const group = { title: "Check", questions: [question, question], provenance };
  const file = write([group], { provenance, formatTime, asHtml: String });
  expect(file).toContain(provenanceLine(provenance, formatTime));
  expect(file.match(/compositeWithTrainedAlgorithmicMedia/g)).toHaveLength(2);
});
