import { useRef, type ReactNode } from "react";
import { NoticeIcon, type NoticeKind } from "./notice-icon";
import classes from "./notice.module.css";
import { Button } from "../button/button";
import { useLostFocus } from "../hooks/use-lost-focus";

interface NoticeAction {
  label: string;
  run: () => void;
}

interface NoticeProps {
  kind: NoticeKind;
  children: ReactNode;
  /** Something to do about it, such as trying again. */
  action?: NoticeAction;
  /** The other action; it comes first, in a strong colour. */
  mainAction?: NoticeAction | undefined;
  /** By default an error is an alert, which interrupts a screen reader, and anything else a status, which does not. */
  role?: "alert" | "status";
  /** The notice takes the focus, because it replaces the element that had it or says why that element disappears. */
  takesFocus?: boolean;
}

/** A sentence about what has just happened or must be known, announced when it appears. */
export function Notice({ kind, children, action, mainAction, role, takesFocus = false }: NoticeProps) {
  const sentence = useRef<HTMLDivElement>(null);

  useLostFocus(sentence, takesFocus);

  return (
    <div className={classes.notice} data-kind={kind}>
      <NoticeIcon kind={kind} className={classes.icon} />
      <div ref={sentence} tabIndex={-1} role={role ?? (kind === "error" ? "alert" : "status")}>
        {children}
      </div>
      {(mainAction ?? action) && (
        <div className={classes.actions}>
          {mainAction && <Button onClick={mainAction.run}>{mainAction.label}</Button>}
          {action && (
            <Button variant="outline" onClick={action.run}>
              {action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
