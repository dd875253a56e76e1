import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import { unsubscribeMessages } from "../../domain/mailing-list/link-words";
import { mailingListMessages } from "../../domain/mailing-list/words";
import type { SubscriptionState } from "../../domain/mailing-list/subscription-links";
import { subscribeAgain, unsubscribe } from "../../firebase/mailing-list/subscription-links";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
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
  const { running, outcome, run } = useAction<"unsubscribe" | "resubscribe">();
  const { undo } = step;

  async function runUnsubscribe() {
    const result = await unsubscribe(token);
    // Of two presses only the first found a subscription.
    if (result.done) setStep((before) => ({ at: "unsubscribed", undo: result.value.undo ?? before.undo }));
    return result;
  }

  async function runResubscribe(undo: string) {
    const result = await subscribeAgain(token, undo);
    if (result.done) setStep({ at: "resubscribed" });
    return result;
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
      {outcome?.done === false && <Notice kind="error">{outcome.sentence}</Notice>}
      {step.at === "subscribed" && (
        <BusyButton
          color="blaze"
          busy={running !== undefined}
          busyLabel={unsubscribeMessages.unsubscribing}
          onClick={() => run("unsubscribe", runUnsubscribe)}
        >
          {unsubscribeMessages.unsubscribe}
        </BusyButton>
      )}
      {step.at === "unsubscribed" && undo !== undefined && (
        <BusyButton
          variant="outline"
          busy={running !== undefined}
          busyLabel={mailingListMessages.subscribing}
          onClick={() => run("resubscribe", () => runResubscribe(undo))}
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
