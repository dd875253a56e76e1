import { useId, useState, type ReactNode } from "react";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import { Button } from "../../../ui/button/button";
import { DrawnToWidth } from "./drawn-to-width";
import classes from "./picture.module.css";

interface PictureProps {
  id?: string;
  /** Without one it belongs to the heading that stands above it. */
  title?: string | undefined;
  /** The words on how to read it. */
  lead: string;
  /** The picture's name for assistive technology. */
  name: string;
  role?: "img" | "group";
  /** Draws it as wide as the page lets it be. */
  draw: (width: number) => ReactNode;
  legend?: ReactNode;
  /** The same numbers as a table; it is printed below the picture. */
  table: ReactNode;
}

/** A chart with its twin: the same as a table, for readers who prefer it, and for paper. */
export function Picture({ id, title, lead, name, role = "img", draw, legend, table }: PictureProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <section
      id={id}
      className={classes.picture}
      aria-labelledby={title === undefined ? undefined : titleId}
      data-shows={isTable ? "table" : "drawing"}
    >
      {title !== undefined && <h3 id={titleId}>{title}</h3>}
      <div className={classes.drawing}>
        <DrawnToWidth name={name} role={role}>
          {draw}
        </DrawnToWidth>
        {legend}
        <p>{lead}</p>
      </div>
      <div className={classes.twin}>{table}</div>
      <Button variant="subtle" size="compact-md" className={classes.toggle} onClick={() => setTable(!isTable)}>
        {isTable ? gapProfileWords.showPicture : gapProfileWords.showTable}
      </Button>
    </section>
  );
}
