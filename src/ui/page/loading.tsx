import { useEffect, useState } from "react";
import { logWarning } from "../../browser/log";
import { uiWords } from "../words";
import { ErrorState } from "./error-state";
import classes from "./loading.module.css";

/** Nothing here takes so long where the connection holds. */
const longMs = 15_000;

/**
 * Says that something is loading. It appears only after a moment, so that what loads at once does not flicker; after a
 * long time it offers to load the page again.
 */
export function Loading({ children }: { children: string }) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      logWarning(`Still loading after ${longMs / 1000} s.`, children);
      setLong(true);
    }, longMs);
    return () => clearTimeout(timer);
  }, [children]);

  return (
    <>
      <p role="status" data-loading data-paper="screen" className={classes.loading}>
        {children}
      </p>
      {isLong && <ErrorState retry={() => window.location.reload()}>{uiWords.loadingLong}</ErrorState>}
    </>
  );
}
