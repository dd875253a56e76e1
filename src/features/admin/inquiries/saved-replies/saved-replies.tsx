import { useState } from "react";
import { fillReply, type AnsweredPerson, type SavedReply } from "../../../../domain/inquiries/saved-reply";
import { savedReplyWords } from "../../../../domain/inquiries/saved-reply-words";
import type { PageEntry } from "../../../../firebase/sdk/follow";
import { Select } from "../../../../ui/form/select";
import type { Live } from "../../../../ui/hooks/use-live";
import { Disclosure } from "../../../../ui/menu/disclosure";
import { Notice } from "../../../../ui/notice/notice";
import { uiWords } from "../../../../ui/words";
import { ManageReplies } from "./manage-replies";
import { SaveReply } from "./save-reply";
import classes from "./saved-replies.module.css";
import type { ReplyKeeper } from "./use-saved-replies";

interface SavedRepliesProps {
  replies: Live<PageEntry<SavedReply>[]>;
  retry: () => void;
  keeper: ReplyKeeper;
  /** False if they are only chosen. */
  mayKeep: boolean;
  to: AnsweredPerson;
  message: string;
  onChange: (message: string) => void;
}

/**
 * Puts a saved reply behind the written text, and keeps the written text as one. It has its place from the beginning:
 * the administrator types below it by the time that the replies come.
 */
export function SavedReplies({ replies, retry, keeper, mayKeep, to, message, onChange }: SavedRepliesProps) {
  const [inserted, setInserted] = useState<{ title: string; before: string; after: string; told: string }>();
  const saved = replies.status === "ready" ? replies.value : [];
  const hasNone = replies.status === "ready" && saved.length === 0;

  function insert(id: string): void {
    const chosen = saved.find((reply) => reply.id === id)?.document;
    if (!chosen) return;
    const { text, missing } = fillReply(chosen.text, to);
    const after = message.trim() === "" ? text : `${message.trimEnd()}\n\n${text}`;
    const told = [
      savedReplyWords.inserted(chosen.title),
      ...missing.map((placeholder) => savedReplyWords.missing[placeholder]),
    ];
    setInserted({ title: chosen.title, before: message, after, told: told.join(" ") });
    onChange(after);
  }

  return (
    <div className={classes.saved}>
      {replies.status === "failed" && (
        // An answer can be written without them: the alerts are those of the answer.
        <Notice kind="error" role="status" action={{ label: uiWords.tryAgain, run: retry }}>
          {savedReplyWords.loadFailed}
        </Notice>
      )}
      <Select
        label={savedReplyWords.title}
        options={[
          { value: "", label: hasNone ? savedReplyWords.none : savedReplyWords.choose },
          ...saved.map(({ id, document }) => ({ value: id, label: document.title })),
        ]}
        value=""
        disabled={saved.length === 0}
        onChange={({ currentTarget }) => insert(currentTarget.value)}
      />
      {inserted && (
        <Notice
          kind="success"
          {...(message === inserted.after && {
            action: {
              label: uiWords.undo,
              run: () => {
                onChange(inserted.before);
                setInserted(undefined);
              },
            },
          })}
        >
          {inserted.told}
        </Notice>
      )}
      {mayKeep && (
        <div className={classes.ways}>
          <SaveReply keeper={keeper} to={to} message={message} />
          {replies.status !== "failed" && (
            <Disclosure label={savedReplyWords.manage} variant="subtle" size="sm">
              {replies.status === "ready" && <ManageReplies keeper={keeper} saved={saved} />}
            </Disclosure>
          )}
        </div>
      )}
    </div>
  );
}
