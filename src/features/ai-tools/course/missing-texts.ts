// Writing all texts that the course lacks, two at a time. It lives outside the screens, as the generations do
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
  total: number;
  underWay: readonly TextUnderWay[];
  /** The end of the last run, if it did not finish. */
  ended?: "stopped" | "failed" | "elsewhere" | "interrupted" | undefined;
  failure?: string | undefined;
  /** The texts of which the model's answer was refused. */
  refused?: CourseText[] | undefined;
}

/** A text that is being written, with its number among those of the run, from 1. */
export interface TextUnderWay extends CourseText {
  nth: number;
}

/** A text of the course, and its request; `part` is its number where a text is written in several. */
export interface TextToWrite extends CourseText {
  target: GenerationTarget;
  part?: number;
}

const notRunning: MissingTextsRun = { running: false, total: 0, underWay: [] };
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
  useMissingTexts.setState({ ...notRunning, running: true, total }, true);
  const release = await takeLock(lock);
  if (!release) {
    missingTextsMark.remove();
    useMissingTexts.setState({ ...notRunning, ended: "elsewhere" }, true);
    return;
  }
  const end = await writeAll(total, toWrite);
  if (!isLeaving) missingTextsMark.remove();
  release();
  useMissingTexts.setState({ ...notRunning, ...end }, true);
}

/** Stops the run, and the texts that it is writing; what has arrived of them stays, to be gone on with. */
export function stopMissingTexts(): void {
  isStopping = true;
  const generations = useGenerations.getState();
  for (const { tool, about } of useMissingTexts.getState().underWay)
    if (generations[tool].about === about) stopGeneration(tool);
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

/** The texts about modules need none but the outline, which is written alone. Each tool writes one text at a time. */
async function writeAll(total: number, toWrite: () => TextToWrite[]): Promise<RunEnd> {
  const refused: TextToWrite[] = [];
  let begun = 0;
  let end: RunEnd | undefined;
  const isOutline = ({ tool }: TextToWrite) => tool === "course-outline";

  /** Writes one text after the other, as long as the next one is meant. */
  async function writeInTurn(isMeant: (one: TextToWrite) => boolean): Promise<void> {
    let others = useMissingTexts.getState().underWay;
    while (!end && begun < total) {
      const next = toWrite().find(
        (one) => !others.some(({ tool }) => tool === one.tool) && !refused.some((other) => isSameText(one, other)),
      );
      if (!next || !isMeant(next)) break;
      const mine = { ...next, nth: ++begun };
      useMissingTexts.setState({ underWay: [...others, mine] });
      await write(next);
      others = useMissingTexts.getState().underWay.filter((one) => one !== mine);
    }
    useMissingTexts.setState({ underWay: others });
  }

  async function write(text: TextToWrite): Promise<void> {
    const isSame = (one: TextToWrite) => isSameText(one, text) && one.part === text.part;
    await toolIsFree(text.tool);
    // The person may have written it with the tool in between.
    const current = toWrite().find(isSame);
    if (!isStopping && current) await startGeneration(current.tool, current.target);
    if (!toWrite().some(isSame)) {
      setLeaving(false); // the person stayed, for the text is whole
      return;
    }
    const { isRefused, failure } = useGenerations.getState()[text.tool];
    if (isRefused && !isOutline(text) && !isStopping) refused.push(text);
    else end ??= { ended: failure === undefined ? "stopped" : "failed", failure };
  }

  await writeInTurn(isOutline);
  const isAny = () => true;
  await Promise.all([writeInTurn(isAny), writeInTurn(isAny)]);
  return end ?? (refused.length > 0 ? { refused } : {});
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
