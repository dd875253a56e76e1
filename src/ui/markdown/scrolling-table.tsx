import type { ReactNode } from "react";
import { useWidth } from "../hooks/use-width";
import classes from "./scrolling-table.module.css";

interface ScrollingTableProps {
  /** Names the table, and the area that scrolls. */
  label: string;
  /** True if its rows are by themselves in a narrow window; its cells then carry the name of their `data-column`. */
  stacks?: boolean;
  /** A region is a landmark, so each needs a name of its own. */
  role?: "region" | "group";
  children: ReactNode;
}

/** A table that scrolls sideways on a narrow screen. Its area takes the focus while the arrow keys can scroll it. */
export function ScrollingTable({ label, stacks = false, role = "region", children }: ScrollingTableProps) {
  const [area, width, widthOfTable] = useWidth();
  const stop = widthOfTable > width && { role, "aria-label": label, tabIndex: 0 };
  return (
    <div ref={area} className={classes.area} data-stacks={stacks} {...stop}>
      <table aria-label={label}>{children}</table>
    </div>
  );
}
