import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";

/** To be waited for before the tools are loaded, which read at once what is kept of courses in this browser. */
export async function readyForKeptCourses(): Promise<void> {
  const kept = [storedKeys.courses, storedKeys.courseDraft, storedKeys.textsInProgress];
  if (kept.every((key) => keysOf(browserStore, key).length === 0)) return;
  const { loadKeptSchemas } = await import("./kept-courses");
  await loadKeptSchemas();
}
