import { useEffect, useState } from "react";
import { z } from "zod";
import { browserStore } from "../../../browser/storage";
import { afterWrong, noTries, secondsToWait, type Tries } from "./unlock-attempts";

const storageKey = "assessment-gate-tries";
const stored = z.object({ wrong: z.number(), last: z.number() });

interface CountedTries {
  /** Seconds, counting down. */
  wait: number;
  countWrong: () => void;
  forget: () => void;
}

/** The wrong codes of this browser; a reload does not forgive them. */
export function useTries(): CountedTries {
  const [tries, setTries] = useState(read);
  const [now, setNow] = useState(Date.now);
  const wait = secondsToWait(tries, now);

  useEffect(() => {
    if (wait === 0) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [wait]);

  function become(next: Tries) {
    browserStore.setItem(storageKey, JSON.stringify(next));
    setTries(next);
    setNow(Date.now());
  }

  return { wait, countWrong: () => become(afterWrong(tries, Date.now())), forget: () => become(noTries) };
}

function read(): Tries {
  try {
    return stored.catch(noTries).parse(JSON.parse(browserStore.getItem(storageKey) ?? "null"));
  } catch {
    return noTries; // something else stands there
  }
}
