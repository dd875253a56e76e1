import type { ReactNode } from "react";
import classes from "./state.module.css";
import { TrailMark } from "../trail/trail-mark";

interface EmptyStateProps {
  /** The missing thing, and the way to get it. */
  children: ReactNode;
  /** A link or a button to continue with. */
  action?: ReactNode;
}

export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <TrailMark state="open" />
      <p>{children}</p>
      {action}
    </div>
  );
}
