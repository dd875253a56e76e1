import { useRef, useState, type KeyboardEvent } from "react";
import { longestReplyTitle } from "../../../../domain/inquiries/saved-reply";
import { savedReplyWords } from "../../../../domain/inquiries/saved-reply-words";
import { BusyButton } from "../../../../ui/button/busy-button";
import { Button } from "../../../../ui/button/button";
import { TextInput } from "../../../../ui/form/text-input";
import classes from "./saved-replies.module.css";

interface ReplyTitleProps {
  label: string;
  hint?: string;
  submit: string;
  begin?: string;
  busy: boolean;
  onSubmit: (title: string) => void;
  onCancel: () => void;
}

/** The title of a saved reply. It is within the form of the answer, which its Enter key must not send. */
export function ReplyTitle({ label, hint, submit, begin = "", busy, onSubmit, onCancel }: ReplyTitleProps) {
  const [title, setTitle] = useState(begin);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function finish(): void {
    const isBlank = title.trim() === "";
    setMissing(isBlank);
    if (isBlank) field.current?.focus();
    if (!isBlank && !busy) onSubmit(title.trim());
  }

  function finishByEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    finish();
  }

  return (
    <div className={classes.fields}>
      <TextInput
        ref={field}
        label={label}
        description={hint}
        maxLength={longestReplyTitle}
        readOnly={busy}
        value={title}
        error={isMissing && title.trim() === "" ? savedReplyWords.titleMissing : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={finishByEnter}
      />
      <div className={classes.buttons}>
        <BusyButton variant="outline" size="sm" busy={busy} busyLabel={savedReplyWords.saving} onClick={finish}>
          {submit}
        </BusyButton>
        <Button variant="subtle" size="sm" onClick={onCancel}>
          {savedReplyWords.cancel}
        </Button>
      </div>
    </div>
  );
}
