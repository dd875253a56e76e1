import type { SubmitEvent } from "react";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { Textarea } from "../../../ui/form/textarea";
import { uiWords } from "../../../ui/words";
import { contactWords, mailWords } from "../../../domain/kernel/words";
import { bounds, emailAddress } from "../../../domain/kernel/contact";
import { firstProblem } from "../../../domain/kernel/form-problems";
import { referenceOf } from "../../../domain/inquiries/reference";
import { inquiryMessages, staffMessages } from "../../../domain/inquiries/action-words";
import { inquiryWords } from "../../../domain/inquiries/words";
import { keepSentReply, replyTo, type ReplyResult } from "../../../firebase/inquiries/replies";
import { useFieldProblem, type FieldProblem } from "../../../ui/form/use-field-problem";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { Dialog } from "../../../ui/dialog/dialog";
import { Notice } from "../../../ui/notice/notice";
import { useStaff, type DeskTarget } from "../shared/staff-context";
import classes from "../shared/dialogs.module.css";
import { useMailDraft } from "../shared/use-mail-draft";
import { replyDetails } from "./reply-target";
import { conflictMessage } from "./conflict-message";
import { SentReplies } from "./sent-replies";
import { SavedReplies } from "./saved-replies/saved-replies";
import { useSavedReplies } from "./saved-replies/use-saved-replies";

interface ReplyDialogProps {
  target: DeskTarget;
  onClose: () => void;
}

/** Answers an inquiry or a task by e-mail. Closing keeps the draft; sending ends in one of the specified alerts. */
export function ReplyDialog({ target, onClose }: ReplyDialogProps) {
  const { me, may, announce } = useStaff();
  /** A reader answers the sender alone. */
  const isSenders = me.role === "reader";
  const { title, subject, notKept } = replyDetails(target);
  const { inquiry: to } = target;
  const { draft, change, forget } = useMailDraft(`${target.kind}/${target.id}`, {
    recipientEmail: to.email,
    subject,
    message: "",
  });
  const saved = useSavedReplies();
  const { running, outcome, run } = useAction<"send">();
  const { isSound, at } = useFieldProblem<MailField>();
  const sending = running !== undefined;
  const mail = {
    recipientEmail: isSenders ? to.email : draft.recipientEmail.trim(),
    subject: draft.subject.trim(),
    message: draft.message.trim(),
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending && isSound(event.currentTarget, mailProblem(mail))) run("send", sendMail);
  }

  async function sendMail() {
    const replied = await replyTo(me, target, mail);
    const refusal = refusalIn(replied);
    if (refusal) return { done: false, sentence: refusal };
    forget();
    onClose();
    announceReply(replied);
  }

  /** Also after the dialog has closed, when only keeping the reply is tried again. */
  function announceReply(replied: ReplyResult): void {
    if (replied.result === "sent") announce({ kind: "success", sentence: inquiryMessages.replySent, alert: true });
    else if (replied.result === "gone" || replied.result === "task-gone")
      announce({ kind: "warning", sentence: staffMessages.repliedBesides(conflictMessage(replied)) });
    else {
      const retry = () => void keepSentReply(me, target, mail.message).then(announceReply);
      announce({ kind: "error", sentence: notKept, retry });
    }
  }

  return (
    <Dialog title={title} onClose={sending ? undefined : onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <blockquote className={classes.quote}>
          <p>{[to.name, to.businessName].filter(Boolean).join(", ")}</p>
          <p>{to.message}</p>
          <SentReplies {...to} />
        </blockquote>
        <TextInput
          {...at("recipientEmail")}
          label={contactWords.email}
          type="email"
          required
          readOnly={sending || isSenders}
          value={isSenders ? to.email : draft.recipientEmail}
          onChange={({ currentTarget }) => change({ recipientEmail: currentTarget.value })}
        />
        <TextInput
          {...at("subject")}
          label={mailWords.subject}
          description={inquiryWords.referenceAdded(referenceOf(target.id))}
          required
          maxLength={bounds.subject}
          readOnly={sending}
          value={draft.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        {!sending && (
          <SavedReplies
            {...saved}
            mayKeep={may("keepReplies")}
            to={to}
            message={draft.message}
            onChange={(message) => change({ message })}
          />
        )}
        <Textarea
          {...at("message")}
          data-typed-first
          label={mailWords.message}
          rows={8}
          required
          maxLength={bounds.mail}
          readOnly={sending}
          value={draft.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={() => !sending && onClose()}>
            {uiWords.close}
          </Button>
          <BusyButton type="submit" color="blaze" busy={sending} busyLabel={mailWords.sending}>
            {mailWords.send}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}

type MailField = "recipientEmail" | "subject" | "message";

function mailProblem(mail: Record<MailField, string>): FieldProblem<MailField> | undefined {
  const missing = (["recipientEmail", "subject", "message"] as const).find((field) => mail[field] === "");
  if (missing) return { field: missing, sentence: inquiryMessages.replyIncomplete };
  const sentence = firstProblem(emailAddress, mail.recipientEmail);
  return sentence === undefined ? undefined : { field: "recipientEmail", sentence };
}

/** Why it is not known to be sent, if it is not. */
function refusalIn(replied: ReplyResult): string | undefined {
  if (replied.result === "refused" || replied.result === "uncertain") return replied.sentence;
  if (replied.result === "being-answered" || replied.result === "task-being-answered") return conflictMessage(replied);
  if ((replied.result === "gone" || replied.result === "task-gone") && !replied.sent) return conflictMessage(replied);
  return undefined;
}
