import { useId, useState } from "react";
import { personAddress } from "../../../domain/operation/personal-data-export";
import {
  subscriberState,
  type AddressesAnswer,
  type Subscriber,
} from "../../../domain/mailing-list/subscribers/subscriber";
import { subscriberMessages, subscriberStates, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { removeSubscriber } from "../../../firebase/mailing-list/subscribers";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { useAction, type ActionOutcome } from "../../../ui/hooks/use-action";
import type { Live } from "../../../ui/hooks/use-live";
import { DateTime } from "../../../ui/page/date-time";
import cards from "../shared/cards.module.css";
import { useErasure } from "../personal-data/use-erasure";
import { useStaff } from "../shared/staff-context";
import classes from "./mailing-list.module.css";

interface SubscriberEntryProps {
  id: string;
  subscriber: Subscriber;
  known: Live<AddressesAnswer>;
}

/** One entry of the list, and the two ways in which it ends. */
export function SubscriberEntry({ id, subscriber, known }: SubscriberEntryProps) {
  const { name, businessName, email, createdAt } = subscriber;
  const { announce } = useStaff();
  const { running, run } = useAction<"remove" | "erase">();
  const [removing, setRemoving] = useState(false);
  const heading = useId();
  const state = known.status === "ready" ? subscriberState(subscriber, known.value) : undefined;

  /** On the desk's own notices: the entry leaves its list. */
  async function announced(act: () => Promise<ActionOutcome | undefined>) {
    const outcome = await act();
    if (outcome) announce({ kind: outcome.done ? "success" : "error", sentence: outcome.sentence });
  }

  const { ask, dialog } = useErasure((erase) => run("erase", () => announced(erase)));
  return (
    <article className={cards.card} aria-labelledby={heading}>
      <header className={cards.header}>
        <h3 id={heading}>{email || subscriberWords.withoutAddress}</h3>
        <p className={cards.from}>
          <span>{[name, businessName].filter(Boolean).join(", ")}</span>
          <span>
            {subscriber.import === undefined ? subscriberWords.signedUp : subscriberWords.imported}{" "}
            <DateTime date={createdAt} />
          </span>
        </p>
      </header>
      <p className={classes.state} data-state={state}>
        {state === undefined ? known.status === "loading" && subscriberWords.looking : subscriberStates[state]}
      </p>
      <p className={classes.consent}>{consentInWords(subscriber)}</p>
      <div className={cards.actions}>
        <BusyButton
          variant="outline"
          busy={running === "remove"}
          busyLabel={subscriberWords.removing}
          aria-describedby={heading}
          onClick={() => setRemoving(true)}
        >
          {subscriberWords.remove}
        </BusyButton>
        {personAddress.safeParse(email).success && (
          <BusyButton
            variant="subtle"
            color="brick"
            breaks
            busy={running === "erase"}
            busyLabel={subscriberWords.looking}
            aria-describedby={heading}
            onClick={() => run("erase", () => announced(() => ask(email)))}
          >
            {subscriberWords.erase}
          </BusyButton>
        )}
      </div>
      {removing && (
        <ConfirmDialog
          title={subscriberWords.removeTitle}
          confirm={subscriberWords.removeConfirm}
          decline={subscriberWords.removeDecline}
          destructive
          onDecline={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            run("remove", () => announced(() => removeSubscriber(id, email)));
          }}
        >
          {email ? subscriberMessages.removeQuestion(email) : subscriberMessages.removeNameless}
        </ConfirmDialog>
      )}
      {dialog}
    </article>
  );
}

function consentInWords({ consent, import: brought }: Subscriber): string {
  if (!consent?.text) return subscriberWords.noConsent;
  return brought === undefined
    ? subscriberWords.consent(consent.text, consent.at)
    : subscriberWords.consentSource(consent.text);
}
