import { useEffect } from "react";
import { loadPrintedReport } from "./exports/use-printed-report";
import { loadReportFiles } from "./report-actions";
import { LatePlanExports, lateParts } from "./results-parts";

/** Once the first page is there, what the others need is loaded: they open at once, offline too. */
export function usePagesAhead(): void {
  useEffect(() => {
    for (const part of [...Object.values(lateParts), LatePlanExports]) part.fetch();
    for (const load of [loadPrintedReport, loadReportFiles]) load().catch(() => undefined); // the press says so
  }, []);
}
