// What has been typed and is not yet known to be on the server. It is written to the browser's storage at every
// keystroke, because a tab can be gone a moment later. Each field has its own entry, so that tabs which type in
// different fields do not disturb each other.
import type { FieldChange } from "../../../domain/assessment/answers/field-changes";
import { canonicalText, type FieldPath } from "../../../domain/assessment/answers/field-paths";
import { keysOf, type BrowserStore } from "../../../browser/storage";

export interface PendingEdits {
  entries: () => FieldChange[];
  keep: (path: FieldPath, value: unknown) => void;
  /** Drops the entry if it still holds this value. */
  forget: (path: FieldPath, value: unknown) => void;
}

export function pendingEdits(store: BrowserStore, uid: string, invitationId: string): PendingEdits {
  const prefix = `answer:${uid}:${invitationId}:`;
  const keyOf = (path: FieldPath) => prefix + JSON.stringify(path);

  function read(key: string): FieldChange | undefined {
    try {
      const path = JSON.parse(key.slice(prefix.length)) as string[];
      const { value } = JSON.parse(store.getItem(key) ?? "") as { value?: unknown };
      return { path, value };
    } catch {
      return undefined; // gone, or not ours
    }
  }

  return {
    entries: () => keysOf(store, prefix).flatMap((key) => read(key) ?? []),
    keep: (path, value) => {
      try {
        store.setItem(keyOf(path), JSON.stringify({ value }));
      } catch {
        return; // full or forbidden: the answers are saved all the same, only not if the tab dies within a second
      }
    },
    forget: (path, value) => {
      const kept = read(keyOf(path));
      if (kept && canonicalText(kept.value) === canonicalText(value)) store.removeItem(keyOf(path));
    },
  };
}
