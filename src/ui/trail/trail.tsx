import type { ReactNode } from "react";
import classes from "./trail.module.css";

/** `TrailStep`s in order, joined by a line. A rail on wide screens, a row that scrolls sideways on narrow ones. */
export function Trail({ children }: { children: ReactNode }) {
  return <ol className={classes.trail}>{children}</ol>;
}
