import { useId, useState, type ReactNode } from "react";
import { Button } from "@mantine/core";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import { DrawingView } from "./drawing-view";
import type { Drawing } from "./drawing";
import classes from "./picture.module.css";
import type { Palette } from "./palette";

interface PictureProps {
  title: string;
  /** How to read it. */
  lead: string;
  /** What assistive technology calls the picture. */
  name: string;
  draw: (palette: Palette, width: number) => Drawing;
  legend?: ReactNode;
  /** The same numbers as a table; it is printed below the picture. */
  table: ReactNode;
}

/** A chart with its twin: the same as a table, for whoever reads better so, and for paper. */
export function Picture({ title, lead, name, draw, legend, table }: PictureProps) {
  const [isTable, setTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const id = useId();
  return (
    <section className={classes.picture} aria-labelledby={id} data-shows={isTable || failed ? "table" : "drawing"}>
      <header>
        <h3 id={id}>{title}</h3>
        {!failed && (
          <Button variant="subtle" size="compact-md" onClick={() => setTable(!isTable)}>
            {isTable ? gapProfileWords.showPicture : gapProfileWords.showTable}
          </Button>
        )}
      </header>
      <div className={classes.drawing}>
        <p>{lead}</p>
        {legend}
        {!failed && <DrawingView name={name} draw={draw} onFailure={() => setFailed(true)} />}
      </div>
      <div className={classes.twin}>{table}</div>
    </section>
  );
}
