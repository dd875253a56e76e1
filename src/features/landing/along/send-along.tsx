import { useEffect, useState, type ComponentType } from "react";
import { logWarning } from "../../../browser/log";
import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";

/** Offers to attach this browser's own results to an inquiry. It loads nothing for a visitor without any. */
export function SendAlong() {
  const [Choice, setChoice] = useState<ComponentType>();

  useEffect(() => {
    if (!isAnythingHere()) return;
    import("./along-choice")
      .then(({ AlongChoice }) => setChoice(() => AlongChoice))
      .catch((error: unknown) => logWarning("What could go along with an inquiry cannot be offered.", error));
  }, []);

  return Choice && <Choice />;
}

function isAnythingHere(): boolean {
  return browserStore.getItem(storedKeys.needsCheck) !== null || keysOf(browserStore, storedKeys.courses).length > 0;
}
