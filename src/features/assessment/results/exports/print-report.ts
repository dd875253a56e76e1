/** Prints the report and nothing else of the page; the browser's own menu prints the page. */
export function printReport(onPrinted: () => void): void {
  const { dataset } = document.documentElement;
  dataset.printing = "report";
  const end = () => {
    delete dataset.printing;
    onPrinted();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
