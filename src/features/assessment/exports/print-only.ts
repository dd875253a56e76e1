/**
 * Prints a part of the page and leaves out everything with another `data-paper`. The browser's own menu prints all of
 * it.
 */
export function printOnly(part: "plan" | "answers" | "report", onPrinted: () => void = () => undefined): void {
  const { dataset } = document.documentElement;
  dataset.printing = part;
  const end = () => {
    delete dataset.printing;
    onPrinted();
  };
  window.addEventListener("afterprint", end, { once: true });
  window.print();
}
