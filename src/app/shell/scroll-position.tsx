// A link starts at the top of the next screen (or at its #part); going back restores the scroll position. The browser
// cannot do it by itself, because it tries before the screen's code is loaded; this component is rendered beside the
// screen, so it waits.
import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { tabStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";

export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);
  // The router has no key for a place to which the browser itself has gone.
  const place = storedKeys.scrollPositions + (key === "default" ? pathname + hash : key);

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const isBack = navigation === NavigationType.Pop && !(isFirst.current && isOpenedAnew());
    // A page that the build has written may be scrolled before it is alive, and must not move under a press.
    if (!isFirst.current || window.scrollY === 0) scrollToPlace(isBack ? place : undefined, hash);
    isFirst.current = false;

    const remember = () => tabStore.setItem(place, String(window.scrollY));
    window.addEventListener("scrollend", remember);
    window.addEventListener("pagehide", leaveToBrowser);
    return () => {
      window.removeEventListener("scrollend", remember);
      window.removeEventListener("pagehide", leaveToBrowser);
    };
  }, [place, hash, navigation]);

  return null;
}

function scrollToPlace(place: string | undefined, hash: string): void {
  const position = place === undefined ? null : tabStore.getItem(place);
  const part = hash ? document.getElementById(hash.slice(1)) : null;
  if (position === null && part) part.scrollIntoView();
  else window.scrollTo(0, Number(position) || 0);
}

/** Neither loaded again nor gone back to. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

/** A written page that is loaded again is long enough at once. */
function leaveToBrowser(): void {
  window.history.scrollRestoration = "auto";
}
