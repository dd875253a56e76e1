import { useCallback, useState, type SubmitEvent } from "react";
import { draftPlaces } from "../../../../browser/draft-places";
import { staffWords } from "../../../../domain/accounts/signed-in-words";
import { longestHandOverNote } from "../../../../domain/inquiries/task";
import { handOverWords } from "../../../../domain/inquiries/hand-over-words";
import { staffMessages } from "../../../../domain/inquiries/action-words";
import { inquiryWords } from "../../../../domain/inquiries/words";
import { readColleagues, type Colleague } from "../../../../firebase/accounts/administrators";
import { handOverTask } from "../../../../firebase/inquiries/task-actions";
import { BusyButton } from "../../../../ui/button/busy-button";
import { Button } from "../../../../ui/button/button";
import { Dialog } from "../../../../ui/dialog/dialog";
import { Select } from "../../../../ui/form/select";
import { Textarea } from "../../../../ui/form/textarea";
import { useFieldProblem } from "../../../../ui/form/use-field-problem";
import { useAction } from "../../../../ui/hooks/use-action";
import { typedText, useDraft } from "../../../../ui/hooks/use-draft";
import { useLoaded } from "../../../../ui/hooks/use-loaded";
import { Notice } from "../../../../ui/notice/notice";
import { EmptyState } from "../../../../ui/page/empty-state";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { uiWords } from "../../../../ui/words";
import classes from "../../shared/dialogs.module.css";
import { useStaff, type HandOverTarget } from "../../shared/staff-context";
import { conflictMessage } from "../conflict-message";

interface HandOverDialogProps {
  target: HandOverTarget;
  onClose: () => void;
}

/** Chooses to whom a task is given. What is written to them stays until it has been handed over. */
export function HandOverDialog({ target, onClose }: HandOverDialogProps) {
  const { me } = useStaff();
  const { loaded, retry } = useLoaded(useCallback(() => readColleagues(me), [me]));
  const [sending, setSending] = useState(false);
  return (
    <Dialog title={handOverWords.handOverTitle} onClose={sending ? undefined : onClose}>
      <p>{target.name}</p>
      {loaded.status === "loading" && <Loading>{handOverWords.colleaguesLoading}</Loading>}
      {loaded.status === "failed" && <ErrorState retry={retry}>{handOverWords.colleaguesFailed}</ErrorState>}
      {loaded.status === "ready" && loaded.value.length === 0 && <EmptyState>{handOverWords.noColleague}</EmptyState>}
      {loaded.status === "ready" && loaded.value.length > 0 ? (
        <HandOverForm target={target} colleagues={loaded.value} onSending={setSending} onClose={onClose} />
      ) : (
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={onClose}>
            {uiWords.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface HandOverFormProps extends HandOverDialogProps {
  colleagues: Colleague[];
  onSending: (isSending: boolean) => void;
}

function HandOverForm({ target: { id, name }, colleagues, onSending, onClose }: HandOverFormProps) {
  const { me, announce } = useStaff();
  const [to, setTo] = useState("");
  const { isSound, at } = useFieldProblem<"colleague">();
  const { draft: note = "", change: setNote, forget } = useDraft(draftPlaces.staff(`hand-over/${id}`), typedText);
  const { running, outcome, run } = useAction<"hand over">();
  const busy = running !== undefined;

  async function handOver() {
    onSending(true);
    try {
      const moved = await handOverTask(me, id, to, note.trim());
      if (moved.result !== "done") return { done: false, sentence: conflictMessage(moved) };
    } finally {
      onSending(false);
    }
    const email = colleagues.find(({ uid }) => uid === to)?.email ?? "";
    forget();
    onClose();
    announce({ kind: "success", sentence: staffMessages.handedOver(name, email) });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = { field: "colleague", sentence: handOverWords.colleagueMissing } as const;
    if (isSound(event.currentTarget, to === "" ? problem : undefined))
      run("hand over", handOver, staffMessages.handOverFailed);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Select
        {...at("colleague")}
        label={handOverWords.colleague}
        required
        options={[
          { value: "", label: handOverWords.chooseColleague },
          ...colleagues.map(({ uid, email, role }) => ({
            value: uid,
            label: staffWords.colleagueInList(email, role),
          })),
        ]}
        value={to}
        onChange={({ currentTarget }) => !busy && setTo(currentTarget.value)}
      />
      <Textarea
        label={handOverWords.handOverNote}
        rows={3}
        maxLength={longestHandOverNote}
        readOnly={busy}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={() => !busy && onClose()}>
          {uiWords.close}
        </Button>
        <BusyButton type="submit" color="blaze" busy={busy} busyLabel={handOverWords.handingOver}>
          {inquiryWords.handOver}
        </BusyButton>
      </div>
    </form>
  );
}
