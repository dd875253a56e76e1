import { useEffect, useState } from "react";
import { logWarning } from "../../browser/log";

export type Live<Value> = { status: "loading" } | { status: "failed" } | { status: "ready"; value: Value };

/** Follows a value until the returned function is called. */
export type Subscribe<Value> = (next: (value: Value) => void, fail: (error: unknown) => void) => () => void;

interface LiveOptions {
  /** While another subscription has not answered yet, what the one before it has shown stays. */
  keepsPrevious?: boolean;
}

/**
 * What a subscription says; it is made anew whenever `subscribe` is another function, and by `retry`. One that is over
 * is not heard any more.
 */
export function useLive<Value>(
  subscribe: Subscribe<Value>,
  { keepsPrevious = false }: LiveOptions = {},
): { live: Live<Value>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [heard, setHeard] = useState<{ from: unknown; attempt: number; live: Live<Value> }>();

  useEffect(() => {
    let isOver = false;
    const hear = (live: Live<Value>) => {
      if (!isOver) setHeard({ from: subscribe, attempt, live });
    };
    const stop = subscribe(
      (value) => hear({ status: "ready", value }),
      (error) => {
        if (!isOver) logWarning("A part of this page could not be loaded.", error);
        hear({ status: "failed" });
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [subscribe, attempt]);

  const isCurrent = heard?.attempt === attempt && (keepsPrevious || heard.from === subscribe);
  return { live: isCurrent ? heard.live : { status: "loading" }, retry: () => setAttempt(attempt + 1) };
}

/** A subscription whose code is loaded first. */
export function lateSubscription<Value>(load: () => Promise<Subscribe<Value>>): Subscribe<Value> {
  return (next, fail) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    load().then((subscribe) => {
      if (!isOver) stop = subscribe(next, fail);
    }, fail);
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
