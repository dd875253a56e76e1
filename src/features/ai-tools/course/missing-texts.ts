// Writing all texts that the course lacks, one after the other. It lives outside the screens, as the generations do
// that it starts, and in one window of the browser only. A reload ends it, and nothing but a press begins it again.
import { create } from "zustand";
import { canGoOn } from "../../../domain/course/generation";
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
export async function writeMissingTexts(most: number): Promise<void> {
  if (useMissingTexts.getState().running) return;
  isStopping = false;
  setLeaving(false);
  // Before the lock is waited for: the page may be left by then.
  missingTextsMark.write(true);
  const total = Math.min(most, missingNow().length);
  useMissingTexts.setState({ ...notRunning, running: true, nth: 1, total, current: missingNow()[0] }, true);
  const release = await takeLock(lock);
  if (!release) {
    missingTextsMark.remove();
    useMissingTexts.setState({ ...notRunning, ended: "elsewhere" }, true);
    return;
  }
  const end = await writeInTurn(total);
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

async function writeInTurn(total: number): Promise<Pick<MissingTextsRun, "ended" | "failure">> {
  for (let nth = 1; nth <= total; nth++) {
    const [first] = missingNow();
    if (!first) return {};
    useMissingTexts.setState({ nth, current: first });
    await toolIsFree(first.tool);
    // The person may have written it with the tool in between.
    const current = missingNow().find((one) => isSameText(one, first));
    if (!isStopping && current) await write(current);
    if (missingNow().some((one) => isSameText(one, first))) {
      const { failure } = useGenerations.getState()[first.tool];
      return { ended: failure === undefined ? "stopped" : "failed", failure };
    }
    setLeaving(false); // the person stayed, for the text is whole
  }
  return {};
}

function write({ tool, about, text }: CourseText): Promise<void> {
  return startGeneration(tool, text && canGoOn(text) ? { about, goOn: text } : { about });
}

function missingNow(): CourseText[] {
  return missingTexts(useCourseDraft.getState().draft);
}

function isSameText(one: CourseText, other: CourseText): boolean {
  return one.tool === other.tool && one.about === other.about;
}
