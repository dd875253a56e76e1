import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { routes } from "../../domain/kernel/routes";
import { BusyButton } from "../../ui/button/busy-button";
import { LateConfirmDialog } from "../../ui/dialog/late-confirm-dialog";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./to-do-list.module.css";

interface OpenRoundProps {
  invited: Invitation;
}

/** A further round waits to be begun, which leads to its first step; what was answered before stays as it is. */
export function OpenRound({ invited }: OpenRoundProps) {
  const { running, outcome, run } = useAction<"begin">();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const number = roundNumberOf(invited);

  async function begin() {
    const { finishRegistration } = await import("../../firebase/accounts/registration");
    const begun = await finishRegistration({ code: invited.invitationCode, name: "" });
    if (!begun.done) return { done: false, sentence: begun.problem };
    await navigate(routes.assessment, { state: { step: 0 } });
  }

  return (
    <section aria-labelledby="open-round" className={classes.list}>
      <h2 id="open-round">{nextRoundWords.isOpen(number)}</h2>
      <p>{nextRoundWords.meaning(number - 1)}</p>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        color="blaze"
        className={classes.link}
        busy={running !== undefined}
        busyLabel={nextRoundWords.beginning}
        onClick={() => setAsking(true)}
      >
        {nextRoundWords.begin(number)}
      </BusyButton>
      {asking && (
        <LateConfirmDialog
          {...nextRoundWords.question(number)}
          onDecline={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            run("begin", begin);
          }}
        >
          {nextRoundWords.meaning(number - 1)}
        </LateConfirmDialog>
      )}
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
