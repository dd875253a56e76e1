import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import type { KeptSchemas } from "./kept-courses";

/** Loads what courses are read with; nothing where this browser keeps none. */
export function schemasForKeptCourses(): Promise<KeptSchemas> | undefined {
  const kept = [storedKeys.courses, storedKeys.courseDraft, storedKeys.textsInProgress];
  return kept.some((key) => keysOf(browserStore, key).length > 0) ? import("./kept-schemas") : undefined;
}
