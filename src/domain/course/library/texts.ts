// A course in its parts: each text with its own earlier results, so that what two windows write of different texts
// never meets, and a database keeps a text a document.
import type { CourseDraft } from "../draft";
import { emptyDraft, moduleTools } from "../draft";
import { keptHistory } from "./history";
import type { GeneratedText } from "../generated-text";
import { tools } from "../tools";
import { toolNames, type ToolName } from "../../kernel/tool-names";

/** One text of a course: of a tool, and of a module where the tool is about modules. */
export interface KeptText {
  tool: ToolName;
  /** Empty where the tool writes one text a course. */
  module: string;
  current?: GeneratedText | undefined;
  /** The newest first. */
  earlier: GeneratedText[];
}

/** By `textKey`. */
export type KeptTexts = ReadonlyMap<string, KeptText>;

export function textKey({ tool, module }: Pick<KeptText, "tool" | "module">): string {
  return module === "" ? tool : `${tool}:${module}`;
}

export function keptTexts(draft: CourseDraft): KeptTexts {
  const texts = new Map<string, KeptText>();
  const at = (tool: ToolName, about: string): KeptText => {
    const place = { tool, module: tools[tool].from === "module" ? about : "" };
    const text = texts.get(textKey(place)) ?? { ...place, earlier: [] };
    texts.set(textKey(place), text);
    return text;
  };
  for (const tool of ["course-outline", "study-material"] as const) if (draft[tool]) at(tool, "").current = draft[tool];
  for (const tool of moduleTools)
    for (const [module, text] of Object.entries(draft[tool])) at(tool, module).current = text;
  for (const tool of toolNames) for (const old of draft.history[tool]) at(tool, old.about).earlier.push(old);
  return texts;
}

/** Returns the draft with these texts and no others; their order does not matter. */
export function withTexts(draft: CourseDraft, texts: Iterable<KeptText>): CourseDraft {
  const inOrder = [...texts].sort((one, other) => (textKey(one) < textKey(other) ? -1 : 1));
  const none = { "course-outline": undefined, "study-material": undefined };
  const filled: CourseDraft = { ...draft, ...none, "lesson-content": {}, storyboard: {}, assessment: {} };
  const histories: Partial<Record<ToolName, GeneratedText[][]>> = {};
  for (const { tool, module, current, earlier } of inOrder) {
    (histories[tool] ??= []).push(earlier);
    if (!current) continue;
    if (tool === "course-outline" || tool === "study-material") filled[tool] = current;
    else filled[tool] = { ...filled[tool], [module]: current };
  }
  const history = { ...emptyDraft.history };
  for (const tool of toolNames) history[tool] = keptHistory(newestFirst(histories[tool] ?? []));
  return { ...filled, history };
}

/** Several lists as one, the newest first; within one list the order stays. */
function newestFirst(lists: readonly GeneratedText[][]): GeneratedText[] {
  const timed = lists.flatMap((list) => {
    let at = "~"; // behind every time
    return list.map((text) => ({ text, at: (at = text.writtenAt < at ? text.writtenAt : at) }));
  });
  return timed.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)).map(({ text }) => text);
}
