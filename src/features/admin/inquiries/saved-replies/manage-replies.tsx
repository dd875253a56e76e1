import { useState } from "react";
import type { SavedReply } from "../../../../domain/inquiries/saved-reply";
import { savedReplyWords } from "../../../../domain/inquiries/saved-reply-words";
import type { PageEntry } from "../../../../firebase/sdk/follow";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { uiWords } from "../../../../ui/words";
import { ReplyTitle } from "./reply-title";
import classes from "./saved-replies.module.css";
import type { ReplyKeeper } from "./use-saved-replies";

interface ManageRepliesProps {
  keeper: ReplyKeeper;
  saved: readonly PageEntry<SavedReply>[];
}

/** Renames saved replies and deletes them; what was deleted last can be brought back. */
export function ManageReplies({ keeper, saved }: ManageRepliesProps) {
  const [renamed, setRenamed] = useState<string>();
  const [deleted, setDeleted] = useState<SavedReply>();
  const { running, outcome, run } = useAction<"rename" | "delete" | "undo">();

  function rename(id: string, title: string): void {
    run(
      "rename",
      async () => {
        await keeper.rename(id, title);
        setRenamed(undefined);
        return { done: true, sentence: savedReplyWords.renamed(title) };
      },
      savedReplyWords.renameFailed,
    );
  }

  function remove({ id, document }: PageEntry<SavedReply>): void {
    run(
      "delete",
      async () => {
        await keeper.remove(id);
        setDeleted(document);
      },
      savedReplyWords.deleteFailed,
    );
  }

  function bringBack({ title, text }: SavedReply): void {
    run(
      "undo",
      async () => {
        await keeper.save(title, text);
        setDeleted(undefined);
      },
      savedReplyWords.saveFailed,
    );
  }

  return (
    <>
      {saved.length === 0 && <p>{savedReplyWords.none}</p>}
      <ul className={classes.list}>
        {saved.map((reply) => (
          <li key={reply.id}>
            {renamed === reply.id ? (
              <ReplyTitle
                label={savedReplyWords.newName}
                submit={savedReplyWords.rename}
                begin={reply.document.title}
                busy={running === "rename"}
                onSubmit={(title) => rename(reply.id, title)}
                onCancel={() => setRenamed(undefined)}
              />
            ) : (
              <>
                <span className={classes.name}>{reply.document.title}</span>
                <span className={classes.buttons}>
                  <Button
                    variant="subtle"
                    size="compact-md"
                    aria-label={savedReplyWords.renameOf(reply.document.title)}
                    onClick={() => setRenamed(reply.id)}
                  >
                    {savedReplyWords.rename}
                  </Button>
                  <Button
                    variant="subtle"
                    color="brick"
                    size="compact-md"
                    aria-label={savedReplyWords.deleteOf(reply.document.title)}
                    onClick={() => remove(reply)}
                  >
                    {savedReplyWords.delete}
                  </Button>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {deleted && (
        <Notice kind="success" action={{ label: uiWords.undo, run: () => bringBack(deleted) }}>
          {savedReplyWords.deleted(deleted.title)}
        </Notice>
      )}
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
    </>
  );
}
