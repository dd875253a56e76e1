// Keeps typed answers that may not be on the server. They are written to the browser's storage at every keystroke,
// because a tab can be gone a moment later. Each field has its own entry, so that tabs which type in different fields
// do not disturb each other.
import { canonicalText } from "../../../../domain/kernel/records";
import * as z from "zod/mini";
import type { FieldChange } from "../../../../domain/assessment/answers/field-changes";
import { type FieldPath } from "../../../../domain/assessment/answers/field-paths";
import { isAtItsPlace } from "../../../../domain/assessment/answers/field-problem";
import { keysOf, type BrowserStore } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { parseStored, storedValue } from "../../../../browser/stored-value";

export interface PendingEdits {
  entries: () => FieldChange[];
  keep: (path: FieldPath, value: unknown) => void;
  /** Drops the entry if it still holds this value. */
  forget: (path: FieldPath, value: unknown) => void;
}

const storedPath = z.array(z.string());
/** Without a value where the answer was taken away. */
const storedEdit = z.strictObject({ value: z.optional(z.unknown()) });

export function pendingEdits(store: BrowserStore, uid: string, invitationId: string): PendingEdits {
  const prefix = `${storedKeys.pendingEdits}${uid}:${invitationId}:` as const;
  const editAt = (path: FieldPath) => storedValue(store, `${prefix}${JSON.stringify(path)}`, storedEdit);

  function read(key: string): FieldChange | undefined {
    const path = parseStored(key.slice(prefix.length), storedPath);
    const edit = path && editAt(path).read();
    return edit && isAtItsPlace(path, edit.value) ? { path, value: edit.value } : undefined;
  }

  return {
    entries: () => keysOf(store, prefix).flatMap((key) => read(key) ?? []),
    // Without room the answers are saved all the same, unless the tab dies before.
    keep: (path, value) => void editAt(path).write({ value }),
    forget: (path, value) => {
      const kept = editAt(path).read();
      if (kept && canonicalText(kept.value) === canonicalText(value)) editAt(path).remove();
    },
  };
}
