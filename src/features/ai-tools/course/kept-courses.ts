// Reads the courses that are kept in this browser. If there are any, the schemas are handed over before the first of
// them is read (kept-courses-first.ts); else they are loaded behind the tools, as a first visitor should wait for no
// schema. No course is read without them.
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { Course } from "../../../domain/course/library/course";
import type { ToolName } from "../../../domain/kernel/tool-names";
import type * as keptSchemas from "./kept-schemas";

export type KeptSchemas = typeof keptSchemas;

export interface TextInProgress {
  tool: ToolName;
  text: GeneratedText;
}

let schemas: KeptSchemas | undefined;

export function handOverSchemas(loaded: KeptSchemas): void {
  schemas = loaded;
}

export async function loadKeptSchemas(): Promise<KeptSchemas> {
  schemas ??= await import("./kept-schemas");
  return schemas;
}

export const keptCourse = {
  parse: (value: unknown): Course | undefined => schemas?.courseOfAnyVersion.parse(value),
};

export const keptTextsInProgress = {
  parse: (value: unknown): TextInProgress[] | undefined => schemas?.inProgress.parse(value),
};

/** To merge what another window has stored; that cannot be read without the schemas either. */
export function heldCourse(stored: Course, mine: Course) {
  return schemas && new schemas.HeldCourse(stored, mine);
}
