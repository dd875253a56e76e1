import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { currentTime } from "../../../../browser/current-time";
import { brand, reportLook } from "../../../../domain/kernel/brand";
import { reportWords } from "../../../../domain/assessment/words";
import { Markdown } from "../../../../ui/markdown/markdown";
import { drawnChart } from "../../charts/pictures";
import { logoAddress } from "./report-cover";
import classes from "./printed-report.module.css";
import { markdownOfTable, textsAndCharts } from "../../../../domain/assessment/report/markdown";
import { coverLines, reportDocument, type Report } from "../../../../domain/assessment/report/report";

const look = {
  "--report-heading": reportLook.colors.heading,
  "--report-accent": reportLook.colors.accent,
} as CSSProperties;

/** The report as it is printed. It is on the page only while it is, and no screen shows it. */
export function PrintedReport({ report }: { report: Report }) {
  return createPortal(
    <article className={classes.report} data-paper="report" style={look}>
      <header className={classes.cover}>
        <p className={classes.publisher}>
          <img src={logoAddress()} alt="" width={20} height={60} />
          {brand.name}
        </p>
        <h1>{reportWords.title}</h1>
        {report.business !== undefined && <p className={classes.business}>{report.business}</p>}
        {coverLines(report, currentTime()).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {textsAndCharts(reportDocument(report)).map((piece, nth) =>
        typeof piece === "string" ? (
          <Markdown key={nth} under={1}>
            {piece}
          </Markdown>
        ) : (
          <section key={nth} className={classes.chart}>
            <h3>{piece.title}</h3>
            <figure role="img" aria-label={piece.alt}>
              {drawnChart(piece)}
            </figure>
            <Markdown under={1}>{markdownOfTable(piece.table)}</Markdown>
          </section>
        ),
      )}
    </article>,
    document.body,
  );
}
