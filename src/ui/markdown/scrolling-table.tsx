import type { ReactNode } from "react";
import classes from "./scrolling-table.module.css";

interface ScrollingTableProps {
  /** Names the area that scrolls. */
  label: string;
  children: ReactNode;
}

/** A table that scrolls sideways on a narrow screen. The area is focusable, so that the arrow keys scroll it. */
export function ScrollingTable({ label, children }: ScrollingTableProps) {
  return (
    <div className={classes.area} role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
