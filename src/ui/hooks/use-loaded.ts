import { useEffect, useState } from "react";
import { logOnly } from "../../browser/log";

export type Loaded<Value> = { status: "loading" } | { status: "failed" } | { status: "ready"; value: Value };

/** What `load` brings, afresh whenever it is another function; `retry` asks again. */
export function useLoaded<Value>(load: () => Promise<Value>): { loaded: Loaded<Value>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ of: unknown; attempt: number; loaded: Loaded<Value> }>();

  useEffect(() => {
    let left = false;
    const settle = (loaded: Loaded<Value>) => {
      if (!left) setOutcome({ of: load, attempt, loaded });
    };
    load().then(
      (value) => settle({ status: "ready", value }),
      (error: unknown) => {
        logOnly("This part of the dashboard could not be loaded.", error);
        settle({ status: "failed" });
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  const current = outcome?.of === load && outcome.attempt === attempt;
  return { loaded: current ? outcome.loaded : { status: "loading" }, retry: () => setAttempt(attempt + 1) };
}
