// The sources of the courses in this browser. They are in a database of their own, by course.
import { useMemo } from "react";
import { keptDocuments } from "../../../browser/kept-documents";
import { sourcesDatabase } from "../../../browser/stored-keys";
import type { Subscribe } from "../../../browser/subscribe";
import { courseSources, noSources, type CourseSources } from "../../../domain/course/sources/source";
import { currentTime } from "../../../browser/current-time";
import { useLive } from "../../../ui/hooks/use-live";
import { followSourcesMark, hasSources, sourcesMark } from "./sources-mark";

const documents = keptDocuments(sourcesDatabase, courseSources);
const sourceChanges = new EventTarget();

export async function readSources(course: string): Promise<CourseSources> {
  if (!hasSources(course)) return noSources(course);
  return (await documents.read(course)) ?? noSources(course);
}

/** Rejects where the browser does not take them; everything is as before then. */
export async function changeSources(course: string, by: (before: CourseSources) => CourseSources): Promise<void> {
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

/** Forgets the sources of a course. Returns what brings them back. */
export async function forgetSources(course: string): Promise<() => Promise<void>> {
  const before = await readSources(course);
  await changeSources(course, (now) => ({ ...now, sources: [] }));
  return () => changeSources(course, () => before);
}

export function useSources(course: string) {
  return useLive(
    useMemo(() => sourcesOf(course), [course]),
    { keepsPrevious: false },
  );
}

function sourcesOf(course: string): Subscribe<CourseSources> {
  return (next, fail) => {
    const read = () => void readSources(course).then(next, fail);
    sourceChanges.addEventListener(course, read);
    const leave = followSourcesMark(course, read);
    read();
    return () => {
      sourceChanges.removeEventListener(course, read);
      leave();
    };
  };
}
