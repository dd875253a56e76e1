// Lists the pages of a packed course: its study material, then a lesson and a quiz for each module.
import { modulesInOrder, titleOf } from "../course-document";
import { withEditedOutline, type CourseDraft } from "../../draft";
import type { GeneratedText } from "../../generated-text";
import { assessmentParts, leftOutQuestions, questionsOf } from "../../questions";
import { openFactsInWords } from "../../reading/open-facts";
import { isWritten, nameOfText } from "../../spine/course-texts";
import type { ToolName } from "../../../kernel/tool-names";
import type { PackagePart } from "./package-part";
import { packageWords } from "./words";

export interface PackagePage {
  part: PackagePart;
  /** Empty for the study material. */
  module: string;
  text: GeneratedText;
}

/** The pages that a course can have, with all parts. */
export function packagePages(draft: CourseDraft): PackagePage[] {
  const applied = withEditedOutline(draft);
  const material = pageFor("study-material", "", applied["study-material"]);
  const ofModules = modulesInOrder(applied).flatMap((module) => [
    ...pageFor("lesson-content", module, applied["lesson-content"][module]),
    ...pageFor("assessment", module, applied.assessment[module]).filter(
      ({ text }) => questionsOf(text.text).length > 0,
    ),
  ]);
  return [...material, ...ofModules];
}

function pageFor(part: PackagePart, module: string, text: GeneratedText | undefined): PackagePage[] {
  return text?.text.trim() ? [{ part, module, text }] : [];
}

/** Returns the gaps in the parts of a course, a sentence each. */
export function packageGaps(draft: CourseDraft): Record<PackagePart, string[]> {
  const applied = withEditedOutline(draft);
  const modules = modulesInOrder(applied);
  const gapsOf = (part: "lesson-content" | "assessment") =>
    modules.flatMap((module, nth) => partGap(part, applied[part][module], nth + 1));
  return {
    "study-material": partGap("study-material", applied["study-material"]),
    "lesson-content": gapsOf("lesson-content"),
    assessment: gapsOf("assessment"),
  };
}

function partGap(tool: ToolName, text: GeneratedText | undefined, module?: number): string[] {
  const name = nameOfText({ tool, ...(module !== undefined && { module }) });
  if (!text?.text.trim()) return [packageWords.missing(name)];
  if (tool === "assessment" && questionsOf(text.text).length === 0) return [packageWords.noQuestions(name)];
  const leftOut = tool === "assessment" ? leftOutQuestions(text.text) : undefined;
  const gaps = [leftOut, openFactsInWords(text.text)].filter((gap) => gap !== undefined);
  return [
    ...(isWritten({ text }) ? [] : [packageWords.unfinished(name)]),
    ...gaps.map((gap) => packageWords.gap(name, gap)),
  ];
}

export function questionCount(pages: readonly PackagePage[]): number {
  const quizzes = pages.filter(({ part }) => part === "assessment");
  return quizzes.flatMap(({ text }) => assessmentParts(text.text).filter(({ question }) => question)).length;
}

/** The language of most of the pages (BCP 47); undefined where no text says one. */
export function packageLanguage(pages: readonly PackagePage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of pages) if (text.language) counts.set(text.language, (counts.get(text.language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

export function packageTitle(draft: CourseDraft, title: string): string {
  return title.trim() || titleOf(withEditedOutline(draft));
}
