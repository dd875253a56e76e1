// The texts of a whole course in the order in which they are read and written, which of them are there, and where one
// goes on from each.
import { moduleTools, modulesOfDraft, withEditedOutline, type CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";
import { tools } from "../tools";
import type { ToolName } from "../../kernel/tool-names";
import { courseWords } from "../words";

export interface CourseText {
  tool: ToolName;
  /** The topic or the module. */
  about: string;
  /** The module's place in the outline, from 1. */
  module?: number;
  text: GeneratedText | undefined;
}

/** Outline, study material, and for each module of the outline a lesson, a storyboard and an assessment. */
export function courseTexts(draft: CourseDraft): CourseText[] {
  const edited = withEditedOutline(draft);
  const about = courseTopic(edited);
  const ofModules = modulesOfDraft(edited).flatMap((module, place) =>
    moduleTools.map((tool) => ({ tool, about: module, module: place + 1, text: edited[tool][module] })),
  );
  return [
    { tool: "course-outline", about, text: edited["course-outline"] },
    { tool: "study-material", about, text: edited["study-material"] },
    ...ofModules,
  ];
}

/** Returns the subject of the course; a topic that has only been typed is not yet the course's. */
export function courseTopic({ topic, "course-outline": outline }: CourseDraft): string {
  return outline?.about ?? topic.trim();
}

export function isWritten({ text }: Pick<CourseText, "text">): boolean {
  return text !== undefined && !text.incomplete && text.text.trim() !== "";
}

/** The first module of which a tool has written its text, by its label. */
export function firstWrittenModule(draft: CourseDraft, tool: ToolName): string | undefined {
  return courseTexts(draft).find((one) => one.tool === tool && one.module !== undefined && isWritten(one))?.about;
}

/** Returns the texts that are still to be written; none before an outline names the modules. */
export function missingTexts(draft: CourseDraft): CourseText[] {
  return hasModules(draft) ? courseTexts(draft).filter((one) => !isWritten(one)) : [];
}

/** Tells whether an outline, written to its end, names the texts of the course. */
export function hasModules(draft: CourseDraft): boolean {
  return isWritten({ text: draft["course-outline"] }) && modulesOfDraft(draft).length > 0;
}

/** Returns the name of a text among the texts of its course. */
export function nameOfText({ tool, module }: Pick<CourseText, "tool" | "module">): string {
  const name = courseWords.texts[tool];
  return module === undefined ? name : courseWords.moduleText(module, name);
}

/** A module without its number, where that stands before it: "Module 2: Tools" is 2, "Tools". */
export function moduleTitle(label: string, number: number): string {
  const title = label.replace(new RegExp(`^\\P{N}{0,40}${number}\\P{N}{0,8}?[:：.)–—-]+\\s*(?=\\S)`, "u"), "");
  return title === label ? label : `${number} ${title}`;
}

export interface NextText extends Pick<CourseText, "tool" | "module"> {
  /** The words of its link. */
  label: string;
}

/**
 * Returns the text to go on with after this one; undefined after the last one. `module` is the place of the one that is
 * shown.
 */
export function nextText(draft: CourseDraft, tool: ToolName, module: number): NextText | undefined {
  const { next } = tools[tool] as { next?: { tool: ToolName; button: string } };
  if (next) return { tool: next.tool, label: next.button, module: Math.max(module, 1) };
  const texts = courseTexts(draft);
  const ahead = tool === "assessment" ? texts.find((one) => one.module === module + 1) : undefined;
  const isShown = (one: CourseText) => one.tool === tool && (one.module ?? module) === module;
  const to = ahead ?? texts.find((one) => !isShown(one) && !isWritten(one));
  return to && { ...to, label: courseWords.next(nameOfText(to)) };
}
