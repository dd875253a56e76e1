import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { Invitation } from "../../../domain/invitations/invitation";
import { roundNumberOf } from "../../../domain/invitations/rounds";
import { roundMessages, roundWords } from "../../../domain/invitations/rounds/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";

interface StartRoundProps {
  /** The round that the next one follows. */
  round: Invitation;
  busy: boolean;
  onStart: () => void;
}

/** Invites a business to answer the questions again, once what that means was confirmed. */
export function StartRound({ round, busy, onStart }: StartRoundProps) {
  // An administrator who wanted to invite an address with an account comes here to start a round instead.
  const { startsRound } = (useLocation().state ?? {}) as { startsRound?: boolean };
  const [confirming, setConfirming] = useState(startsRound === true);
  const number = roundNumberOf(round) + 1;
  return (
    <>
      <BusyButton variant="outline" busy={busy} busyLabel={roundWords.starting} onClick={() => setConfirming(true)}>
        {roundWords.start}
      </BusyButton>
      {confirming && (
        <ConfirmDialog
          title={roundWords.startTitle(number)}
          confirm={roundWords.startConfirm(number)}
          decline={roundWords.startDecline}
          onDecline={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            onStart();
          }}
        >
          {roundMessages.question(round.businessName, round.businessEmail, number)}
        </ConfirmDialog>
      )}
    </>
  );
}
