import type { ReactNode } from "react";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import { anythingAnswered } from "../../../../domain/assessment/answers/step-progress";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { EmptyState } from "../../../../ui/page/empty-state";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import type { Results } from "../../results-data/results";
import type { RoundBefore } from "../../results-data/use-round-before";
import { GapsMoved } from "./gaps-moved";
import { NotComparableList } from "./not-comparable-list";
import { OrganizationMoved } from "./organization-moved";
import { PromisedTable } from "./promised-table";
import { SinceSummary } from "./since-summary";
import classes from "./since-last-time.module.css";
import { TeamsMoved } from "./teams-moved";

export interface SinceLastTimePageProps {
  results: Results;
  /** Where the plan of the round before is, if it can be read there. */
  earlierPlanLink: string | undefined;
}

/** What has moved since the round before: a sentence, pictures with their tables, and what was promised beside it. */
export function SinceLastTimePage({
  results: { roundBefore, answers, answeredAt },
  earlierPlanLink,
}: SinceLastTimePageProps) {
  const { live, retry } = roundBefore ?? {
    live: { status: "ready", value: undefined } as const,
    retry: () => undefined,
  };
  if (live.status === "loading") return <Loading>{comparisonWords.loading}</Loading>;
  if (live.status === "failed")
    return (
      <WithoutComparison>
        <ErrorState retry={retry}>{comparisonWords.unreadable}</ErrorState>
      </WithoutComparison>
    );
  const { value: before } = live;
  const missing = whatIsMissing(before, anythingAnswered(answers));
  if (!before || missing !== undefined)
    return (
      <WithoutComparison>
        <EmptyState>{missing}</EmptyState>
      </WithoutComparison>
    );
  const { since } = before;
  return (
    <div className={classes.page}>
      <SinceSummary since={since} answeredAt={answeredAt} />
      <OrganizationMoved areas={since.comparison.areas} />
      <GapsMoved gaps={since.comparison.gaps} />
      <TeamsMoved teams={since.comparison.teams} />
      <PromisedTable before={before} planLink={earlierPlanLink} />
      <NotComparableList all={since.comparison.notComparable} />
    </div>
  );
}

function whatIsMissing(before: RoundBefore | undefined, isAnswered: boolean): string | undefined {
  if (!before) return comparisonWords.firstRound;
  if (!anythingAnswered(before.answers)) return comparisonWords.nothingBefore;
  return isAnswered ? undefined : comparisonWords.nothingNow;
}

function WithoutComparison({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="since-last-time">
      <h2 id="since-last-time">{resultsPageNames["since-last-time"]}</h2>
      {children}
    </section>
  );
}
