import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { PrintedReport } from "./printed-report";
import type { Report } from "../../../../domain/assessment/report/report";

interface PrintableReport {
  /** It is loaded only now; this fails where that does not succeed. */
  print: () => Promise<void>;
  /** Stands on the page only while it is printed. */
  printed: ReactNode;
}

/** The report as a thing that can be printed. */
export function usePrintedReport(report: Report): PrintableReport {
  const [shown, setShown] = useState<{ Report: typeof PrintedReport }>();

  async function print() {
    const loaded = await loadPrintedReport();
    flushSync(() => setShown({ Report: loaded.PrintedReport }));
    printReport(() => setShown(undefined));
  }

  return { print, printed: shown && <shown.Report report={report} /> };
}

export function loadPrintedReport() {
  return import("./printed-report");
}

/** Prints the report and nothing else of the page; the browser's own menu prints the page. */
function printReport(onPrinted: () => void): void {
  const { dataset } = document.documentElement;
  dataset.printing = "report";
  const end = () => {
    delete dataset.printing;
    onPrinted();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
