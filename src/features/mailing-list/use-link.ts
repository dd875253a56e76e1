import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { linkTokenIn } from "../../domain/kernel/routes";
import type { LinkAnswer } from "../../firebase/mailing-list/subscription-links";

/** What the server says about the link that led here. Reading it changes nothing, so a mail scanner does no harm. */
export function useLink<Value>(read: (token: string) => Promise<LinkAnswer<Value>>) {
  const token = linkTokenIn(useSearchParams()[0]);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ of: string; answer: LinkAnswer<Value> }>();
  const requestKey = `${attempt} ${token}`;

  useEffect(() => {
    let stale = false;
    void read(token).then((answer) => {
      if (!stale) setOutcome({ of: requestKey, answer });
    });
    return () => {
      stale = true;
    };
  }, [read, token, requestKey]);

  const answer = outcome?.of === requestKey ? outcome.answer : ({ status: "loading" } as const);
  return { token, answer, retry: () => setAttempt(attempt + 1) };
}
