import { type ReactNode, useEffect } from "react";
import { ReportActions, loadReportFiles } from "./report-actions";
import { reportOf, type KnownProgress } from "../results-data/results";
import { ResultsFrame } from "./results-frame";
import { ResultsView, type ResultsViewProps } from "./results-view";
import { LatePlanExports, lateParts } from "./results-parts";
import classes from "./results.module.css";
import { loadPrintedReport } from "./exports/use-printed-report";

interface ResultsPagesProps extends Omit<ResultsViewProps, "planControls"> {
  title: string;
  /** Under which name all of it is taken along, where it is not its title. */
  reportTitle?: string;
  known?: KnownProgress;
  /** True if the plan has no exports of its own. */
  isTakenAsWhole?: boolean;
  /** True if nothing of it is taken along. */
  isOnlyRead?: boolean;
  /** Between the title and the pages: where one came from, what one should know. */
  top: ReactNode;
  /** Below the page. */
  children?: ReactNode;
}

/** A page of the results with its head: all of it is taken along from there, and a plan from its own page. */
export function ResultsPages(props: ResultsPagesProps) {
  const {
    title,
    reportTitle = title,
    known,
    isTakenAsWhole = false,
    isOnlyRead = false,
    top,
    children,
    ...view
  } = props;
  const { results, page, links } = view;
  usePagesAhead();
  const isPlan = page === "plan" && !isTakenAsWhole && results.plan !== undefined;
  return (
    <div className={classes.results}>
      <ResultsFrame
        title={title}
        results={results}
        page={page}
        links={links}
        isFollowed={view.planProgress !== undefined}
        actions={!isPlan && !isOnlyRead && <ReportActions title={reportTitle} results={results} known={known} />}
      >
        {top}
      </ResultsFrame>
      <ResultsView
        {...view}
        planControls={isPlan && !isOnlyRead && <LatePlanExports {...reportOf(results, known)} />}
      />
      {children}
    </div>
  );
}

/** After the first page is there, the parts of the others are loaded: they open at once, offline too. */
function usePagesAhead(): void {
  useEffect(() => {
    for (const part of [...Object.values(lateParts), LatePlanExports]) part.fetch();
    for (const load of [loadPrintedReport, loadReportFiles]) load().catch(() => undefined); // the press says so
  }, []);
}
