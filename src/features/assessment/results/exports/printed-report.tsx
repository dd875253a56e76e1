import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { brand, reportLook } from "../../../../domain/kernel/brand";
import { Markdown } from "../../../../ui/markdown/markdown";
import { chartsIn, movedChartsIn } from "../../charts/pictures";
import { chartsOfIndicators } from "../../progress/key-indicators/drawn-indicators";
import { logoAddress } from "./logo";
import classes from "./printed-report.module.css";
import { coverLines, reportParts, type Report } from "../../results-data/report";

interface PrintedReportProps {
  title: string;
  report: Report;
}

const look = {
  "--report-heading": reportLook.colors.heading,
  "--report-accent": reportLook.colors.accent,
} as CSSProperties;

/** The report as it is printed. It is on the page only while it is, and no screen shows it. */
export function PrintedReport({ title, report }: PrintedReportProps) {
  const { profile, before, indicators = [] } = report;
  const drawn = {
    profile: chartsIn(profile),
    moved: movedChartsIn(before?.since.comparison),
    indicators: chartsOfIndicators(indicators),
  };
  return createPortal(
    <article className={classes.report} data-paper="report" style={look}>
      <header className={classes.cover}>
        <p className={classes.publisher}>
          <img src={logoAddress()} alt="" width={20} height={60} />
          {brand.name}
        </p>
        <h1>{title}</h1>
        {report.business !== undefined && <p className={classes.business}>{report.business}</p>}
        {coverLines(report).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {reportParts(report).map((part, nth) => {
        if ("text" in part)
          return (
            <Markdown key={nth} under={1}>
              {part.text}
            </Markdown>
          );
        const picture = drawn[part.chart.of][part.chart.nth];
        return (
          <section key={nth} className={classes.chart}>
            <h3>{part.title}</h3>
            <figure role="img" aria-label={picture?.alt}>
              {picture?.chart}
            </figure>
            <Markdown under={1}>{part.table}</Markdown>
          </section>
        );
      })}
    </article>,
    document.body,
  );
}
