import { useState } from "react";
import { linkCodeOf, type Invitation } from "../../domain/invitations/invitation";
import { BusyButton } from "../../ui/button/busy-button";
import { LateConfirmDialog } from "../../ui/dialog/late-confirm-dialog";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { InvitationEnd } from "./invitation-end";
import classes from "./to-do-list.module.css";

interface OpenInvitationProps {
  invited: Invitation;
  words: {
    title: string;
    meaning: string;
    accept: string;
    accepting: string;
    /** It is asked before what cannot be taken back. */
    question?: { title: string; confirm: string; decline: string; meaning: string };
  };
  onAccepted: () => void;
}

/** A further round, or another business, waits to be begun with this account; what was answered stays as it is. */
export function OpenInvitation({ invited, words, onAccepted }: OpenInvitationProps) {
  const { running, outcome, run } = useAction<"accept">();
  const [asking, setAsking] = useState(false);
  const { question } = words;

  async function accept() {
    const { finishRegistration } = await import("../../firebase/accounts/registration");
    const accepted = await finishRegistration({ code: linkCodeOf(invited), name: "" });
    if (!accepted.done) return { done: false, sentence: accepted.problem };
    onAccepted();
  }

  function begin() {
    setAsking(false);
    run("accept", accept);
  }

  return (
    <section aria-labelledby="open-invitation" className={classes.list}>
      <h2 id="open-invitation">{words.title}</h2>
      <p>{words.meaning}</p>
      <InvitationEnd invited={invited} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        color="blaze"
        breaks
        busy={running !== undefined}
        busyLabel={words.accepting}
        onClick={() => (question ? setAsking(true) : begin())}
      >
        {words.accept}
      </BusyButton>
      {question && asking && (
        <LateConfirmDialog
          title={question.title}
          confirm={question.confirm}
          decline={question.decline}
          onConfirm={begin}
          onDecline={() => setAsking(false)}
        >
          {question.meaning}
        </LateConfirmDialog>
      )}
    </section>
  );
}
