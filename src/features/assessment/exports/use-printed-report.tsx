import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { printReport } from "./print-report";
import { PrintedReport } from "./printed-report";
import type { Report } from "./report";

/** The report as a thing that can be printed: `printed` stands on the page only meanwhile. */
export function usePrintedReport(title: string, report: Report): { print: () => void; printed: ReactNode } {
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    printReport(() => setPrinting(false));
  };
  return { print, printed: isPrinting && <PrintedReport title={title} report={report} /> };
}
