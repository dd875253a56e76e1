// What a tool was asked to write. It is kept apart from the screen: somebody may select another module meanwhile, and a
// failed generation is to be repeated as it was.
import { currentText, toolSubject, type CourseDraft } from "./draft";
import type { GeneratedText } from "./generated-text";
import { mayGoOn } from "./request/course-options";
import type { PartRewrite } from "./rewriting/part-rewrite";
import { tools } from "./tools";
import type { ToolName } from "../kernel/tool-names";

export interface GenerationTarget {
  /** The topic or the module. */
  about: string;
  /** Undefined when it is the whole text. */
  rewrite?: PartRewrite | undefined;
  /** The text that broke off and is gone on with. */
  goOn?: GeneratedText | undefined;
}

/** Whether a text broke off, and its rest can be asked for. */
export function canGoOn({ incomplete, text }: GeneratedText): boolean {
  return incomplete && mayGoOn(text);
}

/**
 * Whether its text belongs where the tool's text stands now: a topic's tool has one place, a module's one for each
 * module.
 */
export function isInPlace(draft: CourseDraft, tool: ToolName, { about }: GenerationTarget): boolean {
  return tools[tool].from === "topic" || about === draft.selectedModule;
}

/**
 * Whether it can be asked for again as it was: about the present subject, and a section of the text that stands there.
 */
export function isStillWanted(draft: CourseDraft, tool: ToolName, { about, rewrite }: GenerationTarget): boolean {
  if (!rewrite) return about === toolSubject(draft, tool);
  const present = currentText(draft, tool);
  return present?.about === rewrite.of.about && present.text === rewrite.of.text;
}
