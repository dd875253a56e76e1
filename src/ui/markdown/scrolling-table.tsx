import type { ReactNode } from "react";
import classes from "./scrolling-table.module.css";

interface ScrollingTableProps {
  /** Names the area that scrolls. */
  label: string;
  /** True if its rows are by themselves in a narrow window; its cells then carry the name of their `data-column`. */
  stacks?: boolean;
  /** A region is a landmark, so each needs a name of its own. */
  role?: "region" | "group";
  children: ReactNode;
}

/** A table that scrolls sideways on a narrow screen. The area is focusable, so that the arrow keys scroll it. */
export function ScrollingTable({ label, stacks = false, role = "region", children }: ScrollingTableProps) {
  return (
    <div className={classes.area} role={role} aria-label={label} tabIndex={0} data-stacks={stacks}>
      <table>{children}</table>
    </div>
  );
}
