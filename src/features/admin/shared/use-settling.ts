import { useEffect, useState } from "react";

/** Longer than the lists take as a rule; a reader without a connection waits no longer than this. */
const settlingMs = 2000;

/** Tells whether the page has only just been opened, and is still putting itself together. */
export function useSettling(): boolean {
  const [settling, setSettling] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), settlingMs);
    return () => clearTimeout(timer);
  }, []);

  return settling;
}
