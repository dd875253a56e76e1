import { useState } from "react";
import { Link } from "react-router-dom";
import { unsubscribeMessages } from "../../domain/mailing-list/words";
import type { UnsubscribeStanding } from "../../domain/mailing-list/subscription-links";
import { subscribeAgain, unsubscribe } from "../../firebase/mailing-list/subscription-links";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./link-page.module.css";

interface UnsubscribingProps {
  token: string;
  standing: UnsubscribeStanding;
}

interface Step {
  at: "subscribed" | "left" | "back";
  /** What brings the subscription back; only this page has it. */
  undo?: string | undefined;
}

/** The button that unsubscribes, and then the one that undoes it. */
export function Unsubscribing({ token, standing: { email, subscribed } }: UnsubscribingProps) {
  const [step, setStep] = useState<Step>({ at: subscribed ? "subscribed" : "left" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { undo } = step;

  async function act(deed: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    setProblem(await deed());
    setBusy(false);
  }

  async function leave(): Promise<string | undefined> {
    const answer = await unsubscribe(token);
    // Of two presses only the first found a subscription.
    if (answer.status === "ready") setStep((before) => ({ at: "left", undo: answer.value.undo ?? before.undo }));
    return problemOf(answer, unsubscribeMessages.failed);
  }

  async function comeBack(undo: string): Promise<string | undefined> {
    const answer = await subscribeAgain(token, undo);
    if (answer.status === "ready") setStep({ at: "back" });
    return problemOf(answer, unsubscribeMessages.undoFailed);
  }

  if (step.at === "back") {
    return (
      <Notice kind="success" takesFocus>
        {unsubscribeMessages.undone(email)}
      </Notice>
    );
  }
  return (
    <div className={classes.question}>
      {step.at === "subscribed" ? (
        <p>{unsubscribeMessages.question(email)}</p>
      ) : (
        <Notice kind="success" takesFocus>
          {unsubscribeMessages.done(email)}
        </Notice>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      {step.at === "subscribed" && (
        <BusyButton color="blaze" busy={busy} busyLabel="Unsubscribing..." onClick={() => void act(leave)}>
          Unsubscribe
        </BusyButton>
      )}
      {step.at === "left" && undo !== undefined && (
        <BusyButton
          variant="outline"
          busy={busy}
          busyLabel="Subscribing..."
          onClick={() => void act(() => comeBack(undo))}
        >
          Subscribe again
        </BusyButton>
      )}
      {step.at === "left" && undo === undefined && (
        <p>
          Would you like our news after all? <Link to="/#mailing-list">Sign up with the form</Link>
        </p>
      )}
    </div>
  );
}

function problemOf(answer: { status: "ready" | "failed" } | { status: "refused"; sentence: string }, failed: string) {
  if (answer.status === "ready") return undefined;
  return answer.status === "refused" ? answer.sentence : failed;
}
