// The sources of courses. Those of a course in this browser are in a database of their own, by course. Those of a
// business's course are kept with it as soon as their person says so, apart from what was struck out: that never leaves
// this browser.
import { useMemo } from "react";
import { keptDocuments } from "../../../browser/kept-documents";
import { withLock } from "../../../browser/lock";
import { logWarning } from "../../../browser/log";
import { sourcesDatabase } from "../../../browser/stored-keys";
import { lateSubscription, type Subscribe } from "../../../browser/subscribe";
import { SourcesFull, sourcesHere, withAddedHere, withSourcesHere } from "../../../domain/course/sources/kept-sources";
import { courseSources, noSources, type CourseSources, type GivenSource } from "../../../domain/course/sources/source";
import { sourceWords } from "../../../domain/course/sources/words";
import { currentTime } from "../../../browser/current-time";
import type { BusinessSources } from "../../../firebase/course/business-sources";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { useLive } from "../../../ui/hooks/use-live";
import type { CourseBusiness, CoursePlace } from "./open-course";
import { followSourcesMark, hasSources, sourcesMark } from "./sources-mark";

const documents = keptDocuments(sourcesDatabase, courseSources);
const sourceChanges = new EventTarget();

class NotKeptHere extends Error {}

type SourcesChange = (before: CourseSources) => CourseSources;

export async function readSources({ id, business }: CoursePlace): Promise<CourseSources> {
  if (!business) return readHere(id);
  const [kept, here] = await Promise.all([keptWith(business, id).then(({ read }) => read()), readOwn(id)]);
  return withSourcesHere(kept, here);
}

/** Rejects where they cannot be kept; everything is as before then. */
export async function changeSources({ id, business }: CoursePlace, by: SourcesChange): Promise<void> {
  if (!business) {
    await changeHere(id, by);
    return;
  }
  await inTurn(id, () => changeKept(business, id, by));
}

async function changeKept(business: CourseBusiness, id: string, by: SourcesChange): Promise<void> {
  const { change } = await keptWith(business, id);
  const changed = await change(async (stored) => {
    const here = await readOwn(id);
    const after = by(withSourcesHere(stored, here));
    // This browser has it before it is taken out there, also where the change does not arrive.
    await keepHere(id, withAddedHere(here, sourcesHere(after))).catch((error: unknown) => {
      throw new NotKeptHere("", { cause: error });
    });
    return after;
  });
  await keepHere(id, sourcesHere(changed)).catch((error: unknown) =>
    logWarning("What a business keeps now could not be taken out of this browser.", error),
  );
}

/** Adds all sources of another place. Nothing of this browser is changed before everything has arrived. */
export async function addSources({ id, business }: CoursePlace, added: CourseSources): Promise<void> {
  const withAdded = (all: CourseSources, sources: readonly GivenSource[]): CourseSources => ({
    ...all,
    next: Math.max(all.next, added.next),
    sources: [...all.sources.filter((one) => !sources.some((other) => other.id === one.id)), ...sources],
  });
  if (!business) {
    await changeHere(id, (all) => withAdded(all, added.sources));
    return;
  }
  const { change } = await keptWith(business, id);
  // One by one: a request has a largest size.
  for (const source of added.sources) await change((stored) => Promise.resolve(withAdded(stored, [source])));
  await keepHere(id, sourcesHere(added));
}

export function notKeptSentence({ business }: CoursePlace, error: unknown): string {
  if (error instanceof SourcesFull) return sourceWords.full;
  return business && !(error instanceof NotKeptHere) ? sourceWords.notKeptWith(business.name) : sourceWords.notKept;
}

/** Forgets the sources of a course in this browser; those with a business end with the course. */
export async function forgetOwnSources(course: string): Promise<void> {
  if (hasSources(course)) await keepHere(course, noSources(course));
}

export function useSources({ id, business }: CoursePlace) {
  const [invitationId, name] = [business?.invitationId, business?.name ?? ""];
  return useLive(
    useMemo(
      () => (invitationId === undefined ? watchHere(id) : watchKept({ invitationId, name }, id)),
      [id, invitationId, name],
    ),
    { keepsPrevious: false },
  );
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One change after the other, also of other windows: each reads what this browser has before it writes it. */
function inTurn(course: string, work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.catch(() => undefined).then(() => withLock(`waymark.sources ${course}`, work));
  lastTurn = turn;
  return turn;
}

async function keptWith({ invitationId }: CourseBusiness, course: string): Promise<BusinessSources> {
  const { businessSources } = await withFirestore(import("../../../firebase/course/business-sources"));
  return businessSources(invitationId, course);
}

async function readHere(course: string): Promise<CourseSources> {
  if (!hasSources(course)) return noSources(course);
  return (await documents.read(course)) ?? noSources(course);
}

/** A browser that does not let us read has nothing of its own. */
function readOwn(course: string): Promise<CourseSources> {
  return readHere(course).catch((error: unknown) => {
    logWarning("What only this browser has of the sources could not be read.", error);
    return noSources(course);
  });
}

async function keepHere(course: string, sources: CourseSources): Promise<void> {
  if (sources.sources.length > 0 || hasSources(course)) await changeHere(course, () => sources);
}

async function changeHere(course: string, by: SourcesChange): Promise<void> {
  const mark = sourcesMark(course);
  const before = mark.read();
  // A source without its mark would be there and not be found.
  const isMarked = mark.write(currentTime().getTime());
  try {
    if (!isMarked) throw new Error("The browser's storage takes nothing more.");
    const after = await documents.change(course, (all) => by(all ?? noSources(course)));
    if (!after || after.sources.length === 0) mark.remove();
  } catch (error) {
    if (before === undefined) mark.remove();
    else mark.write(before);
    throw error;
  }
  sourceChanges.dispatchEvent(new Event(course));
}

function watchHere(course: string): Subscribe<CourseSources> {
  return (next, fail) => {
    const read = () => void readHere(course).then(next, fail);
    const leave = followHere(course, read);
    read();
    return leave;
  };
}

function watchKept(business: CourseBusiness, course: string): Subscribe<CourseSources> {
  return (next, fail) => {
    let kept: CourseSources | undefined;
    let turn = 0;
    const tell = () => {
      const now = ++turn;
      const stored = kept;
      if (stored) void readOwn(course).then((here) => now === turn && next(withSourcesHere(stored, here)));
    };
    const hear = (stored: CourseSources) => {
      kept = stored;
      tell();
    };
    const leaveHere = followHere(course, tell);
    const leave = lateSubscription(async () => (await keptWith(business, course)).watch)(hear, fail);
    return () => {
      turn = -1;
      kept = undefined;
      leaveHere();
      leave();
    };
  };
}

function followHere(course: string, hear: () => void): () => void {
  sourceChanges.addEventListener(course, hear);
  const leave = followSourcesMark(course, hear);
  return () => {
    sourceChanges.removeEventListener(course, hear);
    leave();
  };
}
