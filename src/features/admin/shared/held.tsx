import { useId, useState, type ReactNode } from "react";
import type { VisitorCollection } from "../../../domain/kernel/held";
import { heldWords } from "../../../domain/kernel/held-words";
import { acceptAllHeld, deleteAllHeld } from "../../../firebase/inquiries/held";
import type { CallResult } from "../../../firebase/sdk/calls/call-in-words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Dialog } from "../../../ui/dialog/dialog";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { uiWords } from "../../../ui/words";
import dialogClasses from "./dialogs.module.css";
import classes from "./held.module.css";
import { useStaff } from "./staff-context";

export interface HeldProps {
  from: VisitorCollection;
  count: number;
  /** The list of what is held, to look through. */
  children: ReactNode;
}

/** The size of a flood, with actions on all of it; empty if nothing is held. */
export function Held({ from, count, children }: HeldProps) {
  const { announce } = useStaff();
  const { running, run } = useAction<"accept" | "delete">();
  const [asking, setAsking] = useState<"look" | "accept" | "delete">();
  const sentenceId = useId();
  const close = () => setAsking(undefined);

  async function settle(all: (from: VisitorCollection) => Promise<CallResult>): Promise<void> {
    const { done, sentence } = await all(from);
    announce({ kind: done ? "success" : "error", sentence });
  }

  function confirmed(action: "accept" | "delete"): void {
    close();
    run(action, () => settle(action === "accept" ? acceptAllHeld : deleteAllHeld));
  }

  // Counted by triggers that come in any order, so for a moment it may be below nothing.
  if (count <= 0 && asking === undefined && running === undefined) return null;
  return (
    <div className={classes.held}>
      <Notice kind="warning">
        <strong id={sentenceId}>{heldWords.held(from, count)}</strong> {heldWords.why}
      </Notice>
      <div className={classes.buttons}>
        <Button variant="outline" aria-describedby={sentenceId} onClick={() => setAsking("look")}>
          {heldWords.lookThrough}
        </Button>
        <BusyButton
          variant="subtle"
          busy={running === "accept"}
          busyLabel={heldWords.accepting}
          aria-describedby={sentenceId}
          onClick={() => setAsking("accept")}
        >
          {heldWords.acceptAll}
        </BusyButton>
        <BusyButton
          variant="subtle"
          color="brick"
          busy={running === "delete"}
          busyLabel={heldWords.deleting}
          aria-describedby={sentenceId}
          onClick={() => setAsking("delete")}
        >
          {heldWords.deleteAll}
        </BusyButton>
      </div>
      {asking === "look" && (
        <Dialog title={heldWords.title(from)} onClose={close}>
          {children}
          <div className={dialogClasses.buttons}>
            <Button variant="subtle" onClick={close}>
              {uiWords.close}
            </Button>
          </div>
        </Dialog>
      )}
      {(asking === "accept" || asking === "delete") && (
        <ConfirmDialog
          title={(asking === "accept" ? heldWords.acceptQuestion : heldWords.deleteQuestion)(from, count)}
          confirm={asking === "accept" ? heldWords.acceptAll : heldWords.deleteAll}
          decline={heldWords.keep}
          destructive={asking === "delete"}
          onDecline={close}
          onConfirm={() => confirmed(asking)}
        >
          {asking === "accept" ? heldWords.acceptMeaning[from] : heldWords.deleteMeaning}
        </ConfirmDialog>
      )}
    </div>
  );
}
