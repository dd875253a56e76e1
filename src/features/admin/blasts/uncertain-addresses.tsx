import { useMemo, useState } from "react";
import type { Blast } from "../../../domain/blasts/blast";
import { blastScreenMessages, undeliveredReasons, blastWords } from "../../../domain/blasts/words";
import { undeliveredOf } from "../../../firebase/blasts/blast-lists";
import { resendBlast } from "../../../firebase/blasts/blasts";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import classes from "./blasts.module.css";
import { useStaff } from "../shared/staff-context";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";

/**
 * The addresses that the mail may have reached. An administrator chooses who gets it again; if the provider recognises
 * a mail that it already has, all of them may get it.
 */
export function UncertainAddresses({ id, blast: { status, counts, resendIsSafe } }: { id: string; blast: Blast }) {
  const { announce } = useStaff();
  const view = useLivePage(useMemo(() => undeliveredOf(id, "uncertain"), [id]));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [confirming, setConfirming] = useState(false);
  const { running, run } = useAction<"resend">();
  const shown = view.page.status === "ready" ? view.page.entries.map(({ document }) => document.address) : [];
  // Only what is visible: an address that has left the list, or is on another page, is not meant.
  const chosen = shown.filter((address) => ticked.has(address));
  const resendable = status !== "cancelled";

  function tick(address: string, isChosen: boolean) {
    setTicked(new Set(isChosen ? [...ticked, address] : [...ticked].filter((one) => one !== address)));
  }

  async function resend(addresses: readonly string[] | undefined) {
    setConfirming(false);
    const { done, sentence } = await resendBlast(id, addresses);
    // On the desk's own notices: this list leaves with its last address.
    announce({ kind: done ? "success" : "error", sentence });
    setTicked(new Set());
  }

  return (
    <>
      <p>{resendIsSafe ? blastScreenMessages.uncertainSafe : blastScreenMessages.uncertainMeaning}</p>
      <PagedList view={view} what={blastWords.uncertainAddresses} searchFrom={Infinity} empty={blastWords.noAddresses}>
        {(entries) => (
          <ul className={classes.addresses}>
            {entries.map(({ id: entryId, document: { address, reason } }) => (
              <li key={entryId}>
                {resendable && !resendIsSafe ? (
                  <label className={classes.choice}>
                    <input
                      type="checkbox"
                      checked={ticked.has(address)}
                      onChange={({ currentTarget }) => tick(address, currentTarget.checked)}
                    />
                    <strong>{address}</strong>
                  </label>
                ) : (
                  <strong>{address}</strong>
                )}
                <span>{undeliveredReasons[reason]}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {resendable && (resendIsSafe || chosen.length > 0) && (
        <BusyButton
          className={classes.resend}
          variant="outline"
          busy={running !== undefined}
          busyLabel={blastWords.resending}
          onClick={() => (resendIsSafe ? run("resend", () => resend(undefined)) : setConfirming(true))}
        >
          {resendIsSafe ? blastWords.resendAll(counts.uncertain) : blastWords.resendChosen(chosen.length)}
        </BusyButton>
      )}
      {confirming && (
        <ConfirmDialog
          title={blastWords.resendTitle}
          confirm={blastWords.resendConfirm}
          decline={blastWords.resendDecline}
          onDecline={() => setConfirming(false)}
          onConfirm={() => run("resend", () => resend(chosen))}
        >
          {blastScreenMessages.resendQuestion(chosen.length)}
        </ConfirmDialog>
      )}
    </>
  );
}
