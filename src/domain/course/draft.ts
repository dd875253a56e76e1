// The course draft that the five tools share: the specification's generator context, with each text kept together with
// where it came from, lessons and what follows kept for each module, and the last results of each tool to go back to.
import type { CourseRequest } from "./origin/stored-request";
import type { GeneratedText } from "./generated-text";
import { keptHistory } from "./library/history";
import type { CourseDraft } from "./library/stored-course";
import { modulesOf, renamed } from "./modules";
import { tools } from "./tools";
import { toolNames, type ToolName } from "../kernel/tool-names";

export type { CourseDraft } from "./library/stored-course";

export const moduleTools = ["lesson-content", "storyboard", "assessment"] as const;
export type ModuleTool = (typeof moduleTools)[number];

export const emptyDraft: CourseDraft = {
  topic: "",
  options: { audience: "", level: "", length: "", language: "", targetAudience: "" },
  selectedModule: "",
  "lesson-content": {},
  storyboard: {},
  assessment: {},
  history: { "course-outline": [], "study-material": [], "lesson-content": [], storyboard: [], assessment: [] },
};

/** The modules to choose from; an outline that is still incomplete offers none. */
export function modulesOfDraft(draft: CourseDraft): readonly string[] {
  const outline = draft["course-outline"];
  return outline ? modulesOf(outline.text) : [];
}

/** Returns the present subject of a tool: the topic, or the selected module by its present name. */
export function toolSubject(draft: CourseDraft, tool: ToolName): string {
  return tools[tool].from === "topic" ? draft.topic.trim() : withEditedOutline(draft).selectedModule;
}

/** The text that a tool shows now. */
export function currentText(draft: CourseDraft, tool: ToolName): GeneratedText | undefined {
  if (tool === "course-outline" || tool === "study-material") return draft[tool];
  return draft[tool][draft.selectedModule];
}

/** Puts a new text in its place; what stood there goes into the tool's history. */
export function withText(draft: CourseDraft, tool: ToolName, next: GeneratedText): CourseDraft {
  const applied = tool === "course-outline" ? withEditedOutline(draft) : draft;
  const kept = intoHistory(applied, tool, placeOf(applied, tool, next.about));
  if (tool === "course-outline") return withKnownModule({ ...kept, "course-outline": next });
  if (tool === "study-material") return { ...kept, "study-material": next };
  return { ...kept, [tool]: { ...kept[tool], [next.about]: next } };
}

/** Makes room for a new outline: the old one, its modules and what was made from them go into the history. */
export function clearedForOutline(draft: CourseDraft): CourseDraft {
  const applied = withEditedOutline(draft);
  let cleared = intoHistory(applied, "course-outline", applied["course-outline"]);
  for (const tool of moduleTools) {
    for (const old of Object.values(applied[tool])) cleared = intoHistory(cleared, tool, old);
    cleared = { ...cleared, [tool]: {} };
  }
  return { ...cleared, "course-outline": undefined, selectedModule: "" };
}

/**
 * Undoes the clearing when the new outline failed: what was cleared comes back as it was before, except where something
 * has been made in its place since.
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

/**
 * Begins a course for a training gap: another course goes into the history. The language and the length stay unless
 * they are asked for.
 */
export function withCourseRequest(draft: CourseDraft, request: CourseRequest): CourseDraft {
  const { topic, audience, level, trainingGap, origin } = request;
  const cleared = intoHistory(clearedForOutline(draft), "study-material", draft["study-material"]);
  const { language = draft.options.language, length = draft.options.length } = request;
  const options = { ...emptyDraft.options, language, length, audience, level };
  const none = { "study-material": undefined, translationOf: undefined };
  return { ...cleared, ...none, topic, options, trainingGap, origin };
}

/** Tells whether a course was begun here. */
export function hasCourse(draft: CourseDraft): boolean {
  const texts = toolNames.some((tool) =>
    tool === "course-outline" || tool === "study-material" ? draft[tool] : Object.keys(draft[tool]).length > 0,
  );
  return texts || draft.topic.trim() !== "";
}

/** Goes back to an earlier result; the present one takes its place in the history. */
export function withEarlierText(draft: CourseDraft, tool: ToolName, earlier: GeneratedText): CourseDraft {
  const history = { ...draft.history, [tool]: draft.history[tool].filter((old) => old !== earlier) };
  const back = withText({ ...draft, history }, tool, earlier);
  return tools[tool].from === "module" && modulesOfDraft(back).includes(earlier.about)
    ? { ...back, selectedModule: earlier.about }
    : back;
}

/** Changes the text that a tool shows by hand, without a step in the history: that was made when the editing began. */
export function withEdit(draft: CourseDraft, tool: ToolName, text: string): CourseDraft {
  const current = currentText(draft, tool);
  if (!current) return draft;
  const edited = { ...current, text, edited: true };
  if (tool === "study-material") return { ...draft, [tool]: edited };
  if (tool === "course-outline")
    return { ...draft, [tool]: edited, modulesBefore: draft.modulesBefore ?? [...modulesOfDraft(draft)] };
  return { ...draft, [tool]: { ...draft[tool], [draft.selectedModule]: edited } };
}

/**
 * Applies the edits that were made by hand to the outline: modules that were only renamed keep what was written for
 * them. A draft without such edits comes back as it is.
 */
export function withEditedOutline(draft: CourseDraft): CourseDraft {
  const { modulesBefore, ...applied } = draft;
  if (!modulesBefore) return withKnownModule(draft);
  const newNames = renamed(modulesBefore, modulesOfDraft(draft));
  let moved: CourseDraft = { ...applied, selectedModule: newNames.get(draft.selectedModule) ?? draft.selectedModule };
  for (const [old, name] of newNames) for (const tool of moduleTools) moved = withModuleRenamed(moved, tool, old, name);
  return withKnownModule(moved);
}

/**
 * Moves what a tool wrote for a module, and its history; a text that already has the new name goes into the history.
 */
function withModuleRenamed(draft: CourseDraft, tool: ModuleTool, old: string, name: string): CourseDraft {
  const history = draft.history[tool].map((earlier) => (earlier.about === old ? { ...earlier, about: name } : earlier));
  const { [old]: text, ...others } = draft[tool];
  const moved = { ...draft, [tool]: others, history: { ...draft.history, [tool]: history } };
  return text ? withText(moved, tool, { ...text, about: name }) : moved;
}

/** The last version before the one that is shown, for Undo. */
export function previousOf(draft: CourseDraft, tool: ToolName): GeneratedText | undefined {
  const current = currentText(draft, tool);
  return draft.history[tool].find(({ about }) => !current || about === current.about);
}

function placeOf(draft: CourseDraft, tool: ToolName, about: string): GeneratedText | undefined {
  return tool === "course-outline" || tool === "study-material" ? draft[tool] : draft[tool][about];
}

function intoHistory(draft: CourseDraft, tool: ToolName, old: GeneratedText | undefined): CourseDraft {
  if (!old?.text.trim()) return draft;
  const history = keptHistory([old, ...draft.history[tool]]);
  return { ...draft, history: { ...draft.history, [tool]: history } };
}

/** An edited outline may have lost the module that was selected. */
function withKnownModule(draft: CourseDraft): CourseDraft {
  const isKnown = ["", ...modulesOfDraft(draft)].includes(draft.selectedModule);
  return isKnown ? draft : { ...draft, selectedModule: "" };
}
