import { useSyncExternalStore } from "react";
import { isOlderThanSite, subscribeToAge } from "../../browser/newer-site";
import { uiWords } from "../words";
import { ErrorState } from "./error-state";
import classes from "./older-page.module.css";

/** Says why things fail on a page that a deployment has overtaken. */
export function OlderPage() {
  if (!useSyncExternalStore(subscribeToAge, isOlderThanSite, () => false)) return null;
  return (
    <div className={classes.older}>
      <ErrorState retry={() => window.location.reload()} retryLabel={uiWords.reload}>
        {uiWords.olderPage}
      </ErrorState>
    </div>
  );
}
