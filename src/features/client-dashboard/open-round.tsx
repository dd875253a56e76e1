import { Link } from "react-router-dom";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { routes } from "../../domain/kernel/routes";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { InvitationEnd } from "./invitation-end";
import classes from "./to-do-list.module.css";

interface OpenRoundProps {
  invited: Invitation;
  onBegun: () => void;
}

/** A further round waits to be begun; what was answered before stays as it is. */
export function OpenRound({ invited, onBegun }: OpenRoundProps) {
  const { running, outcome, run } = useAction<"begin">();
  const number = roundNumberOf(invited);

  async function begin() {
    const { finishRegistration } = await import("../../firebase/accounts/registration");
    const begun = await finishRegistration({ code: invited.invitationCode, name: "" });
    if (!begun.done) return { done: false, sentence: begun.problem };
    onBegun();
  }

  return (
    <section aria-labelledby="open-round" className={classes.list}>
      <h2 id="open-round">{nextRoundWords.isOpen(number)}</h2>
      <p>{nextRoundWords.meaning(number - 1)}</p>
      <InvitationEnd invited={invited} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        color="blaze"
        className={classes.link}
        busy={running !== undefined}
        busyLabel={nextRoundWords.beginning}
        onClick={() => run("begin", begin)}
      >
        {nextRoundWords.begin(number)}
      </BusyButton>
    </section>
  );
}

/** The present round of the business, and the way to its earlier answers. */
export function CurrentRound({ number }: { number: number }) {
  return (
    <p>
      {nextRoundWords.here(number)}{" "}
      <Link to={routes.roundResults(number - 1)}>{nextRoundWords.readBefore(number - 1)}</Link>
    </p>
  );
}
