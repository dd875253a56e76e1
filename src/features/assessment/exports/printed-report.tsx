import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { brand, reportLook } from "../../../domain/kernel/brand";
import { Markdown } from "../../../ui/markdown/markdown";
import { chartsIn } from "../charts/pictures";
import { logoAddress } from "./logo";
import classes from "./printed-report.module.css";
import { coverLines, reportParts, type Report } from "./report";

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
  const { plan, gaps, charts, answers } = reportParts(report);
  const drawn = chartsIn(report.profile);
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
      <Markdown under={1}>{plan}</Markdown>
      <Markdown under={1}>{gaps}</Markdown>
      {charts.map(({ title: chartTitle, table }, nth) => (
        <section key={chartTitle} className={classes.chart}>
          <h3>{chartTitle}</h3>
          <figure role="img" aria-label={drawn[nth]?.alt}>
            {drawn[nth]?.chart}
          </figure>
          <Markdown under={1}>{table}</Markdown>
        </section>
      ))}
      <Markdown under={1}>{answers}</Markdown>
    </article>,
    document.body,
  );
}
