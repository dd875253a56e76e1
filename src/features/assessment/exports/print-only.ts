/**
 * Prints a part of the page and leaves out everything with another `data-paper`. The browser's own menu prints all of
 * it.
 */
export function printOnly(part: "plan" | "answers"): void {
  const { dataset } = document.documentElement;
  dataset.printing = part;
  window.addEventListener("afterprint", () => delete dataset.printing, { once: true });
  window.print();
}
