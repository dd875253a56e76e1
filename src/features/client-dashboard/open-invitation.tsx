import { linkCodeOf, type Invitation } from "../../domain/invitations/invitation";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { InvitationEnd } from "./invitation-end";
import classes from "./to-do-list.module.css";

interface OpenInvitationProps {
  invited: Invitation;
  words: { title: string; meaning: string; accept: string; accepting: string };
  onAccepted: () => void;
}

/** A further round, or another business, waits to be begun with this account; what was answered stays as it is. */
export function OpenInvitation({ invited, words, onAccepted }: OpenInvitationProps) {
  const { running, outcome, run } = useAction<"accept">();

  async function accept() {
    const { finishRegistration } = await import("../../firebase/accounts/registration");
    const accepted = await finishRegistration({ code: linkCodeOf(invited), name: "" });
    if (!accepted.done) return { done: false, sentence: accepted.problem };
    onAccepted();
  }

  return (
    <section aria-labelledby="open-invitation" className={classes.list}>
      <h2 id="open-invitation">{words.title}</h2>
      <p>{words.meaning}</p>
      <InvitationEnd invited={invited} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        color="blaze"
        className={classes.link}
        busy={running !== undefined}
        busyLabel={words.accepting}
        onClick={() => run("accept", accept)}
      >
        {words.accept}
      </BusyButton>
    </section>
  );
}
