import { useCallback } from "react";
import type { Subscribe } from "../../browser/subscribe";
import { useLive, type Live, type LiveOptions } from "./use-live";

/** The result of `load`, which is called again whenever it is another function; `retry` calls it again, too. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  options?: LiveOptions,
): { loaded: Live<Value>; retry: () => void } {
  const subscribe = useCallback<Subscribe<Value>>(
    (next, fail) => {
      load().then(next, fail);
      return () => undefined;
    },
    [load],
  );
  const { live, retry } = useLive(subscribe, options);
  return { loaded: live, retry };
}
