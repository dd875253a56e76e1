// JSON in the browser's own storage, read with a schema: what is missing, foreign or broken counts as not there.
import type { z } from "zod";

export function readStored<S extends z.ZodType>(key: string, schema: S): z.infer<S> | undefined {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return undefined;
  }
}

/** False when the browser refuses: its storage is full or switched off. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
