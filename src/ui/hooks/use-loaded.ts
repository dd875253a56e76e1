import { useEffect, useState } from "react";
import { logWarning } from "../../browser/log";

export type Loaded<Value> = { status: "loading" } | { status: "failed" } | { status: "ready"; value: Value };

/** The result of `load`, which is called again whenever it is another function; `retry` calls it again, too. */
export function useLoaded<Value>(load: () => Promise<Value>): { loaded: Loaded<Value>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ of: unknown; attempt: number; loaded: Loaded<Value> }>();

  useEffect(() => {
    let stale = false;
    const finish = (loaded: Loaded<Value>) => {
      if (!stale) setOutcome({ of: load, attempt, loaded });
    };
    load().then(
      (value) => finish({ status: "ready", value }),
      (error: unknown) => {
        logWarning("This part of the dashboard could not be loaded.", error);
        finish({ status: "failed" });
      },
    );
    return () => {
      stale = true;
    };
  }, [load, attempt]);

  const current = outcome?.of === load && outcome.attempt === attempt;
  return { loaded: current ? outcome.loaded : { status: "loading" }, retry: () => setAttempt(attempt + 1) };
}
