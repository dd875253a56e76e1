import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { currentTime } from "../../../../browser/current-time";
import { brand, reportLook } from "../../../../domain/kernel/brand";
import { Markdown } from "../../../../ui/markdown/markdown";
import { OnePageView } from "../../charts/one-page-view";
import { drawnChart } from "../../charts/pictures";
import { logoAddress } from "./report-cover";
import classes from "./printed-report.module.css";
import { markdownOfTable, textsAndCharts } from "../../../../domain/assessment/report/markdown";
import {
  coverLines,
  firstPage,
  reportDocument,
  titleOfReport,
  type Report,
} from "../../../../domain/assessment/report/report";
import type { Chart, Document } from "../../../../domain/assessment/report/document";

const look = {
  "--report-heading": reportLook.colors.heading,
  "--report-accent": reportLook.colors.accent,
} as CSSProperties;

/** The width of a page between its margins, in pixels. */
const pageWidth = 680;

/** The report as it is printed. It is on the page only while it is, and no screen shows it. */
export function PrintedReport({ report }: { report: Report }) {
  const [, contents, ...parts] = reportDocument(report);
  return createPortal(
    <article className={classes.report} data-paper="report" style={look}>
      <div className={classes.first}>
        <header className={classes.head}>
          <p className={classes.publisher}>
            <img src={logoAddress()} alt="" width={12} height={36} />
            {brand.name}
          </p>
          <h1>{titleOfReport(report)}</h1>
          {report.business !== undefined && <p className={classes.business}>{report.business}</p>}
          <p>{coverLines(report, currentTime()).join(" · ")}</p>
        </header>
        <OnePageView page={firstPage(report)} width={pageWidth} />
      </div>
      {contents && <PartOnPaper part={contents} look={classes.contents} />}
      {parts.map((part, nth) => (
        <PartOnPaper key={nth} part={part} look={isDense(part) ? classes.dense : undefined} />
      ))}
    </article>,
    document.body,
  );
}

function isDense(part: Document[number]): boolean {
  return typeof part === "object" && "kind" in part && part.kind === "section" && part.isDense === true;
}

function PartOnPaper({ part, look = "" }: { part: Document[number]; look: string | undefined }) {
  return (
    <div className={`${classes.text} ${look}`}>
      {textsAndCharts([part]).map((piece, nth) =>
        typeof piece === "string" ? (
          <Markdown key={nth} under={1}>
            {piece}
          </Markdown>
        ) : (
          <PrintedChart key={nth} chart={piece} />
        ),
      )}
    </div>
  );
}

/** The radar and the teams have their numbers in the drawing, so on paper they need no table. */
function PrintedChart({ chart }: { chart: Chart }) {
  const { title, lead, alt, table, drawing } = chart;
  return (
    <section className={classes.chart} data-of={drawing.of}>
      <h3>{title}</h3>
      <figure role="img" aria-label={alt}>
        {drawnChart(chart)}
      </figure>
      {drawing.of === "teams" || drawing.of === "radar" ? (
        <p>{lead}</p>
      ) : (
        <Markdown under={1}>{markdownOfTable(table)}</Markdown>
      )}
    </section>
  );
}
