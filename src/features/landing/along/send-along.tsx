import { useEffect, useState, type ComponentType } from "react";
import { logWarning } from "../../../browser/log";
import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";

/** Offers to send along what this browser has. Whoever has nothing here loads nothing for it. */
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
