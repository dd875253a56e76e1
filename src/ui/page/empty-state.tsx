import type { ReactNode } from "react";
import classes from "./state.module.css";
import { TrailMark } from "../trail/trail-mark";

interface EmptyStateProps {
  /** What is not here yet, and how it comes here. */
  children: ReactNode;
  /** A link or a button that goes on. */
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
