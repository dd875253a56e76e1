import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import { unsubscribeMessages, mailingListMessages } from "../../domain/mailing-list/words";
import type { SubscriptionState } from "../../domain/mailing-list/subscription-links";
import { subscribeAgain, unsubscribe } from "../../firebase/mailing-list/subscription-links";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./link-page.module.css";

interface UnsubscribeFormProps {
  token: string;
  subscription: SubscriptionState;
}

interface UnsubscribeStep {
  at: "subscribed" | "unsubscribed" | "resubscribed";
  /** The token that restores the subscription; only this page has it. */
  undo?: string | undefined;
}

/** The button that unsubscribes, and then the one that undoes it. */
export function UnsubscribeForm({ token, subscription: { email, subscribed } }: UnsubscribeFormProps) {
  const [step, setStep] = useState<UnsubscribeStep>({ at: subscribed ? "subscribed" : "unsubscribed" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { undo } = step;

  async function run(action: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    setProblem(await action());
    setBusy(false);
  }

  async function runUnsubscribe(): Promise<string | undefined> {
    const answer = await unsubscribe(token);
    // Of two presses only the first found a subscription.
    if (answer.status === "ready")
      setStep((before) => ({ at: "unsubscribed", undo: answer.value.undo ?? before.undo }));
    return linkProblem(answer, unsubscribeMessages.failed);
  }

  async function runResubscribe(undo: string): Promise<string | undefined> {
    const answer = await subscribeAgain(token, undo);
    if (answer.status === "ready") setStep({ at: "resubscribed" });
    return linkProblem(answer, unsubscribeMessages.undoFailed);
  }

  if (step.at === "resubscribed") {
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
        <BusyButton
          color="blaze"
          busy={busy}
          busyLabel={unsubscribeMessages.unsubscribing}
          onClick={() => void run(runUnsubscribe)}
        >
          {unsubscribeMessages.unsubscribe}
        </BusyButton>
      )}
      {step.at === "unsubscribed" && undo !== undefined && (
        <BusyButton
          variant="outline"
          busy={busy}
          busyLabel={mailingListMessages.subscribing}
          onClick={() => void run(() => runResubscribe(undo))}
        >
          {unsubscribeMessages.subscribeAgain}
        </BusyButton>
      )}
      {step.at === "unsubscribed" && undo === undefined && (
        <p>
          {unsubscribeMessages.afterAll} <Link to={routes.mailingListForm}>{mailingListMessages.signUp}</Link>
        </p>
      )}
    </div>
  );
}

function linkProblem(answer: { status: "ready" | "failed" } | { status: "refused"; sentence: string }, failed: string) {
  if (answer.status === "ready") return undefined;
  return answer.status === "refused" ? answer.sentence : failed;
}
