import { mailingListMessages } from "../../domain/mailing-list/words";
import { useLoaded } from "../../ui/hooks/use-loaded";
import classes from "./forms.module.css";

interface SubscriptionThanksProps {
  loadAdvice: () => Promise<string | undefined>;
}

/** The thanks, and what is left to do: by the setting of the site and never by the address. */
export function SubscriptionThanks({ loadAdvice }: SubscriptionThanksProps) {
  const { loaded } = useLoaded(loadAdvice);
  return (
    <>
      {mailingListMessages.subscribed}
      {loaded.status === "ready" && loaded.value && <p className={classes.besides}>{loaded.value}</p>}
    </>
  );
}
