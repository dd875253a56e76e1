import { useEffect, type RefObject } from "react";

/**
 * Gives an element that has just appeared the focus if the focus is lost: now, or because its element is removed a
 * moment later, as an entry from its list. A focus that was moved elsewhere stays there.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const held = document.activeElement;
    if (held === null || held === document.body) {
      element.current?.focus();
      return;
    }
    const removal = new MutationObserver(() => {
      const lost = !held.isConnected && document.activeElement === document.body;
      if (lost) element.current?.focus();
      if (lost || document.activeElement !== held) removal.disconnect();
    });
    removal.observe(document.body, { childList: true, subtree: true });
    return () => removal.disconnect();
  }, [element, wanted]);
}
