// How courses that are kept in this browser are read. Their schemas are loaded before the tools where something is kept
// (kept-courses-first.ts), and behind them elsewhere: who comes for the first time waits for no schema. What is read
// before they are there was written by this site since the page was opened, and is taken as it is.
import type { CourseDraft } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { Course } from "../../../domain/course/library/course";
import type { ToolName } from "../../../domain/course/tools";
import type * as keptSchemas from "./kept-schemas";

export interface TextInProgress {
  tool: ToolName;
  text: GeneratedText;
}

let schemas: typeof keptSchemas | undefined;

export async function loadKeptSchemas(): Promise<typeof keptSchemas> {
  schemas ??= await import("./kept-schemas");
  return schemas;
}

export const keptCourse = { parse: (value: unknown): Course => schemas?.course.parse(value) ?? (value as Course) };

export const keptDraft = {
  parse: (value: unknown): CourseDraft => schemas?.courseDraft.parse(value) ?? (value as CourseDraft),
};

export const keptTextsInProgress = {
  parse: (value: unknown): TextInProgress[] => schemas?.inProgress.parse(value) ?? (value as TextInProgress[]),
};
