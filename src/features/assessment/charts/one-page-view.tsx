import type { ReactNode } from "react";
import type { Chart, TitledParts } from "../../../domain/assessment/report/document";
import { DocumentParts } from "./document-parts";
import { DrawnToWidth } from "./drawn-to-width";
import { HeatMapChart } from "./heat-map-chart";
import classes from "./one-page-view.module.css";
import { VerdictBar, verdictTones } from "./share-bar";
import { ShareLegend } from "./share-legend";

interface OnePageViewProps {
  page: TitledParts;
  /** In pixels, if the page is not on the screen; else its charts are as wide as their place. */
  width?: number;
}

/** The page to hand on: the verdict, the teams, three decisions and four dates. */
export function OnePageView({ page, width }: OnePageViewProps) {
  return (
    <div className={classes.box}>
      <div className={classes.page}>
        <DocumentParts
          parts={page.parts}
          picture={(chart) => (
            <section className={classes.chart} aria-label={chart.title}>
              {chart.drawing.of === "teams" && <h2>{chart.title}</h2>}
              {width === undefined ? (
                <DrawnToWidth name={chart.alt}>{(available) => drawn(chart, available)}</DrawnToWidth>
              ) : (
                <figure role="img" aria-label={chart.alt}>
                  {drawn(chart, width)}
                </figure>
              )}
              {chart.drawing.of === "verdict" ? <Shares chart={chart} /> : <p>{chart.lead}</p>}
            </section>
          )}
        />
      </div>
    </div>
  );
}

/** About the height of a page that the teams may have, in pixels, and the bounds of a row. */
const [heightOfTeams, lowest, highest] = [300, 17, 30];

function drawn({ drawing }: Chart, width: number): ReactNode {
  if (drawing.of === "verdict") return <VerdictBar shares={drawing.shares} width={width} />;
  if (drawing.of !== "teams") return null;
  const { heatMap } = drawing;
  const rowHeight = Math.max(lowest, Math.min(highest, Math.floor(heightOfTeams / heatMap.rows.length)));
  return <HeatMapChart heatMap={heatMap} width={width} rowHeight={rowHeight} />;
}

/** The words of the bar. */
function Shares({ chart: { drawing, table } }: { chart: Chart }) {
  if (drawing.of !== "verdict") return null;
  const entries = drawing.shares.map(({ training }, nth) => {
    const [name, count, about] = table.rows[nth] ?? [];
    return { name: `${name} (${count})`, about, tone: verdictTones[training] };
  });
  return <ShareLegend entries={entries} />;
}
