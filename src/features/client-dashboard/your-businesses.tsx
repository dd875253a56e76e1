import { ownBusinessesWords } from "../../domain/accounts/dashboard/words";
import type { OwnBusiness } from "../../domain/accounts/profile";
import { logWarning } from "../../browser/log";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./to-do-list.module.css";

interface YourBusinessesProps {
  uid: string;
  businesses: OwnBusiness[];
  /** The code of the open one. */
  open: string | undefined;
  onOpened: () => void;
}

/** The choice among the businesses of an account, of which the rest of the dashboard shows one. */
export function YourBusinesses({ uid, businesses, open, onOpened }: YourBusinessesProps) {
  const { running, outcome, run } = useAction<string>();

  async function choose(business: OwnBusiness) {
    try {
      const { openBusiness } = await import("../../firebase/accounts/change-business");
      await openBusiness(uid, business);
    } catch (error) {
      logWarning(ownBusinessesWords.failed, error);
      return { done: false, sentence: ownBusinessesWords.failed };
    }
    onOpened();
  }

  return (
    <section aria-labelledby="your-businesses" className={classes.list}>
      <h2 id="your-businesses">{ownBusinessesWords.title}</h2>
      <p>{ownBusinessesWords.meaning}</p>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <ul className={classes.businesses}>
        {businesses.map((business) => {
          const { invitationId } = business;
          const businessName =
            business.part === "colleague"
              ? ownBusinessesWords.asColleague(business.businessName)
              : business.businessName;
          if (invitationId === open)
            return (
              <li key={invitationId} aria-current="true">
                {ownBusinessesWords.isOpen(businessName)}
              </li>
            );
          return (
            <li key={invitationId}>
              <BusyButton
                variant="outline"
                breaks
                busy={running === invitationId}
                busyLabel={ownBusinessesWords.opening}
                onClick={() => run(invitationId, () => choose(business))}
              >
                {ownBusinessesWords.open(businessName)}
              </BusyButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
