// What a tool was asked to write. It outlives the wish on the screen: somebody may select another module meanwhile, and a
// failed one is to be asked for again as it was.
import { pieceOf, subjectOf, type CourseDraft, type Piece } from "./draft";
import { tools, type ToolName } from "./tools";

export interface Assignment {
  /** The topic or the module. */
  about: string;
  /** Undefined when it is the whole text. */
  rewrite?: SectionRewrite | undefined;
}

/** A wish to have one section of a text written again. */
export interface SectionRewrite {
  index: number;
  of: Piece;
}

/** Whether its text belongs where the tool's text stands now: a topic's tool has one place, a module's one for each module. */
export function isInPlace(draft: CourseDraft, tool: ToolName, { about }: Assignment): boolean {
  return tools[tool].from === "topic" || about === draft.selectedModule;
}

/** Whether it can be asked for again as it was: about the present subject, and a section of the text that stands there. */
export function isStillWanted(draft: CourseDraft, tool: ToolName, { about, rewrite }: Assignment): boolean {
  if (!rewrite) return about === subjectOf(draft, tool);
  const present = pieceOf(draft, tool);
  return present?.about === rewrite.of.about && present.text === rewrite.of.text;
}
