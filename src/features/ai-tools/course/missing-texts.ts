// Writing all texts that the course lacks, one after the other. It lives outside the screens, as the generations do
// that it starts, and in one window of the browser only. A reload ends it, and nothing but a press begins it again.
import { create } from "zustand";
import { canGoOn, type GenerationTarget } from "../../../domain/course/generation";
import { missingTexts, type CourseText } from "../../../domain/course/spine/course-texts";
import { takeLock } from "../../../browser/lock";
import { pageEvents } from "../../../browser/page-events";
import { tabStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";
import { useCourseDraft } from "./course-draft";
import { endGenerations, startGeneration, stopGeneration, toolIsFree, useGenerations } from "./generations";

interface MissingTextsRun {
  running: boolean;
  /** The number of the text being written, counted from 1. */
  nth: number;
  total: number;
  current?: CourseText | undefined;
  /** The end of the last run, if it did not finish. */
  ended?: "stopped" | "failed" | "elsewhere" | "interrupted" | undefined;
  failure?: string | undefined;
  /** The texts of which the model's answer was refused. */
  refused?: CourseText[] | undefined;
}

/** A text of the course, and its request; `part` is its number where a text is written in several. */
export interface TextToWrite extends CourseText {
  target: GenerationTarget;
  part?: number;
}

const notRunning: MissingTextsRun = { running: false, nth: 0, total: 0 };
const lock = "waymark.missing-texts";

/** There while a run goes on, so that the page that comes after a reload knows of it. It is this tab's own. */
export const missingTextsMark = storedValue(tabStore, storedKeys.missingTexts, {
  parse: (value) => (value === true ? value : undefined),
});

let isStopping = false;

/** A page that is left fails first at what it is waiting for, and only then goes. */
let isLeaving = false;
const setLeaving = (leaves: boolean) => (isLeaving = leaves);
pageEvents.addEventListener("beforeunload", () => setLeaving(true));

export const useMissingTexts = create<MissingTextsRun>(() => notRunning);
// After a page that the build has written is made alive, of which nothing was interrupted.
if (missingTextsMark.read()) useMissingTexts.setState({ ended: "interrupted" });

/** Writes what is missing, at most so many texts: as many as the day's share has left. */
export async function writeMissingTexts(most: number, toWrite: () => TextToWrite[] = missingNow): Promise<void> {
  if (useMissingTexts.getState().running) return;
  isStopping = false;
  setLeaving(false);
  // Before the lock is waited for: the page may be left by then.
  missingTextsMark.write(true);
  const total = Math.min(most, toWrite().length);
  useMissingTexts.setState({ ...notRunning, running: true, nth: 1, total, current: toWrite()[0] }, true);
  const release = await takeLock(lock);
  if (!release) {
    missingTextsMark.remove();
    useMissingTexts.setState({ ...notRunning, ended: "elsewhere" }, true);
    return;
  }
  const end = await writeInTurn(total, toWrite);
  if (!isLeaving) missingTextsMark.remove();
  release();
  useMissingTexts.setState({ ...notRunning, ...end }, true);
}

/** Stops the run, and the text that it is writing; what has arrived of it stays, to be gone on with. */
export function stopMissingTexts(): void {
  isStopping = true;
  const { current } = useMissingTexts.getState();
  if (current && useGenerations.getState()[current.tool].about === current.about) stopGeneration(current.tool);
}

/** Ends the run, and says nothing more of it: another course is opened. */
export async function endMissingTexts(): Promise<void> {
  stopMissingTexts();
  await endGenerations();
  await new Promise<void>((resolve) => {
    const leave = useMissingTexts.subscribe(look);
    function look(): void {
      if (useMissingTexts.getState().running) return;
      leave();
      resolve();
    }
    look();
  });
  useMissingTexts.setState(notRunning, true);
}

type RunEnd = Pick<MissingTextsRun, "ended" | "failure" | "refused">;

async function writeInTurn(total: number, toWrite: () => TextToWrite[]): Promise<RunEnd> {
  const refused: TextToWrite[] = [];
  const isRefused = (one: TextToWrite) => refused.some((other) => isSameText(one, other));
  for (let nth = 1; nth <= total; nth++) {
    const first = toWrite().find((one) => !isRefused(one));
    if (!first) break;
    const isSame = (one: TextToWrite) => isSameText(one, first) && one.part === first.part;
    useMissingTexts.setState({ nth, current: first });
    await toolIsFree(first.tool);
    // The person may have written it with the tool in between.
    const current = toWrite().find(isSame);
    if (!isStopping && current) await startGeneration(current.tool, current.target);
    if (toWrite().some(isSame)) {
      const generation = useGenerations.getState()[first.tool];
      // The other texts of a course need its outline, and no other text.
      if (generation.isRefused && first.tool !== "course-outline" && !isStopping) refused.push(first);
      else return { ended: generation.failure === undefined ? "stopped" : "failed", failure: generation.failure };
    } else setLeaving(false); // the person stayed, for the text is whole
  }
  return refused.length > 0 ? { refused } : {};
}

function missingNow(): TextToWrite[] {
  return missingTexts(useCourseDraft.getState().draft).map((one) => {
    const { about, text } = one;
    return { ...one, target: text && canGoOn(text) ? { about, goOn: text } : { about } };
  });
}

function isSameText(one: CourseText, other: CourseText): boolean {
  return one.tool === other.tool && (one.module ?? 0) === (other.module ?? 0) && one.about === other.about;
}
