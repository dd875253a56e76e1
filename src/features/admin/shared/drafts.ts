// What somebody is writing, by what it answers. Closing a dialog, reloading the page or losing the connection loses
// none of it. A draft ends when it has been sent, when its writer logs out, and with the tab.
import { useState } from "react";
import { keysOf, tabStore } from "../../../browser/storage";

export interface Draft {
  recipientEmail: string;
  subject: string;
  message: string;
  /** Of a blast: what makes it one however often it is sent, and the text with which it was first tried. */
  key?: string;
  sentAs?: string | undefined;
}

const prefix = "reply-draft:";

export function useDraft(key: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...storedDraft(key) }));

  function change(changes: Partial<Draft>): void {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    tabStore.setItem(prefix + key, JSON.stringify(changed));
  }

  return { draft, change, forget: () => tabStore.removeItem(prefix + key) };
}

export function forgetDrafts(): void {
  for (const key of keysOf(tabStore, prefix)) tabStore.removeItem(key);
}

function storedDraft(key: string): Partial<Draft> {
  return JSON.parse(tabStore.getItem(prefix + key) ?? "{}") as Partial<Draft>;
}
