import { useState } from "react";
import type { DraftPlace } from "../../browser/draft-places";
import { storedValue, type Schema } from "../../browser/stored-value";

/** Returns the typed value of a place; undefined if nothing was begun, or if the kept one does not fit its schema. */
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
