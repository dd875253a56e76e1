import { useState } from "react";
import { tabStore } from "../../browser/storage";
import { storedDraft } from "../../browser/stored-draft";

/** A text that is being written, under its key: it stays for as long as the tab is open, or until it is blank. */
export function useTextDraft(key: string): { text: string; change: (text: string) => void } {
  const stored = storedDraft(tabStore, key);
  const [text, setText] = useState(() => stored.read() ?? "");

  function change(changed: string): void {
    setText(changed);
    if (changed === "") stored.remove();
    else stored.write(changed);
  }

  return { text, change };
}
