// A link starts at the top of the next screen (or at its #part); going back restores the scroll position. The browser
// cannot do it by itself, because it tries before the screen's code is loaded; this component is rendered beside the
// screen, so it waits.
import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { tabStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";
import { storedValue } from "../../browser/stored-value";

/** Read without zod, which no page needs for its first paint. */
const positions = {
  parse(value: unknown): Record<string, number> {
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
  },
};

const storedPositions = storedValue(tabStore, storedKeys.scrollPositions, positions);

export function ScrollPosition() {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (navigation === NavigationType.Pop) window.scrollTo(0, storedPositions.read()?.[key] ?? 0);
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);

    const remember = () => {
      storedPositions.write({ ...storedPositions.read(), [key]: window.scrollY });
    };
    window.addEventListener("scrollend", remember);
    return () => window.removeEventListener("scrollend", remember);
  }, [key, hash, navigation]);

  return null;
}
