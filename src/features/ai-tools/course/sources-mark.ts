import { pageEvents } from "../../../browser/page-events";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

/** There for as long as a course has sources; another time is another state of them. No database is opened in vain. */
export function sourcesMark(course: string) {
  return storedValue(browserStore, `${storedKeys.sources}${course}`, {
    parse: (value) => (typeof value === "number" && value > 0 ? value : undefined),
  });
}

export function hasSources(course: string): boolean {
  return sourcesMark(course).read() !== undefined;
}

/** Hears of the sources of a course that change in another window. */
export function followSourcesMark(course: string, hear: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === `${storedKeys.sources}${course}`) hear();
  };
  pageEvents.addEventListener("storage", follow);
  return () => pageEvents.removeEventListener("storage", follow);
}
