import { useId, useState, type ReactNode } from "react";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import type { Chart } from "../../../domain/assessment/report/document";
import { Button } from "../../../ui/button/button";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import { DrawnToWidth } from "./drawn-to-width";
import classes from "./picture.module.css";

interface PictureProps {
  chart: Omit<Chart, "kind" | "drawing">;
  id?: string;
  /** False if a heading above it says its title. */
  isTitled?: boolean;
  /** The words on how to read it, if not the chart's own. */
  lead?: string;
  /** The picture's name for assistive technology, if it is shorter than the chart in words. */
  name?: string;
  role?: "img" | "group";
  /** Draws it as wide as the page lets it be. */
  draw: (width: number) => ReactNode;
  legend?: ReactNode;
  /** The last cells of its table's rows. */
  rowEnds?: readonly ReactNode[] | undefined;
}

/** A chart with its twin: the same as a table, for readers who prefer it, and for paper. */
export function Picture({ chart, id, isTitled = false, draw, legend, rowEnds, ...own }: PictureProps) {
  const { lead = chart.lead, name = chart.alt, role = "img" } = own;
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    <section
      id={id}
      className={classes.picture}
      aria-labelledby={isTitled ? titleId : undefined}
      data-shows={isTable ? "table" : "drawing"}
    >
      {isTitled && <h3 id={titleId}>{chart.title}</h3>}
      <div className={classes.drawing}>
        <DrawnToWidth name={name} role={role}>
          {draw}
        </DrawnToWidth>
        {legend}
        <p>{lead}</p>
      </div>
      <div className={classes.twin}>
        <ChartTable chart={chart} rowEnds={rowEnds} />
      </div>
      <Button variant="subtle" size="compact-md" className={classes.toggle} onClick={() => setTable(!isTable)}>
        {isTable ? gapProfileWords.showPicture : gapProfileWords.showTable}
      </Button>
    </section>
  );
}

function ChartTable({ chart: { tableLabel, table }, rowEnds }: Pick<PictureProps, "chart" | "rowEnds">) {
  return (
    <div className={classes.table}>
      <ScrollingTable label={tableLabel}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {rowEnds && <td className={classes.rowEnd} />}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
              {rowEnds && <td className={classes.rowEnd}>{rowEnds[row]}</td>}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
