import { useCallback, useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { PrintedReport } from "./printed-report";
import type { Report } from "../../../../domain/assessment/report/report";

interface PrintableReport {
  /** Fails if the report cannot be loaded. */
  print: () => Promise<void>;
  /** Stands on the page only while it is printed. */
  printed: ReactNode;
}

let loaded: typeof PrintedReport | undefined;

/** The report as a thing that can be printed: by the button, and by the browser's own menu once it is loaded. */
export function usePrintedReport(report: Report): PrintableReport {
  const [Printed, setPrinted] = useState<{ Report: typeof PrintedReport }>();

  const begin = useCallback(() => {
    if (!loaded) return;
    const Report = loaded;
    flushSync(() => setPrinted({ Report }));
    document.documentElement.dataset.printing = "report";
  }, []);

  useEffect(() => {
    const end = () => {
      delete document.documentElement.dataset.printing;
      setPrinted(undefined);
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      delete document.documentElement.dataset.printing;
    };
  }, [begin]);

  async function print() {
    await loadPrintedReport();
    begin();
    window.print();
  }

  return { print, printed: Printed && <Printed.Report report={report} /> };
}

export async function loadPrintedReport(): Promise<void> {
  loaded = (await import("./printed-report")).PrintedReport;
}
