/**
 * Prints a part of the page: everything with another `data-paper` is left out. What prints by the browser's own menu prints all.
 */
export function printOnly(part: "plan" | "answers"): void {
  const { dataset } = document.documentElement;
  dataset.printing = part;
  window.addEventListener("afterprint", () => delete dataset.printing, { once: true });
  window.print();
}
