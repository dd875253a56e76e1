import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Answer } from "../../firebase/mailing-list/subscription-links";

/** What the server says of the link that led here. Reading it changes nothing: whoever tests links in mail gets no further. */
export function useLink<Standing>(read: (token: string) => Promise<Answer<Standing>>) {
  const token = useSearchParams()[0].get("token") ?? "";
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ of: string; answer: Answer<Standing> }>();
  const asked = `${attempt} ${token}`;

  useEffect(() => {
    let left = false;
    void read(token).then((answer) => {
      if (!left) setOutcome({ of: asked, answer });
    });
    return () => {
      left = true;
    };
  }, [read, token, asked]);

  const answer = outcome?.of === asked ? outcome.answer : ({ status: "loading" } as const);
  return { token, answer, retry: () => setAttempt(attempt + 1) };
}
