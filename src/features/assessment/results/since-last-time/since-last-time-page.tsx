import { type ReactNode, useState } from "react";
import {
  comparisonWords,
  notComparableByReason,
  notComparableReasons,
  movedInWords,
  stillPressing,
  teamsInWords,
} from "../../../../domain/assessment/comparison/words";
import { anythingAnswered } from "../../../../domain/assessment/answers/step-progress";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { EmptyState } from "../../../../ui/page/empty-state";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import type { Results } from "../../results-data/results";
import type { RoundBefore } from "../../results-data/use-round-before";
import { OrganizationMoved } from "./organization-moved";
import { PromisedTable } from "./promised-table";
import classes from "./since-last-time.module.css";
import type { MovedGap, NotComparable } from "../../../../domain/assessment/comparison/compare-profiles";
import { byWhatMoved } from "../../../../domain/assessment/comparison/moved-gaps";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { DumbbellChart } from "../../charts/dumbbell-chart";
import { gapRows, gapScale } from "../../charts/moved-rows";
import { ChartTable } from "../../charts/chart-table";
import { movedGapsTable } from "../../../../domain/assessment/comparison/moved-tables";
import { Picture } from "../../charts/picture";
import { Button } from "../../../../ui/button/button";
import type { SinceLastTime } from "../../../../domain/assessment/comparison/since-last-time";
import type { TeamsCompared } from "../../../../domain/assessment/comparison/compare-teams";

interface SinceSummaryProps {
  since: SinceLastTime;
  /** The time of this round's last answer, if known. */
  answeredAt: Date | undefined;
}

const fewMoved = 8;

export interface SinceLastTimePageProps {
  results: Results;
  /** The place of the last round's plan, if it can be read there. */
  earlierPlanLink: string | undefined;
}

/** The changes since the round before: a sentence, pictures with their tables, and the promises beside them. */
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

/** Every gap of either round, then and now. */
function GapsMoved({ gaps }: { gaps: readonly MovedGap[] }) {
  const [isWhole, setWhole] = useState(false);
  if (gaps.length === 0) return null;
  const all = byWhatMoved(gaps);
  const shown = isWhole ? all : all.slice(0, fewMoved);
  return (
    <section className={classes.picture} aria-labelledby="gaps-moved">
      <h2 id="gaps-moved">{comparisonWords.gaps}</h2>
      <Picture
        lead={comparisonWords.gapsLead}
        name={comparisonWords.gaps}
        draw={(width) => <DumbbellChart rows={gapRows(shown)} {...gapScale} width={width} />}
        table={<ChartTable label={comparisonWords.gapsTable} table={movedGapsTable(all)} />}
      />
      {gaps.length > fewMoved && (
        <Button className={classes.more} variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? wholeProfileWords.showFirst(fewMoved, comparisonWords.listOfMoved)
            : wholeProfileWords.showAll(gaps.length, comparisonWords.listOfMoved)}
        </Button>
      )}
    </section>
  );
}

/** The readings that only one of the rounds has. */
function NotComparableList({ all }: { all: readonly NotComparable[] }) {
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="not-comparable">
      <h2 id="not-comparable">{comparisonWords.notComparable}</h2>
      <p>{comparisonWords.notComparableLead}</p>
      <dl className={classes.reasons}>
        {notComparableByReason(all).map(({ why, labels }) => (
          <div key={why}>
            <dt>{notComparableReasons[why]}</dt>
            <dd>{labels.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The sum of the changes, and their dates. */
function SinceSummary({ since: { comparison, answeredAt: before }, answeredAt }: SinceSummaryProps) {
  const pressing = stillPressing(comparison.gaps);
  return (
    <section className={classes.summary} aria-labelledby="since-last-time">
      <h2 id="since-last-time">{movedInWords(comparison)}</h2>
      {pressing !== "" && <p>{pressing}</p>}
      {before && <p className={classes.soft}>{comparisonWords.between(before, answeredAt)}</p>}
    </section>
  );
}

/** Teams that are renamed, new or not there any more. */
function TeamsMoved({ teams }: { teams: TeamsCompared }) {
  return (
    <section aria-labelledby="teams-moved">
      <h2 id="teams-moved">{comparisonWords.teams}</h2>
      <ul className={classes.list}>
        {teamsInWords(teams).map((sentence, nth) => (
          <li key={nth}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
