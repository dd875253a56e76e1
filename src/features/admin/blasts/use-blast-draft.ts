// A blast that is being written, with the key that makes it one blast however often it is sent. The key stays with the
// draft, so the server recognises it after a lost answer, a reload or a double click. If it was already sent with
// another text, the answer says so; the draft becomes a new blast only after the dialog was closed.
import { useState } from "react";
import { useMailDraft } from "../shared/use-mail-draft";

/** An earlier blast, to begin from. */
export interface EarlierBlast {
  id: string;
  subject: string;
  message: string;
  nameFallback: string;
}

export function useBlastDraft(earlier: EarlierBlast | undefined) {
  const [firstKey] = useState(() => crypto.randomUUID());
  // A mail that begins from an earlier blast is a draft of its own, so it takes no other one's place.
  const { draft, change, forget } = useMailDraft(earlier ? `blast-again-${earlier.id}` : "blast", {
    recipientEmail: "",
    subject: earlier?.subject ?? "",
    message: earlier?.message ?? "",
    nameFallback: earlier?.nameFallback ?? "",
    key: firstKey,
  });
  const mail = {
    subject: draft.subject.trim(),
    message: draft.message.trim(),
    nameFallback: (draft.nameFallback ?? "").trim(),
  };
  const sendAt = draft.sendAt ? new Date(draft.sendAt) : undefined;
  const text = JSON.stringify([mail, sendAt]);

  /** The key to send with, and a note of what is sent with it. */
  function sent(): string {
    change({ sentAs: draft.sentAs ?? text });
    return draft.key ?? firstKey;
  }

  /** A draft that was tried to be sent and has changed since is another blast from now on. */
  function renewKey(): void {
    if (draft.sentAs !== undefined && draft.sentAs !== text) change({ key: crypto.randomUUID(), sentAs: undefined });
  }

  return { draft, mail, sendAt, change, forget, sent, renewKey };
}
