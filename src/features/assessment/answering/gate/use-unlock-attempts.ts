import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { browserStore } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { storedValue } from "../../../../browser/stored-value";
import { afterWrong, noAttempts, secondsToWait, type UnlockAttempts } from "./unlock-attempts";

const storedAttempts = storedValue(
  browserStore,
  storedKeys.unlockAttempts,
  z.object({ wrong: z.number(), last: z.number() }),
);

interface CountedAttempts {
  /** Seconds, counting down. */
  wait: number;
  countWrong: () => void;
  forget: () => void;
}

/** Counts the wrong codes of this browser; a reload does not forgive them. */
export function useUnlockAttempts(): CountedAttempts {
  const [attempts, setAttempts] = useState(() => storedAttempts.read() ?? noAttempts);
  const [now, setNow] = useState(Date.now);
  const wait = secondsToWait(attempts, now);

  useEffect(() => {
    if (wait === 0) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [wait]);

  function keep(next: UnlockAttempts) {
    storedAttempts.write(next);
    setAttempts(next);
    setNow(Date.now());
  }

  return { wait, countWrong: () => keep(afterWrong(attempts, Date.now())), forget: () => keep(noAttempts) };
}
