import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { goToPart } from "./go-to-part";

const signsOfLife = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

interface HashTargetOptions {
  /** The only part to go to, of a list that comes later than its page. */
  only?: string;
  /** The page is still putting itself together: what arrives above the part pushes it away. */
  isSettling?: boolean;
}

/**
 * Goes to the part of the page that the address names behind its #, also if the page came later than the address; a
 * person at the keyboard goes on from there. During the page's settling it stays with the part, until the person does
 * anything.
 */
export function useHashTarget({ only, isSettling = false }: HashTargetOptions = {}): void {
  const { hash, key } = useLocation();
  const isLeft = useRef(false);
  // No id of ours holds what an address encodes; a link may say behind a slash what to search for in the part.
  const named = hash.slice(1).split("/")[0] ?? "";
  const part = only === undefined || only === named ? named : "";

  useEffect(() => {
    isLeft.current = false;
    goToPart(part);
  }, [part, key]);

  useEffect(() => {
    if (!isSettling || part === "") return;
    const leave = () => (isLeft.current = true);
    const stay = () => {
      if (!isLeft.current) goToPart(part);
    };
    for (const sign of signsOfLife) addEventListener(sign, leave, { passive: true });
    const growing = new ResizeObserver(stay);
    growing.observe(document.body);
    return () => {
      growing.disconnect();
      for (const sign of signsOfLife) removeEventListener(sign, leave);
      // A part that was hidden until now could not take the focus.
      requestAnimationFrame(stay);
    };
  }, [part, isSettling]);
}
