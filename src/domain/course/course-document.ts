// One text, or the whole course, as a single Markdown document for the exports.
import { modulesOfDraft, currentText, type CourseDraft } from "./draft";
import type { GeneratedText } from "./generated-text";
import { provenanceOf } from "./provenance";
import { laidOutAssessment } from "./question-layout";
import { toolNames, tools, type ToolName } from "./tools";

type FormatTime = (time: Date) => string;

/** A text as it is exported: as it is read, and below it where it came from. */
export function textDocument(
  tool: ToolName,
  generated: GeneratedText,
  { formatTime, withAnswers }: { formatTime: FormatTime; withAnswers: boolean },
): string {
  return `${readableText(tool, generated, withAnswers)}\n\n---\n\n*${provenanceOf(generated, formatTime)}*\n`;
}

/** Everything that the draft holds, in the order of the course: outline, study material, then module by module. */
export function courseDocument(draft: CourseDraft, formatTime: FormatTime): string {
  const parts = toolNames
    .filter((tool) => tools[tool].from === "topic")
    .flatMap((tool) => coursePart(tools[tool].title, tool, currentText(draft, tool), formatTime));
  const modules = [...new Set([...modulesOfDraft(draft), ...modulesWithTexts(draft)])];
  const lessons = modules.flatMap((module) =>
    (["lesson-content", "storyboard", "assessment"] as const).flatMap((tool) =>
      coursePart(`${tools[tool].title}: ${module}`, tool, draft[tool][module], formatTime),
    ),
  );
  const title = titleOf(draft);
  return [`# ${title}`, ...parts, ...lessons].join("\n\n") + "\n";
}

/** What the course is called: its topic, or what its outline is about. */
function titleOf(draft: CourseDraft): string {
  return [draft.topic.trim(), draft["course-outline"]?.about].find(Boolean) ?? "Course";
}

function coursePart(
  title: string,
  tool: ToolName,
  generated: GeneratedText | undefined,
  formatTime: FormatTime,
): string[] {
  if (!generated?.text.trim()) return [];
  return [`## ${title}`, `*${provenanceOf(generated, formatTime)}*`, lowered(readableText(tool, generated, true))];
}

function readableText(tool: ToolName, { text }: GeneratedText, withAnswers: boolean): string {
  return tool === "assessment" ? laidOutAssessment(text, withAnswers) : text.trim();
}

function modulesWithTexts(draft: CourseDraft): string[] {
  return (["lesson-content", "storyboard", "assessment"] as const).flatMap((tool) => Object.keys(draft[tool]));
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
