// JSON in the browser's storage, and the only way in and out of it. It is read with a schema, because anything may
// stand there: what is missing, foreign or broken counts as not there.
import type { BrowserStore } from "./storage";
import type { StoredKey } from "./stored-keys";

/** A zod schema is one. */
export interface Schema<Value> {
  /** Throws where the value does not fit, or returns nothing. */
  parse: (value: unknown) => Value | undefined;
}

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** False when the browser does not take it: it is then kept for as long as the page is open. */
  write: (value: Value) => boolean;
  remove: () => void;
}

export function storedValue<Value>(
  store: Pick<BrowserStore, "getItem" | "setItem" | "removeItem">,
  key: StoredKey,
  schema: Schema<Value>,
): StoredValue<Value> {
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

export function parseStored<Value>(text: string | null, schema: Schema<Value>): Value | undefined {
  try {
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
