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
  const after = await documents.change(course, (before) => by(before ?? noSources(course)));
  if (after && after.sources.length > 0) sourcesMark(course).write(currentTime().getTime());
  else sourcesMark(course).remove();
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
