// The course draft that the five tools share: the specification's generator context, with each text kept together with
// where it came from, lessons and what follows kept for each module, and the last results of each tool to go back to.
import { z } from "zod";
import { levels, lengths } from "./options";
import type { Commission } from "./course-request";
import { remembered } from "./history";
import { modulesOf, renamed } from "./modules";
import { toolNames, tools, type ToolName } from "./tools";

export const piece = z.object({
  text: z.string(),
  /** The topic or the module that it is about. */
  about: z.string(),
  model: z.string(),
  /** ISO 8601. */
  writtenAt: z.string(),
  edited: z.boolean(),
  /** Only the beginning of an answer: stopped, cut or failed. */
  incomplete: z.boolean(),
  /** The gap that it was made for, where a training plan asked for the course. */
  purpose: z.string().optional(),
});
/** One generated text with its provenance. */
export type Piece = z.infer<typeof piece>;

const moduleTools = ["lesson-content", "storyboard", "assessment"] as const;
type ModuleTool = (typeof moduleTools)[number];

const byModule = z.record(z.string(), piece);

export const courseDraft = z.object({
  topic: z.string(),
  wishes: z.object({
    audience: z.string(),
    level: z.enum(["", ...levels]),
    length: z.enum(["", ...lengths]),
    language: z.string(),
    targetAudience: z.string(),
  }),
  selectedModule: z.string(),
  /** The modules as they were before the outline is edited by hand, until the editing is settled. */
  modulesBefore: z.array(z.string()).optional(),
  /** As in a piece, for all that is made from now on. */
  purpose: z.string().optional(),
  "course-outline": piece.optional(),
  "study-material": piece.optional(),
  "lesson-content": byModule,
  storyboard: byModule,
  assessment: byModule,
  history: z.record(z.enum(toolNames), z.array(piece)),
});
export type CourseDraft = z.infer<typeof courseDraft>;

export const emptyDraft: CourseDraft = {
  topic: "",
  wishes: { audience: "", level: "", length: "", language: "", targetAudience: "" },
  selectedModule: "",
  "lesson-content": {},
  storyboard: {},
  assessment: {},
  history: { "course-outline": [], "study-material": [], "lesson-content": [], storyboard: [], assessment: [] },
};

/** The modules to choose from; an outline that is still incomplete offers none. */
export function modulesOfDraft(draft: CourseDraft): string[] {
  const outline = draft["course-outline"];
  return outline ? modulesOf(outline.text) : [];
}

/** What a tool is about right now: the topic, or the selected module by the name that it has now. */
export function subjectOf(draft: CourseDraft, tool: ToolName): string {
  return tools[tool].from === "topic" ? draft.topic.trim() : settledOutline(draft).selectedModule;
}

/** The text that a tool shows now. */
export function pieceOf(draft: CourseDraft, tool: ToolName): Piece | undefined {
  if (tool === "course-outline" || tool === "study-material") return draft[tool];
  return draft[tool][draft.selectedModule];
}

/** Puts a new text in its place; what stood there goes into the tool's history. */
export function withPiece(draft: CourseDraft, tool: ToolName, next: Piece): CourseDraft {
  const settled = tool === "course-outline" ? settledOutline(draft) : draft;
  const kept = intoHistory(settled, tool, placeOf(settled, tool, next.about));
  if (tool === "course-outline") return withKnownModule({ ...kept, "course-outline": next });
  if (tool === "study-material") return { ...kept, "study-material": next };
  return { ...kept, [tool]: { ...kept[tool], [next.about]: next } };
}

/** A new outline is about to be written: the old one, its modules and all that was made from them go into the history. */
export function clearedForOutline(draft: CourseDraft): CourseDraft {
  const settled = settledOutline(draft);
  let cleared = intoHistory(settled, "course-outline", settled["course-outline"]);
  for (const tool of moduleTools) {
    for (const old of Object.values(settled[tool])) cleared = intoHistory(cleared, tool, old);
    cleared = { ...cleared, [tool]: {} };
  }
  return { ...cleared, "course-outline": undefined, selectedModule: "" };
}

/**
 * The new outline came to nothing: what was cleared for it comes back as it was before, except where something has been made in
 * its place since.
 */
export function withoutClearing(draft: CourseDraft, before: CourseDraft): CourseDraft {
  if (draft["course-outline"]) return draft;
  let back = backIn(draft, before, "course-outline");
  for (const tool of moduleTools) if (Object.keys(draft[tool]).length === 0) back = backIn(back, before, tool);
  return withKnownModule({ ...back, selectedModule: draft.selectedModule || before.selectedModule });
}

function backIn(draft: CourseDraft, before: CourseDraft, tool: ToolName): CourseDraft {
  return { ...draft, [tool]: before[tool], history: { ...draft.history, [tool]: before.history[tool] } };
}

/** A course for a gap begins: what is there of another one goes into the history, and wishes for its language and length stay. */
export function commissioned(draft: CourseDraft, { topic, audience, level, purpose }: Commission): CourseDraft {
  const cleared = intoHistory(clearedForOutline(draft), "study-material", draft["study-material"]);
  const { language, length } = draft.wishes;
  const wishes = { ...emptyDraft.wishes, language, length, audience, level };
  return { ...cleared, "study-material": undefined, topic, wishes, purpose };
}

/** Whether somebody has begun to design a course here. */
export function hasCourse(draft: CourseDraft): boolean {
  const texts = toolNames.some((tool) =>
    tool === "course-outline" || tool === "study-material" ? draft[tool] : Object.keys(draft[tool]).length > 0,
  );
  return texts || draft.topic.trim() !== "";
}

/** Goes back to an earlier result; the present one takes its place in the history. */
export function restored(draft: CourseDraft, tool: ToolName, earlier: Piece): CourseDraft {
  const history = { ...draft.history, [tool]: draft.history[tool].filter((old) => old !== earlier) };
  const back = withPiece({ ...draft, history }, tool, earlier);
  return tools[tool].from === "module" && modulesOfDraft(back).includes(earlier.about)
    ? { ...back, selectedModule: earlier.about }
    : back;
}

/** Hand-made changes to the text that a tool shows, without a step in the history: that was made when the editing began. */
export function withEdit(draft: CourseDraft, tool: ToolName, text: string): CourseDraft {
  const current = pieceOf(draft, tool);
  if (!current) return draft;
  const edited = { ...current, text, edited: true };
  if (tool === "study-material") return { ...draft, [tool]: edited };
  if (tool === "course-outline")
    return { ...draft, [tool]: edited, modulesBefore: draft.modulesBefore ?? modulesOfDraft(draft) };
  return { ...draft, [tool]: { ...draft[tool], [draft.selectedModule]: edited } };
}

/**
 * An outline that was edited by hand is taken as it stands now, and modules that were only renamed take along what was written
 * for them. A draft without such changes comes back as it is.
 */
export function settledOutline(draft: CourseDraft): CourseDraft {
  const { modulesBefore, ...settled } = draft;
  if (!modulesBefore) return withKnownModule(draft);
  const newNames = renamed(modulesBefore, modulesOfDraft(draft));
  let moved: CourseDraft = { ...settled, selectedModule: newNames.get(draft.selectedModule) ?? draft.selectedModule };
  for (const [old, name] of newNames) for (const tool of moduleTools) moved = withModuleRenamed(moved, tool, old, name);
  return withKnownModule(moved);
}

/** What a tool wrote for a module, its earlier results too; what already stood under the new name is one of these then. */
function withModuleRenamed(draft: CourseDraft, tool: ModuleTool, old: string, name: string): CourseDraft {
  const history = draft.history[tool].map((piece) => (piece.about === old ? { ...piece, about: name } : piece));
  const { [old]: text, ...others } = draft[tool];
  const moved = { ...draft, [tool]: others, history: { ...draft.history, [tool]: history } };
  return text ? withPiece(moved, tool, { ...text, about: name }) : moved;
}

/** The last version before the one that is shown, for Undo. */
export function previousOf(draft: CourseDraft, tool: ToolName): Piece | undefined {
  const current = pieceOf(draft, tool);
  return draft.history[tool].find(({ about }) => !current || about === current.about);
}

function placeOf(draft: CourseDraft, tool: ToolName, about: string): Piece | undefined {
  return tool === "course-outline" || tool === "study-material" ? draft[tool] : draft[tool][about];
}

function intoHistory(draft: CourseDraft, tool: ToolName, old: Piece | undefined): CourseDraft {
  if (!old?.text.trim()) return draft;
  const history = remembered([old, ...draft.history[tool]]);
  return { ...draft, history: { ...draft.history, [tool]: history } };
}

/** An edited outline may have lost the module that was selected. */
function withKnownModule(draft: CourseDraft): CourseDraft {
  const isKnown = ["", ...modulesOfDraft(draft)].includes(draft.selectedModule);
  return isKnown ? draft : { ...draft, selectedModule: "" };
}
