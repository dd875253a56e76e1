import { useEffect, useState } from "react";
import { z } from "zod";
import { browserStore } from "../../../browser/storage";
import { afterWrong, noAttempts, secondsToWait, type UnlockAttempts } from "./unlock-attempts";

const attemptsKey = "assessment-gate-tries";
const storedAttempts = z.object({ wrong: z.number(), last: z.number() });

interface CountedAttempts {
  /** Seconds, counting down. */
  wait: number;
  countWrong: () => void;
  forget: () => void;
}

/** Counts the wrong codes of this browser; a reload does not forgive them. */
export function useUnlockAttempts(): CountedAttempts {
  const [attempts, setAttempts] = useState(readAttempts);
  const [now, setNow] = useState(Date.now);
  const wait = secondsToWait(attempts, now);

  useEffect(() => {
    if (wait === 0) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [wait]);

  function keep(next: UnlockAttempts) {
    browserStore.setItem(attemptsKey, JSON.stringify(next));
    setAttempts(next);
    setNow(Date.now());
  }

  return { wait, countWrong: () => keep(afterWrong(attempts, Date.now())), forget: () => keep(noAttempts) };
}

function readAttempts(): UnlockAttempts {
  try {
    return storedAttempts.catch(noAttempts).parse(JSON.parse(browserStore.getItem(attemptsKey) ?? "null"));
  } catch {
    return noAttempts; // something else is stored there
  }
}
