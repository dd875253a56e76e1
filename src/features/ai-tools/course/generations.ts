// The generations that are running, at most one for each tool. They live outside the screens, so that navigating
// neither loses nor mixes up a text. Each text is stored in the draft: whole, or as far as it came and marked as
// incomplete.
import { create } from "zustand";
import type { FailureDetails } from "../../../domain/callables";
import type { GenerationTarget, SectionRewrite } from "../../../domain/course/generation";
import {
  clearedForOutline,
  withEditedOutline,
  toolSubject,
  withoutClearing,
  withText,
  type CourseDraft,
} from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { withSection } from "../../../domain/course/sections";
import { toolNames, tools, type ToolName } from "../../../domain/course/tools";
import { courseWords } from "../../../domain/course/words";
import { logWarning } from "../../../browser/log";
import { TextStream } from "../../../browser/text-stream";
import { textsInProgress } from "./in-progress";
import { changeDraft, useCourseDraft } from "./course-draft";
import { generationRequestOf } from "../request/generation-request";

export interface Generation extends GenerationTarget {
  running: boolean;
  /** The text received so far; when the generation ends, the draft has it. */
  text: string;
  model: string;
  failure?: string | undefined;
}

const loadCallables = () => import("../../../firebase/sdk/call");
const idle: Generation = { running: false, about: "", text: "", model: "" };
const discardReason = "discarded";
const controllers = new Map<ToolName, AbortController>();

export const useGenerations = create<Record<ToolName, Generation>>(
  () => Object.fromEntries(toolNames.map((tool) => [tool, idle])) as Record<ToolName, Generation>,
);

export function stopGeneration(tool: ToolName): void {
  controllers.get(tool)?.abort();
}

/** Ends all generations and throws away the texts in progress. */
export function discardGenerations(): void {
  for (const controller of controllers.values()) controller.abort(discardReason);
}

export function dismissFailure(tool: ToolName): void {
  setGeneration(tool, idle);
}

/** Loads early what a generation needs: a browser may never load again a module that failed to load once. */
export function prepareGeneration(): void {
  loadCallables().catch((error: unknown) => logWarning("The way to the model could not be loaded ahead.", error));
}

/** Requests once more exactly what has failed. */
export function retryGeneration(tool: ToolName): void {
  void startGeneration(tool, useGenerations.getState()[tool]);
}

/**
 * Starts a generation: of `target`, or of the whole text about the present subject. While one is running it does
 * nothing.
 */
export async function startGeneration(tool: ToolName, target?: GenerationTarget): Promise<void> {
  changeDraft(withEditedOutline);
  const { draft } = useCourseDraft.getState();
  const { about, rewrite } = target ?? { about: toolSubject(draft, tool) };
  if (!about || controllers.has(tool)) return;
  const controller = new AbortController();
  controllers.set(tool, controller);
  const running: Generation = { ...idle, running: true, about, rewrite };
  const textStream = new TextStream(({ text, model }) => setGeneration(tool, { ...running, text, model }));
  setGeneration(tool, running);
  if (tool === "course-outline" && !rewrite) changeDraft(clearedForOutline);

  try {
    const { stream } = await loadCallables();
    const response = await stream(tools[tool].callable, generationRequestOf(draft, tool, { about, rewrite }), {
      signal: controller.signal,
      onChunk: (chunk) => textStream.append(chunk),
    });
    textStream.close();
    const { model, writtenAt } = response;
    const whole = { about, text: responseText(response, tool), model, writtenAt, edited: false, incomplete: false };
    storeResult(tool, { ...whole, ...trainingGapOf(draft) }, rewrite);
    setGeneration(tool, idle);
  } catch (error) {
    textStream.close();
    // Half of a section is worth nothing: the section that was there stays.
    if (!rewrite && controller.signal.reason !== discardReason) {
      const { text, model } = textStream;
      if (text.trim()) storeResult(tool, { ...incompleteText({ about, text, model }), ...trainingGapOf(draft) });
      else if (tool === "course-outline") changeDraft((now) => withoutClearing(now, draft));
    }
    const failure = generationFailure(tool, error);
    setGeneration(tool, failure === undefined ? idle : { ...idle, about, rewrite, failure });
  } finally {
    controllers.delete(tool);
    if (useCourseDraft.getState().isStored) textsInProgress.remove();
    storeTextsInProgress();
  }
}

function setGeneration(tool: ToolName, generation: Generation): void {
  useGenerations.setState({ [tool]: generation });
}

function storeResult(tool: ToolName, result: GeneratedText, rewrite?: SectionRewrite): void {
  changeDraft((draft) => withText(draft, tool, rewrite ? withRewrittenSection(rewrite, result) : result));
}

function withRewrittenSection({ of, index }: SectionRewrite, section: GeneratedText): GeneratedText {
  return { ...section, text: withSection(of.text, index, section.text), edited: of.edited, incomplete: of.incomplete };
}

function incompleteText(received: Pick<Generation, "about" | "text" | "model">): GeneratedText {
  const { about, text, model } = received;
  return { about, text, model, writtenAt: new Date().toISOString(), edited: false, incomplete: true };
}

function trainingGapOf({ trainingGap }: CourseDraft): Pick<GeneratedText, "trainingGap"> {
  return trainingGap === undefined ? {} : { trainingGap };
}

function responseText(response: object, tool: ToolName): string {
  return (response as Record<string, string>)[tools[tool].key] ?? "";
}

/** The server's sentence, or the specification's; nothing when the person pressed Stop. */
function generationFailure(tool: ToolName, error: unknown): string | undefined {
  const { code, details } = error as { code?: string; details?: Partial<FailureDetails> };
  if (code === "cancelled") return undefined;
  const sentence = details?.sentence ?? tools[tool].failure;
  return details?.retryAt ? `${sentence} ${courseWords.goOnFrom(new Date(details.retryAt))}` : sentence;
}

/** Stores the texts in progress beside the draft, in case that the page is closed, reloaded or frozen. */
function storeTextsInProgress(): void {
  const generations = Object.entries(useGenerations.getState()) as [ToolName, Generation][];
  const inProgress = generations.filter(([, { running, rewrite, text }]) => running && !rewrite && text.trim());
  if (inProgress.length > 0)
    textsInProgress.write(inProgress.map(([tool, generation]) => ({ tool, text: incompleteText(generation) })));
}

window.addEventListener("pagehide", storeTextsInProgress);
document.addEventListener("visibilitychange", storeTextsInProgress);
