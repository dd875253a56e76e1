import { useState } from "react";
import { currentTime } from "../../../browser/current-time";
import type { Invitation } from "../../../domain/invitations/invitation";
import { nextWords } from "../../../domain/invitations/next-words";
import { quietBusinesses, remindAll } from "../../../firebase/inquiries/remind-all";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { useAction } from "../../../ui/hooks/use-action";
import { useStaff } from "../shared/staff-context";

/** Reminds every business that has been quiet for a while, once the administrator has seen which these are. */
export function RemindAll({ onReminded }: { onReminded?: () => void }) {
  const { announce } = useStaff();
  const { running, run } = useAction<"look" | "send">(({ sentence, retry }) =>
    announce({ kind: "error", sentence, retry }),
  );
  const [quiet, setQuiet] = useState<Invitation[]>();
  const [sent, setSent] = useState(0);
  const count = quiet?.length ?? 0;

  async function look(): Promise<void> {
    const found = await quietBusinesses(currentTime());
    if (found.length > 0) setQuiet(found);
    else announce({ kind: "success", sentence: nextWords.noneIsQuiet });
  }

  async function send(businesses: Invitation[]): Promise<void> {
    setSent(0);
    const { done, sentence } = await remindAll(businesses, setSent);
    announce({ kind: done ? "success" : "error", sentence });
    setQuiet(undefined);
    onReminded?.();
  }

  return (
    <>
      <BusyButton
        variant="outline"
        size="sm"
        busy={running !== undefined}
        busyLabel={running === "send" ? nextWords.remindedSoFar(sent, count) : nextWords.looking}
        onClick={() => run("look", look, nextWords.notFound)}
      >
        {nextWords.remindAll}
      </BusyButton>
      {quiet && running === undefined && (
        <ConfirmDialog
          title={nextWords.remindAllTitle(count)}
          confirm={nextWords.remindAllConfirm(count)}
          decline={nextWords.remindAllDecline}
          onDecline={() => setQuiet(undefined)}
          onConfirm={() => run("send", () => send(quiet))}
        >
          {nextWords.remindAllQuestion(quiet.map(({ businessName }) => businessName))}
        </ConfirmDialog>
      )}
    </>
  );
}
