import { useCallback } from "react";
import { dashboardWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { resultsLinks, routes } from "../../domain/kernel/routes";
import { ButtonLink } from "../../ui/button/button-link";
import { useLoaded } from "../../ui/hooks/use-loaded";
import classes from "./to-do-list.module.css";

/** The plan of the round before, for as long as the current one has none. */
export function PlanOfRoundBefore({ current }: { current: Invitation }) {
  const { loaded } = useLoaded(
    useCallback(async () => {
      const { roundOfEarlierPlan } = await import("../../firebase/assessment/rounds/earlier-plan");
      return roundOfEarlierPlan(current);
    }, [current]),
  );
  if (loaded.status !== "ready" || loaded.value === undefined) return null;
  const round = loaded.value;
  return (
    <>
      <p className={classes.progress}>{dashboardWords.earlierPlan(round)}</p>
      <ButtonLink to={resultsLinks(routes.roundResults(round)).plan} variant="outline" breaks>
        {dashboardWords.openPlan}
      </ButtonLink>
    </>
  );
}
