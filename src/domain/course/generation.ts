// The request to a tool. It is kept apart from the screen: the person may select another module in between, and a
// failed generation is to be repeated as it was.
import { currentText, toolSubject, type CourseDraft } from "./draft";
import type { GeneratedText } from "./generated-text";
import { mayGoOn } from "./request/course-options";
import type { PartRewrite } from "./rewriting/part-rewrite";
import { tools } from "./tools";
import type { TextTranslation } from "./translation/text-translation";
import type { ToolName } from "../kernel/tool-names";

export interface GenerationTarget {
  /** The topic or the module. */
  about: string;
  /** Undefined when it is the whole text. */
  rewrite?: PartRewrite | undefined;
  /** The text that broke off and is gone on with. */
  goOn?: GeneratedText | undefined;
  /** The translation of a text of another course, or of a part of it. */
  translation?: TextTranslation | undefined;
}

/** Tells whether a text broke off, and its rest can be asked for. The rest of a translation is that of its original. */
export function canGoOn({ incomplete, text, translated }: GeneratedText): boolean {
  return incomplete && !translated && mayGoOn(text);
}

/**
 * Tells whether its text belongs to the present place of the tool's text: a topic's tool has one place, a module's one
 * for each module.
 */
export function isInPlace(draft: CourseDraft, tool: ToolName, { about }: GenerationTarget): boolean {
  return tools[tool].from === "topic" || about === draft.selectedModule;
}

/** Tells whether it can be asked for again as it was: about the present subject, and a section of the present text. */
export function isStillWanted(draft: CourseDraft, tool: ToolName, { about, rewrite }: GenerationTarget): boolean {
  if (!rewrite) return about === toolSubject(draft, tool);
  const present = currentText(draft, tool);
  return present?.about === rewrite.of.about && present.text === rewrite.of.text;
}
