import type { ReactNode } from "react";
import type { PrintedReport } from "./printed-report";
import type { Report } from "../../../../domain/assessment/report/report";
import { loadItalics } from "../../../../ui/export/load-italics";
import { usePaper } from "../../../../ui/export/use-paper";

interface PrintableReport {
  /** Fails if the report cannot be loaded. */
  print: () => Promise<void>;
  /** Stands on the page only while it is printed. */
  printed: ReactNode;
}

let loaded: typeof PrintedReport | undefined;

/** The report as a thing that can be printed: by the button, and by the browser's own menu once it is loaded. */
export function usePrintedReport(report: Report): PrintableReport {
  const paper = usePaper(
    () => {
      const Loaded = loaded;
      return Loaded && <Loaded report={report} />;
    },
    { replacesPage: true },
  );

  async function print() {
    await loadPrintedReport();
    await paper.print();
  }

  return { print, printed: paper.printed };
}

export async function loadPrintedReport(): Promise<void> {
  const [module] = await Promise.all([import("./printed-report"), loadItalics()]);
  loaded = module.PrintedReport;
}
