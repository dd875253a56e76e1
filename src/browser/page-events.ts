/** The events of this page; where the build writes a page there are none. */
export const pageEvents: Pick<Window, "addEventListener" | "removeEventListener"> =
  typeof window === "undefined" ? { addEventListener: nothing, removeEventListener: nothing } : window;

function nothing(): void {
  return;
}
