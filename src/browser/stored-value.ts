// JSON in the browser's storage, and the only way in and out of it. It is read with a schema, because anything may
// stand there: what is missing, foreign or broken counts as not there.
import type { z } from "zod";
import type { BrowserStore } from "./storage";

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** False when the browser does not take it: it is then kept for as long as the page is open. */
  write: (value: Value) => boolean;
  remove: () => void;
}

export function storedValue<S extends z.ZodType>(
  store: Pick<BrowserStore, "getItem" | "setItem" | "removeItem">,
  key: string,
  schema: S,
): StoredValue<z.infer<S>> {
  return {
    read: () => parseStored(store.getItem(key), schema),
    write: (value) => {
      try {
        return store.setItem(key, JSON.stringify(value)) !== false;
      } catch {
        return false; // full or forbidden
      }
    },
    remove: () => store.removeItem(key),
  };
}

export function parseStored<S extends z.ZodType>(text: string | null, schema: S): z.infer<S> | undefined {
  try {
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
