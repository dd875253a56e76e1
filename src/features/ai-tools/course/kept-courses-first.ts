import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import type { KeptSchemas } from "./kept-courses";

/** Loads what courses are read with; nothing where this browser keeps none. */
export async function schemasForKeptCourses(): Promise<KeptSchemas | undefined> {
  const kept = [storedKeys.courses, storedKeys.courseDraft, storedKeys.textsInProgress];
  if (kept.every((key) => keysOf(browserStore, key).length === 0)) return undefined;
  return import("./kept-schemas");
}
