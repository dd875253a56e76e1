import { mailingListMessages } from "../../domain/mailing-list/words";
import { useLoaded } from "../../ui/hooks/use-loaded";
import classes from "./forms.module.css";

interface SubscriptionThanksProps {
  /** Tells whether addresses have to be confirmed on this site. */
  asksToConfirm: () => Promise<boolean>;
}

/** The thanks, and what is left to do: by the setting of the site and never by the address. */
export function SubscriptionThanks({ asksToConfirm }: SubscriptionThanksProps) {
  const { loaded } = useLoaded(asksToConfirm);
  return (
    <>
      {mailingListMessages.subscribed}
      {loaded.status === "ready" && loaded.value && <p className={classes.besides}>{mailingListMessages.confirm}</p>}
      {loaded.status === "failed" && <p className={classes.besides}>{mailingListMessages.confirmIfAsked}</p>}
    </>
  );
}
