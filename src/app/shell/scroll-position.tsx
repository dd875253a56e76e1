// A link starts at the top of the next screen (or at its #part); going back returns to where one was. The browser cannot do it by
// itself, because it looks before the screen's code has arrived; this sits beside the screen and so comes when it does.
import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { tabStore } from "../../browser/storage";

const storageKey = "scroll-positions";

export function ScrollPosition() {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (navigation === NavigationType.Pop) window.scrollTo(0, remembered()[key] ?? 0);
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);

    const remember = () => {
      tabStore.setItem(storageKey, JSON.stringify({ ...remembered(), [key]: window.scrollY }));
    };
    window.addEventListener("scrollend", remember);
    return () => window.removeEventListener("scrollend", remember);
  }, [key, hash, navigation]);

  return null;
}

function remembered(): Record<string, number> {
  return JSON.parse(tabStore.getItem(storageKey) ?? "{}") as Record<string, number>;
}
