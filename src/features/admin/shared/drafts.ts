// What somebody is writing, by what it answers. Closing a dialog, reloading the page or losing the connection loses
// none of it. A draft ends when it has been sent, when its writer logs out, and with the tab.
import { useState } from "react";
import * as z from "zod/mini";
import { tabStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

const writtenMail = z.object({
  recipientEmail: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Of a blast: what stands in the place of a missing name, and when it is sent, as a field of a form has it. */
  nameFallback: z.optional(z.string()),
  sendAt: z.optional(z.string()),
  /** Of a blast: what makes it one however often it is sent, and the text with which it was first tried. */
  key: z.optional(z.string()),
  sentAs: z.optional(z.string()),
});
type Draft = z.infer<typeof writtenMail>;

export function useDraft(key: string, initial: Draft) {
  const stored = storedValue(tabStore, storedKeys.staffDrafts + key, writtenMail);
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...stored.read() }));

  function change(changes: Partial<Draft>): void {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    stored.write(changed);
  }

  return { draft, change, forget: stored.remove };
}
