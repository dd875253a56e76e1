import { useState, type SubmitEvent } from "react";
import { Button, Textarea, TextInput } from "@mantine/core";
import { bounds } from "../../domain/documents/contact";
import { messages } from "../../domain/messages";
import { blastRefusal } from "../../firebase/blasts";
import { BusyButton } from "../../ui/busy-button";
import { Dialog } from "../../ui/dialog";
import { Notice } from "../../ui/notice";
import { useDesk } from "./desk";
import classes from "./dialogs.module.css";
import { useDraft } from "./drafts";

interface BlastDialogProps {
  /** How many will get it, if that is known. */
  count: number | undefined;
  onClose: () => void;
}

/** Writes to everybody on the mailing list. */
export function BlastDialog({ count, onClose }: BlastDialogProps) {
  const { announce } = useDesk();
  const { draft, change, forget } = useDraft("blast", { recipientEmail: "", subject: "", message: "" });
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const mail = { subject: draft.subject.trim(), message: draft.message.trim() };
    if (!mail.subject || !mail.message) {
      setProblem(messages.replyIncomplete);
      return;
    }
    setProblem(undefined);
    setSending(true);
    const refusal = await blastRefusal(mail);
    setSending(false);
    if (refusal) {
      setProblem(refusal);
      return;
    }
    forget();
    onClose();
    announce({ kind: "success", sentence: messages.blastSent, alert: true });
  }

  return (
    <Dialog title="Email Blast" onClose={sending ? undefined : onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{recipients(count)}</p>
        <TextInput
          label="Subject"
          required
          maxLength={bounds.subject}
          readOnly={sending}
          value={draft.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <Textarea
          label="Message"
          rows={10}
          resize="vertical"
          required
          maxLength={bounds.mail}
          readOnly={sending}
          value={draft.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        {problem && <Notice kind="error">{problem}</Notice>}
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={() => !sending && onClose()}>
            Close
          </Button>
          <BusyButton type="submit" color="blaze" busy={sending} busyLabel="Sending...">
            Send
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}

function recipients(count: number | undefined): string {
  if (count === undefined) return "This goes to everybody on the mailing list. It cannot be called back.";
  if (count === 0) return "Nobody is on the mailing list yet.";
  const people = count === 1 ? "the one person" : `all ${count.toLocaleString()} people`;
  return `This goes to ${people} on the mailing list. It cannot be called back.`;
}
