import { useEffect, useState } from "react";

/** A value as it was when it last stayed the same for a while. */
export function useDebouncedValue<Value>(value: Value, pauseMs: number): Value {
  const [kept, setKept] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setKept(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);

  return kept;
}
