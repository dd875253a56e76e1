import { useState } from "react";
import { asSavedReply, type AnsweredPerson } from "../../../../domain/inquiries/saved-reply";
import { savedReplyWords } from "../../../../domain/inquiries/saved-reply-words";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { ReplyTitle } from "./reply-title";
import classes from "./saved-replies.module.css";
import type { ReplyKeeper } from "./use-saved-replies";

interface SaveReplyProps {
  keeper: ReplyKeeper;
  to: AnsweredPerson;
  message: string;
}

/** Keeps the written text for other recipients. */
export function SaveReply({ keeper, to, message }: SaveReplyProps) {
  const [isNaming, setNaming] = useState(false);
  const { running, outcome, setOutcome, run } = useAction<"save">();

  function begin(): void {
    const isBlank = message.trim() === "";
    setNaming(!isBlank);
    setOutcome(isBlank ? { done: false, sentence: savedReplyWords.nothingToSave } : undefined);
  }

  function save(title: string): void {
    run(
      "save",
      async () => {
        await keeper.save(title, asSavedReply(message.trim(), to));
        setNaming(false);
        return { done: true, sentence: savedReplyWords.saved(title) };
      },
      savedReplyWords.saveFailed,
    );
  }

  return (
    <div className={classes.fields}>
      {isNaming ? (
        <ReplyTitle
          label={savedReplyWords.saveAs}
          hint={savedReplyWords.saveHint}
          submit={savedReplyWords.saveNow}
          busy={running !== undefined}
          onSubmit={save}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className={classes.buttons}>
          <Button variant="subtle" size="sm" onClick={begin}>
            {savedReplyWords.save}
          </Button>
        </div>
      )}
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
    </div>
  );
}
