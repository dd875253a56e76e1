import { useState } from "react";
import type { DraftPlace } from "../../browser/stored-keys";
import { storedValue, type Schema } from "../../browser/stored-value";

/** What is typed at a place; undefined where nothing was begun, or where what is kept does not fit its schema. */
export function useDraft<Value>({ store, key }: DraftPlace, schema: Schema<Value>) {
  const stored = storedValue(store, key, schema);
  const [draft, setDraft] = useState(stored.read);

  function change(typed: Value): void {
    setDraft(typed);
    stored.write(typed);
  }

  /** It is sent, added or saved, or given up. */
  function forget(): void {
    setDraft(undefined);
    stored.remove();
  }

  return { draft, change, forget };
}

export const typedText = {
  parse: (stored: unknown) => (typeof stored === "string" ? stored : undefined),
};
