import { useEffect, type RefObject } from "react";

/**
 * Gives an element that has just appeared the focus where that is lost: now, or because what has it leaves the page a moment later, as
 * an entry leaves its list. Whoever has gone on to something else stays there.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const held = document.activeElement;
    if (held === null || held === document.body) {
      element.current?.focus();
      return;
    }
    const leaving = new MutationObserver(() => {
      const lost = !held.isConnected && document.activeElement === document.body;
      if (lost) element.current?.focus();
      if (lost || document.activeElement !== held) leaving.disconnect();
    });
    leaving.observe(document.body, { childList: true, subtree: true });
    return () => leaving.disconnect();
  }, [element, wanted]);
}
