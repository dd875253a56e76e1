import { useCallback } from "react";
import { colleagueDashboardWords as words, dashboardWords } from "../../../domain/accounts/dashboard/words";
import { partStates } from "../../../domain/assessment/seats/seat-answers";
import { partsInWords } from "../../../domain/assessment/seats/words";
import { routes } from "../../../domain/kernel/routes";
import type { OwnCopy } from "../../../firebase/assessment/colleagues/list";
import { ButtonLink } from "../../../ui/button/button-link";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { Loading } from "../../../ui/page/loading";
import { uiWords } from "../../../ui/words";
import classes from "./own-part.module.css";

export interface OwnPartProps {
  /** The code of the seat. */
  seat: string;
  businessName: string;
}

/** The dashboard of a colleague: the way to their part, and how far it is. */
export function OwnPart({ seat, businessName }: OwnPartProps) {
  const { loaded, retry } = useLoaded(
    useCallback(async () => {
      const { fetchCopy } = await import("../../../firebase/assessment/colleagues/list");
      return fetchCopy(seat);
    }, [seat]),
  );
  return (
    <section aria-labelledby="to-do" className={classes.part}>
      <h2 id="to-do">{words.toDo}</h2>
      <ButtonLink to={routes.assessment} color="blaze" breaks>
        {dashboardWords.assessment}
      </ButtonLink>
      {loaded.status === "loading" && <Loading>{words.loading}</Loading>}
      {loaded.status === "failed" && (
        <Notice kind="warning" action={{ label: uiWords.tryAgain, run: retry }}>
          {words.failed}
        </Notice>
      )}
      {loaded.status === "ready" && loaded.value && <PartInWords {...loaded.value} />}
      <p className={classes.soft}>{words.whoReads(businessName)}</p>
    </section>
  );
}

function PartInWords({ parts, answers }: OwnCopy) {
  const states = partStates(answers, parts);
  if (states.length === 0) return <p>{words.noPart}</p>;
  return (
    <>
      <p>{words.part(partsInWords(parts))}</p>
      <p>{words.done(states.filter((state) => state === "done").length, states.length)}</p>
    </>
  );
}
