import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { loadItalics } from "./load-italics";

interface Paper {
  print: () => Promise<void>;
  /** Stands on the page only while it is printed. */
  printed: ReactNode;
}

/**
 * Prints something in the place of the page: an element with `data-paper="report"` in the body. It is made when it is
 * printed; with `replacesPage` also by the browser's own menu. Nothing made prints the page.
 */
export function usePaper(make: () => ReactNode, { replacesPage = false } = {}): Paper {
  const [printed, setPrinted] = useState<ReactNode>();

  function begin(): void {
    const paper = make();
    if (!paper) return;
    flushSync(() => setPrinted(paper));
    document.documentElement.dataset.printing = "report";
  }
  const beginByBrowser = useEffectEvent(begin);

  useEffect(() => {
    const begins = () => beginByBrowser();
    const end = () => {
      delete document.documentElement.dataset.printing;
      setPrinted(undefined);
    };
    if (replacesPage) window.addEventListener("beforeprint", begins);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begins);
      window.removeEventListener("afterprint", end);
      delete document.documentElement.dataset.printing;
    };
  }, [replacesPage]);

  async function print(): Promise<void> {
    await loadItalics();
    begin();
    window.print();
  }

  return { print, printed };
}
