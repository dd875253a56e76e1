// One text, or the whole course, as a single Markdown document for the exports.
import { combinedProvenance, documentLine, type Provenance } from "../../kernel/provenance";
import { currentText, emptyDraft, modulesOfDraft, moduleTools, type CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";
import { provenanceOf } from "./provenance";
import { laidOutAssessment } from "./question-layout";
import { withoutCitations } from "../reading/citation-marks";
import { withoutObjectiveMarks } from "../reading/objective-marks";
import { openFactsInWords } from "../reading/open-facts";
import { bodyOf } from "../reading/text-lines";
import { alignmentOf } from "../quality/alignment/alignment";
import { alignmentTable } from "../quality/alignment/alignment-table";
import { alignmentWords } from "../quality/alignment/words";
import { tools } from "../tools";
import { courseWords } from "../words";
import { toolNames, type ToolName } from "../../kernel/tool-names";

export type FormatTime = (time: Date) => string;

/** A part of a document, and the language that it is in (BCP 47) where that is known and may not be the page's. */
export interface DocumentPart {
  markdown: string;
  language?: string | undefined;
}

/** The parts of a document as one text. */
export function wholeDocument(parts: readonly DocumentPart[]): string {
  return `${parts.map(({ markdown }) => markdown).join("\n\n")}\n`;
}

/** A text as it is exported: as it is read, and below it where it came from. */
export function textDocument(
  tool: ToolName,
  generated: GeneratedText,
  { formatTime, withAnswers }: { formatTime: FormatTime; withAnswers: boolean },
): DocumentPart[] {
  return [
    { markdown: readableText(tool, generated, withAnswers), language: generated.language },
    { markdown: `---\n\n*${documentLine(provenanceOf(generated), formatTime)}*` },
    ...(withAnswers ? openFactsPart(generated.text) : []),
  ];
}

/** Says how many facts are open; a copy for learners shows none. */
function openFactsPart(text: string): DocumentPart[] {
  const open = openFactsInWords(text);
  return open ? [{ markdown: `**${open}**` }] : [];
}

/** Everything that the draft holds, in the order of the course: outline, study material, then module by module. */
export function courseDocument(draft: CourseDraft, formatTime: FormatTime): DocumentPart[] {
  const parts = toolNames
    .filter((tool) => tools[tool].from === "topic")
    .flatMap((tool) => coursePart(tools[tool].title, tool, currentText(draft, tool), formatTime));
  const lessons = modulesInOrder(draft).flatMap((module) =>
    moduleTools.flatMap((tool) => coursePart(`${tools[tool].title}: ${module}`, tool, draft[tool][module], formatTime)),
  );
  return [{ markdown: `# ${titleOf(draft)}` }, ...parts, ...lessons, ...matrixPart(draft)];
}

/** Returns the origin of all texts of the course together. */
export function courseProvenance(draft: CourseDraft): Provenance | undefined {
  return combinedProvenance(textsOf(draft).map(provenanceOf));
}

export function guideProvenance(draft: CourseDraft): Provenance | undefined {
  return courseProvenance({ ...emptyDraft, "lesson-content": draft["lesson-content"] });
}

function textsOf(draft: CourseDraft): GeneratedText[] {
  const { "course-outline": outline, "study-material": material } = draft;
  const ofModules = moduleTools.flatMap((tool) => Object.values(draft[tool]));
  return [outline, material, ...ofModules].flatMap((text) => (text?.text.trim() ? [text] : []));
}

/** Returns the name of the course: its topic, or the subject of its outline. */
export function titleOf(draft: CourseDraft): string {
  return [draft.topic.trim(), draft["course-outline"]?.about].find(Boolean) ?? courseWords.course;
}

/** Returns the table of the parts of the course that serve each objective. */
function matrixPart(draft: CourseDraft): DocumentPart[] {
  const table = alignmentTable(alignmentOf(draft));
  return table === undefined ? [] : [{ markdown: `## ${alignmentWords.title}` }, { markdown: table }];
}

/** A text below its heading and its origin. */
export function coursePart(
  title: string,
  tool: ToolName,
  generated: GeneratedText | undefined,
  formatTime: FormatTime,
  written = (one: GeneratedText) => readableText(tool, one, true),
): DocumentPart[] {
  if (!generated?.text.trim()) return [];
  return [
    { markdown: `## ${title}` },
    { markdown: `*${documentLine(provenanceOf(generated), formatTime)}*` },
    ...openFactsPart(generated.text),
    { markdown: lowered(written(generated)), language: generated.language },
  ];
}

function readableText(tool: ToolName, { text, language }: GeneratedText, withAnswers: boolean): string {
  const body = withoutCitations(bodyOf(text));
  return tool === "assessment" ? laidOutAssessment(body, withAnswers, language) : withoutObjectiveMarks(body).trim();
}

/** The modules of the outline, and behind them those that it has no more but of which there are texts. */
export function modulesInOrder(draft: CourseDraft): string[] {
  return [...new Set([...modulesOfDraft(draft), ...moduleTools.flatMap((tool) => Object.keys(draft[tool]))])];
}

/** Headings two levels further down (never below 6), code fences left alone. */
function lowered(text: string): string {
  let fenced = false;
  return text
    .split("\n")
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
      return fenced ? line : line.replace(/^#{1,6}(?=\s)/, (marks) => "#".repeat(Math.min(6, marks.length + 2)));
    })
    .join("\n");
}
