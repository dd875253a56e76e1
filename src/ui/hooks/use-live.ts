import { useEffect, useMemo, useState } from "react";
import { logWarning } from "../../browser/log";
import { lateSubscription, type Subscribe } from "../../browser/subscribe";

export type Live<Value> = { status: "loading" } | { status: "failed" } | { status: "ready"; value: Value };

export interface LiveOptions {
  /** True to keep the former subscription's value until another has answered. */
  keepsPrevious?: boolean;
}

/**
 * Returns the value of a subscription; it is made anew for another function in `subscribe`, and by `retry`. One that is
 * over is not heard any more.
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

/**
 * The same of what `load` finds for `of`, by code that comes late; nothing is asked for where that is undefined. `load`
 * must be the same from one render to the next.
 */
export function useLateLive<Value>(
  load: (of: string) => Promise<Subscribe<Value>>,
  of: string | undefined,
  options?: LiveOptions,
): ReturnType<typeof useLive<Value>> {
  const subscribe = useMemo<Subscribe<Value>>(
    () => (of === undefined ? () => () => undefined : lateSubscription(() => load(of))),
    [load, of],
  );
  return useLive(subscribe, options);
}
