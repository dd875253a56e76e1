import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { Textarea } from "../../../ui/form/textarea";
import { uiWords } from "../../../ui/words";
import { useFieldProblem, type FieldProblem } from "../../../ui/form/use-field-problem";
import { mailWords } from "../../../domain/kernel/words";
import { bounds } from "../../../domain/kernel/contact";
import { blastWords, blastScreenMessages } from "../../../domain/blasts/words";
import { countRecipients, sendBlast, testBlast, type BlastMail } from "../../../firebase/blasts/blasts";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Dialog } from "../../../ui/dialog/dialog";
import { Notice } from "../../../ui/notice/notice";
import { BlastLine } from "./blast-line";
import { BlastOptions } from "./blast-options";
import { BlastPreview } from "./blast-preview";
import { useStaff } from "../shared/staff-context";
import classes from "../shared/dialogs.module.css";
import { useBlastDraft, type EarlierBlast } from "./use-blast-draft";
import { usesName } from "../../../domain/blasts/greeting";
import { inquiryMessages } from "../../../domain/inquiries/action-words";
import { subscriberMessages } from "../../../domain/mailing-list/subscribers/words";
import type { RecipientCount } from "../../../domain/blasts/recipient-count";
import type { Live } from "../../../ui/hooks/use-live";

interface BlastRecipientsProps {
  count: Live<RecipientCount>;
  countAgain: () => void;
  onTheList: number | undefined;
}

export interface BlastDialogProps {
  /** The number of entries on the mailing list, if known. */
  count?: number | undefined;
  earlier?: EarlierBlast | undefined;
  onClose: () => void;
}

/** Writes to everybody on the mailing list. Closing keeps what was written; so does everything that fails. */
export function BlastDialog({ count, earlier, onClose }: BlastDialogProps) {
  const { me, announce } = useStaff();
  const { draft, mail, sendAt, change, forget, sent, renewKey } = useBlastDraft(earlier);
  const { running, outcome, setOutcome, run } = useAction<"sending" | "testing">();
  const { isSound, at } = useFieldProblem<BlastField>();
  const form = useRef<HTMLFormElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const { loaded: recipients, retry: countAgain } = useLoaded(countRecipients);

  /** Tells whether the mail is whole, and shows the missing part. */
  function check(form: HTMLFormElement | null): boolean {
    setOutcome(undefined);
    return form !== null && isSound(form, blastProblem(mail));
  }

  async function send() {
    const result = await sendBlast({ ...mail, sendAt }, sent());
    if (!result.done) return result;
    const { blastId } = result.value;
    forget();
    onClose();
    announce({
      kind: "success",
      sentence: result.sentence,
      alert: true,
      ...(blastId && { follow: (dismiss) => <BlastLine id={blastId} onOver={dismiss} /> }),
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!running && check(event.currentTarget)) run("sending", send);
  }

  function test() {
    if (!running && check(form.current)) run("testing", () => testBlast(mail, me.email));
  }

  function preview() {
    setPreviewing(check(form.current) && !previewing);
  }

  function close() {
    if (running) return;
    renewKey();
    onClose();
  }

  return (
    <Dialog title={blastWords.dialog} onClose={running ? undefined : close}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <BlastRecipients count={recipients} countAgain={countAgain} onTheList={count} />
        {previewing ? (
          <BlastPreview mail={mail} />
        ) : (
          <>
            <TextInput
              {...at("subject")}
              label={mailWords.subject}
              required
              maxLength={bounds.subject}
              readOnly={running !== undefined}
              value={draft.subject}
              onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
            />
            <Textarea
              {...at("message")}
              label={mailWords.message}
              rows={10}
              required
              maxLength={bounds.mail}
              readOnly={running !== undefined}
              value={draft.message}
              onChange={({ currentTarget }) => change({ message: currentTarget.value })}
            />
            <BlastOptions
              draft={draft}
              change={change}
              mail={mail}
              fallback={at("nameFallback")}
              readOnly={running !== undefined}
            />
          </>
        )}
        {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={close}>
            {uiWords.close}
          </Button>
          <Button variant="outline" onClick={preview}>
            {previewing ? blastWords.backToWriting : blastWords.preview}
          </Button>
          <BusyButton variant="outline" busy={running === "testing"} busyLabel={blastWords.testing} onClick={test}>
            {blastWords.test}
          </BusyButton>
          <BusyButton type="submit" color="blaze" busy={running === "sending"} busyLabel={mailWords.sending}>
            {recipients.status === "ready" && recipients.value.recipients > 0
              ? (sendAt ? blastWords.scheduleFor : blastWords.sendTo)(
                  recipients.value.recipients,
                  recipients.value.exact,
                )
              : mailWords.send}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}

type BlastField = "subject" | "message" | "nameFallback";

/** Returns the missing part of a mail; undefined for a whole one. */
function blastProblem(mail: BlastMail): FieldProblem<BlastField> | undefined {
  const missing = (["subject", "message"] as const).find((field) => mail[field] === "");
  if (missing) return { field: missing, sentence: inquiryMessages.replyIncomplete };
  if (!usesName(mail.message) || mail.nameFallback) return undefined;
  return { field: "nameFallback", sentence: blastScreenMessages.fallbackMissing };
}

/** For how many people the blast is, counted by the server as it would send it. */
function BlastRecipients({ count, countAgain, onTheList }: BlastRecipientsProps) {
  if (count.status === "failed") {
    return (
      <Notice kind="warning" action={{ label: blastWords.countAgain, run: countAgain }}>
        {blastScreenMessages.notCounted(onTheList)}
      </Notice>
    );
  }
  return (
    <p role="status">
      {count.status === "loading"
        ? blastScreenMessages.counting
        : blastScreenMessages.recipients(count.value.recipients, count.value.exact)}{" "}
      {count.status === "ready" && isForFewer(count.value) && subscriberMessages.explained(count.value)}
    </p>
  );
}

function isForFewer({ exact, recipients, entries }: RecipientCount): boolean {
  return exact && recipients < entries;
}
