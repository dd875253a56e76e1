import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import classes from "./dialog.module.css";
import { Button } from "../button/button";

export interface ConfirmDialogProps {
  title: string;
  /** The question, in whole sentences. */
  children: ReactNode;
  /** Says what happens, such as "Delete inquiry". */
  confirm: string;
  decline: string;
  /** Something is lost for good. */
  destructive?: boolean;
  onConfirm: () => void;
  onDecline: () => void;
}

/** A question with two answers; Escape is the second one. */
export function ConfirmDialog({ title, children, confirm, decline, destructive = false, ...on }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={on.onDecline}>
      <div>{children}</div>
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={on.onDecline}>
          {decline}
        </Button>
        <Button color={destructive ? "brick" : "blaze"} onClick={on.onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
