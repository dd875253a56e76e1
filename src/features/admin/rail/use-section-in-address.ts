import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { goToPart } from "../../../ui/hooks/go-to-part";

const deeds = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Goes to the part that the address names, and while the page is still putting itself together stays with it: lists
 * above it arrive and push it away. Whoever does anything meanwhile is left where they are.
 */
export function useSectionInAddress(isSettling: boolean): void {
  const { hash, key } = useLocation();
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    goToPart(sectionIn(hash));
  }, [hash, key]);

  useEffect(() => {
    if (!isSettling || hash === "") return;
    const leave = () => (isLeft.current = true);
    const stay = () => {
      if (!isLeft.current) goToPart(sectionIn(hash));
    };
    for (const deed of deeds) addEventListener(deed, leave, { passive: true });
    const growing = new ResizeObserver(stay);
    growing.observe(document.body);
    return () => {
      growing.disconnect();
      for (const deed of deeds) removeEventListener(deed, leave);
      // What was hidden until now could not take the focus.
      requestAnimationFrame(stay);
    };
  }, [hash, isSettling]);
}

/** A link may say behind the section what to search for there. */
function sectionIn(hash: string): string {
  return hash.slice(1).split("/")[0] ?? "";
}
