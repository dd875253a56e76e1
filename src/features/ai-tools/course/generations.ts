// The generations that run right now, at most one for each tool. They live outside the screens, so that going elsewhere
// neither loses nor mixes up a text, and each ends in the draft: whole, or as far as it came and marked so.
import { create } from "zustand";
import type { FailureDetails, TextChunk } from "../../../domain/callables";
import type { Assignment, SectionRewrite } from "../../../domain/course/generation";
import {
  clearedForOutline,
  settledOutline,
  subjectOf,
  withoutClearing,
  withPiece,
  type CourseDraft,
  type Piece,
} from "../../../domain/course/draft";
import { withSection } from "../../../domain/course/sections";
import { toolNames, tools, type ToolName } from "../../../domain/course/tools";
import { generatorFailures } from "../../../domain/course/words";
import { logOnly } from "../../../browser/log";
import { forgetArriving, storeArriving } from "./in-progress";
import { changeDraft, useCourseDraft } from "./course-draft";
import { formatTime } from "../text/format-time";
import { requestOf } from "../brief/request";

export interface Generation extends Assignment {
  running: boolean;
  /** What has arrived so far; when the generation ends, the draft has it. */
  text: string;
  model: string;
  failure?: string | undefined;
}

const loadCallables = () => import("../../../firebase/sdk/call");
const idle: Generation = { running: false, about: "", text: "", model: "" };
const discarded = "discarded";
const controllers = new Map<ToolName, AbortController>();

export const useGenerations = create<Record<ToolName, Generation>>(
  () => Object.fromEntries(toolNames.map((tool) => [tool, idle])) as Record<ToolName, Generation>,
);

export function stopGeneration(tool: ToolName): void {
  controllers.get(tool)?.abort();
}

/** Ends all generations and throws away what has arrived. */
export function discardGenerations(): void {
  for (const controller of controllers.values()) controller.abort(discarded);
}

export function dismissFailure(tool: ToolName): void {
  show(tool, idle);
}

/** Brings what a generation needs before it is asked for: a browser may never load again what failed to load once. */
export function prepareGeneration(): void {
  loadCallables().catch((error: unknown) => logOnly("The way to the model could not be loaded ahead.", error));
}

/** Asks once more for exactly what has failed. */
export function retryGeneration(tool: ToolName): void {
  void startGeneration(tool, useGenerations.getState()[tool]);
}

/** Starts a generation, of the whole text about the present subject unless told otherwise; while one runs it does nothing. */
export async function startGeneration(tool: ToolName, assignment?: Assignment): Promise<void> {
  changeDraft(settledOutline);
  const { draft } = useCourseDraft.getState();
  const { about, rewrite } = assignment ?? { about: subjectOf(draft, tool) };
  if (!about || controllers.has(tool)) return;
  const controller = new AbortController();
  controllers.set(tool, controller);
  const running: Generation = { ...idle, running: true, about, rewrite };
  const arrival = new Arrival(({ text, model }) => show(tool, { ...running, text, model }));
  show(tool, running);
  if (tool === "course-outline" && !rewrite) changeDraft(clearedForOutline);

  try {
    const { stream } = await loadCallables();
    const response = await stream(tools[tool].callable, requestOf(draft, tool, { about, rewrite }), {
      signal: controller.signal,
      onChunk: (chunk) => arrival.take(chunk),
    });
    arrival.end();
    const { model, writtenAt } = response;
    const whole = { about, text: textOf(response, tool), model, writtenAt, edited: false, incomplete: false };
    keep(tool, { ...whole, ...purposeOf(draft) }, rewrite);
    show(tool, idle);
  } catch (error) {
    arrival.end();
    // Half of a section is worth nothing: the section that was there stays.
    if (!rewrite && controller.signal.reason !== discarded) {
      const { text, model } = arrival;
      if (text.trim()) keep(tool, { ...unfinished({ about, text, model }), ...purposeOf(draft) });
      else if (tool === "course-outline") changeDraft((now) => withoutClearing(now, draft));
    }
    const failure = sentenceFor(tool, error);
    show(tool, failure === undefined ? idle : { ...idle, about, rewrite, failure });
  } finally {
    controllers.delete(tool);
    if (useCourseDraft.getState().kept) forgetArriving();
    keepArriving();
  }
}

function show(tool: ToolName, generation: Generation): void {
  useGenerations.setState({ [tool]: generation });
}

function keep(tool: ToolName, piece: Piece, rewrite?: SectionRewrite): void {
  changeDraft((draft) => withPiece(draft, tool, rewrite ? rewritten(rewrite, piece) : piece));
}

function rewritten({ of, index }: SectionRewrite, section: Piece): Piece {
  return { ...section, text: withSection(of.text, index, section.text), edited: of.edited, incomplete: of.incomplete };
}

function unfinished(arrived: Pick<Generation, "about" | "text" | "model">): Piece {
  const { about, text, model } = arrived;
  return { about, text, model, writtenAt: new Date().toISOString(), edited: false, incomplete: true };
}

function purposeOf({ purpose }: CourseDraft): Pick<Piece, "purpose"> {
  return purpose === undefined ? {} : { purpose };
}

function textOf(response: object, tool: ToolName): string {
  return (response as Record<string, string>)[tools[tool].key] ?? "";
}

/** The server's sentence, or the specification's; nothing when the person pressed Stop. */
function sentenceFor(tool: ToolName, error: unknown): string | undefined {
  const { code, details } = error as { code?: string; details?: Partial<FailureDetails> };
  if (code === "cancelled") return undefined;
  const sentence = details?.sentence ?? generatorFailures[tools[tool].callable];
  return details?.retryAt ? `${sentence} You can go on from ${formatTime(new Date(details.retryAt))}.` : sentence;
}

/** Collects the pieces of a text and shows the whole of it at most once for each frame. */
class Arrival {
  text = "";
  model = "";
  #frame: number | undefined;
  readonly #show: (arrived: { text: string; model: string }) => void;

  constructor(show: (arrived: { text: string; model: string }) => void) {
    this.#show = show;
  }

  take({ text, restart, model }: TextChunk): void {
    const isFirst = this.text === "";
    this.text = restart ? text : this.text + text;
    this.model = model ?? this.model;
    if (isFirst) this.#show(this); // the person is waiting for exactly this
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#show(this);
    });
  }

  end(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }
}

/** Keeps beside the draft what has arrived until now, in case that the page is closed, reloaded or frozen. */
function keepArriving(): void {
  const generations = Object.entries(useGenerations.getState()) as [ToolName, Generation][];
  const arriving = generations.filter(([, { running, rewrite, text }]) => running && !rewrite && text.trim());
  if (arriving.length > 0)
    storeArriving(arriving.map(([tool, generation]) => ({ tool, piece: unfinished(generation) })));
}

window.addEventListener("pagehide", keepArriving);
document.addEventListener("visibilitychange", keepArriving);
