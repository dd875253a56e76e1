// The generations that are running, at most one for each tool. They live outside the screens, so that navigating
// neither loses nor mixes up a text. Each text is stored in the draft: whole, or as far as it came and marked as
// incomplete.
import { create } from "zustand";
import type { FailureDetails } from "../../../domain/callables";
import type { GenerationTarget } from "../../../domain/course/generation";
import {
  clearedForOutline,
  withEditedOutline,
  toolSubject,
  withoutClearing,
  withText,
  type CourseDraft,
} from "../../../domain/course/draft";
import { languageTag } from "../../../domain/course/languages";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { tools } from "../../../domain/course/tools";
import { toolNames, type ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { takeLock } from "../../../browser/lock";
import { logWarning } from "../../../browser/log";
import { pageEvents } from "../../../browser/page-events";
import { TextStream } from "../../../browser/text-stream";
import { textsInProgress } from "./in-progress";
import { changeDraft, useCourseDraft } from "./course-draft";
import { FailureInWords } from "./failure-in-words";
import { rememberShare } from "./generation-share";
import { rewrittenText } from "./rewritten-text";
import type { sentSources } from "./sent-sources";
import { mayHaveSources, sourcesPlaceOf } from "./sources-place";
import { translatedPart } from "./translated-part";
import { sharedLoad } from "../../../firebase/sdk/shared-load";

/** The purpose of a text, and the language that it is asked for in. */
type TextOrigin = Pick<GeneratedText, "trainingGap" | "language">;

export interface ToolGeneration extends GenerationTarget {
  running: boolean;
  /** The text received so far; when the generation ends, the draft has it. */
  text: string;
  model: string;
  origin?: TextOrigin;
  failure?: string | undefined;
  /** True if what the model wrote was refused; it may be asked again. */
  isRefused?: boolean | undefined;
}

/**
 * Loads the parts of a generation early, so that no first word waits for them. A browser may never load again a module
 * that failed to load once. Offline it loads nothing: a request would wait until the connection is back.
 */
export async function loadWayToModel() {
  if (!navigator.onLine) throw new Error("There is no connection.");
  return wayToModel();
}

const wayToModel = sharedLoad(async () => {
  const [{ call, stream, prepareCalls }, { generationRequestOf }] = await Promise.all([
    import("../../../firebase/sdk/calls/call"),
    import("./generation-request"),
  ]);
  await prepareCalls();
  return { call, stream, generationRequestOf };
});

async function sourcesFor(...wanted: Parameters<typeof sentSources>) {
  return (await import("./sent-sources")).sentSources(...wanted);
}

const idle: ToolGeneration = { running: false, about: "", text: "", model: "" };
const discardReason = "discarded";
const controllers = new Map<ToolName, AbortController>();
const generationEnds = new EventTarget();

export const useGenerations = create<Record<ToolName, ToolGeneration>>(
  () => Object.fromEntries(toolNames.map((tool) => [tool, idle])) as Record<ToolName, ToolGeneration>,
);

export function stopGeneration(tool: ToolName): void {
  controllers.get(tool)?.abort();
}

/** Ends all generations; what has arrived by then is in the course when this is done. */
export async function endGenerations(): Promise<void> {
  for (const controller of controllers.values()) controller.abort();
  while (controllers.size > 0) await nextEnd();
}

/** Resolves when nothing is being written with the tool. */
export async function toolIsFree(tool: ToolName): Promise<void> {
  while (controllers.has(tool)) await nextEnd();
}

function nextEnd(): Promise<unknown> {
  return new Promise((resolve) => generationEnds.addEventListener("end", resolve, { once: true }));
}

/** Ends all generations and throws away the texts in progress. */
export function discardGenerations(): void {
  for (const controller of controllers.values()) controller.abort(discardReason);
}

export function dismissFailure(tool: ToolName): void {
  setGeneration(tool, idle);
}

/**
 * Starts a generation: of `target`, or of the whole text about the present subject. While one is running it does
 * nothing.
 */
export async function startGeneration(tool: ToolName, target?: GenerationTarget): Promise<void> {
  changeDraft(withEditedOutline);
  const { draft, id, business } = useCourseDraft.getState();
  const place = sourcesPlaceOf({ id, business, draft });
  const { about, rewrite, goOn, translation }: GenerationTarget = target ?? { about: toolSubject(draft, tool) };
  if (!about || controllers.has(tool)) return;
  const controller = new AbortController();
  controllers.set(tool, controller);
  const begun = goOn?.text ?? "";
  const origin = originOf(draft, rewrite?.of ?? goOn, translation?.language);
  const beginning = { text: begun, model: goOn?.model ?? "" };
  const running: ToolGeneration = { ...idle, ...beginning, running: true, about, rewrite, goOn, translation, origin };
  const textStream = new TextStream(({ text, model }) =>
    setGeneration(tool, { ...running, text: begun + text, model: model || running.model }),
  );
  const locking = takeLock(`waymark.text ${id} ${tool} ${about}`);
  textStream.begin();
  const generationId = crypto.randomUUID();
  controller.signal.addEventListener("abort", () => void stopOnServer(generationId));
  let hasCleared = false;
  let unlock: (() => void) | undefined;

  try {
    unlock = await locking;
    if (!unlock) throw new FailureInWords(courseWords.writtenElsewhere);
    hasCleared = tool === "course-outline" && !rewrite && !goOn && !translation;
    if (hasCleared) changeDraft(clearedForOutline);
    const { stream, generationRequestOf } = await loadWayToModel();
    const wanted = { about, rewrite, goOn, translation };
    const isSourced = !translation && mayHaveSources(place);
    const sources = isSourced ? await sourcesFor(place, draft, tool, wanted) : {};
    const request = { ...generationRequestOf(draft, tool, wanted), ...sources, generationId };
    const response = await stream(tools[tool].callable, request, {
      signal: controller.signal,
      onChunk: (chunk) => textStream.append(chunk),
    });
    textStream.close();
    const { model, writtenAt, promptForm } = response;
    rememberShare(response.share);
    const whole = { about, text: responseText(response, tool), model, writtenAt, incomplete: false };
    const result = { ...whole, edited: goOn?.edited ?? false, ...origin, ...(promptForm && { promptForm }) };
    if (translation) changeDraft(await translatedPart(tool, translation, result));
    else storeResult(tool, rewrite ? await rewrittenText(tool, rewrite, result) : result);
    setGeneration(tool, idle);
  } catch (error) {
    textStream.close();
    const { text, model } = textStream;
    // Half of a part is worth nothing, and one that does not fit neither: the part that was there stays.
    const isKept = !rewrite && !translation && text.trim() !== "" && controller.signal.reason !== discardReason;
    if (isKept) storeResult(tool, incompleteText({ ...running, text: begun + text, model }));
    else if (hasCleared && controller.signal.reason !== discardReason)
      changeDraft((now) => withoutClearing(now, draft));
    const failure = generationFailure(tool, error, isKept, translation !== undefined);
    const isRefused = (error as { details?: Partial<FailureDetails> }).details?.refused;
    setGeneration(tool, failure === undefined ? idle : { ...idle, about, rewrite, translation, failure, isRefused });
  } finally {
    unlock?.();
    controllers.delete(tool);
    if (useCourseDraft.getState().isStored) textsInProgress.remove();
    storeTextsInProgress();
    generationEnds.dispatchEvent(new Event("end"));
  }
}

/** A text that has just been asked for may not be known there yet. */
const askAgainMs = 3000;

/** The server may not notice that the reader has left, and would go on asking for a text that costs money. */
async function stopOnServer(generationId: string): Promise<void> {
  try {
    const { call } = await loadWayToModel();
    const { stopped } = await call("stopGeneration", { generationId });
    if (stopped) return;
    await new Promise((resolve) => void setTimeout(resolve, askAgainMs));
    await call("stopGeneration", { generationId });
  } catch (error) {
    logWarning("The server could not be told to stop writing.", error);
  }
}

function setGeneration(tool: ToolName, generation: ToolGeneration): void {
  useGenerations.setState({ [tool]: generation });
}

function storeResult(tool: ToolName, result: GeneratedText): void {
  changeDraft((draft) => withText(draft, tool, result));
}

function incompleteText({ about, text, model, goOn, origin }: ToolGeneration): GeneratedText {
  const writtenAt = new Date().toISOString();
  return { about, text, model, writtenAt, edited: goOn?.edited ?? false, incomplete: true, ...origin };
}

/** A part of a text is in the language of that text. */
function originOf({ trainingGap, options }: CourseDraft, of?: GeneratedText, asked = options.language): TextOrigin {
  const language = of?.language ?? languageTag(asked);
  return { ...(trainingGap !== undefined && { trainingGap }), ...(language !== undefined && { language }) };
}

function responseText(response: object, tool: ToolName): string {
  return (response as Record<string, string>)[tools[tool].key] ?? "";
}

/** The server's sentence, or the specification's with what is known besides; nothing when the person pressed Stop. */
function generationFailure(
  tool: ToolName,
  error: unknown,
  isKept: boolean,
  isTranslation: boolean,
): string | undefined {
  const { code, details } = error as { code?: string; details?: Partial<FailureDetails> };
  if (code === "cancelled") return undefined;
  const ownSentence = [
    isTranslation ? courseWords.translationFailed : tools[tool].failure,
    ...(navigator.onLine ? [] : [courseWords.offline]),
    ...(isKept ? [courseWords.isIncomplete] : []),
  ].join(" ");
  // The server says of every text that broke off that its beginning is kept.
  const sentence =
    isTranslation && details?.incomplete ? courseWords.translationBrokeOff : (details?.sentence ?? ownSentence);
  return details?.retryAt ? `${sentence} ${courseWords.goOnFrom(new Date(details.retryAt))}` : sentence;
}

/** Stores the texts in progress beside the draft, in case that the page is closed, reloaded or frozen. */
function storeTextsInProgress(): void {
  const generations = Object.entries(useGenerations.getState()) as [ToolName, ToolGeneration][];
  const inProgress = generations.filter(
    ([, one]) => one.running && !one.rewrite && !one.translation && one.text.trim(),
  );
  if (inProgress.length > 0)
    textsInProgress.write(inProgress.map(([tool, generation]) => ({ tool, text: incompleteText(generation) })));
}

pageEvents.addEventListener("pagehide", storeTextsInProgress);
// It bubbles up to the window.
pageEvents.addEventListener("visibilitychange", storeTextsInProgress);
