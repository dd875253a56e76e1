import type { ReactNode } from "react";
import classes from "./trail.module.css";

interface TrailProps {
  /** A row on wide screens, too. */
  across?: boolean;
  children: ReactNode;
}

/** `TrailStep`s in order, joined by a line. A rail on wide screens, a row that scrolls sideways on narrow ones. */
export function Trail({ across = false, children }: TrailProps) {
  return (
    <ol className={classes.trail} data-across={across}>
      {children}
    </ol>
  );
}
