import { type ReactNode, useId, useMemo, useState } from "react";
import { anythingAnswered } from "../../../../domain/assessment/answers/step-progress";
import { movedInWords } from "../../../../domain/assessment/comparison/changes-in-words";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import type { Chart } from "../../../../domain/assessment/report/document";
import { sinceNotes, sinceParts } from "../../../../domain/assessment/report/since";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { EmptyState } from "../../../../ui/page/empty-state";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { DocumentParts } from "../../charts/document-parts";
import { DumbbellChart } from "../../charts/dumbbell-chart";
import { Picture } from "../../charts/picture";
import picture from "../../charts/picture.module.css";
import { ShowAll } from "../../charts/show-all";
import type { Results } from "../../results-data/results";
import type { RoundBefore } from "../../results-data/use-round-before";
import classes from "./since-last-time.module.css";

interface SinceDocumentProps {
  before: RoundBefore;
  /** The time of this round's last answer, if known. */
  answeredAt: Date | undefined;
  planLink: string | undefined;
}

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
  return <SinceDocument before={before} answeredAt={answeredAt} planLink={earlierPlanLink} />;
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

function SinceDocument({ before, answeredAt, planLink }: SinceDocumentProps) {
  const parts = useMemo(() => sinceParts(before), [before]);
  return (
    <div className={classes.page}>
      <section className={classes.summary} aria-labelledby="since-last-time">
        <h2 id="since-last-time">{movedInWords(before.since.comparison)}</h2>
        <DocumentParts parts={sinceNotes(before, answeredAt)} />
      </section>
      <DocumentParts parts={parts} link={planLink} picture={(chart) => <MovedPicture chart={chart} />} />
    </div>
  );
}

function MovedPicture({ chart }: { chart: Chart }) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { title, few, drawing } = chart;
  if (drawing.of !== "areas" && drawing.of !== "gaps") return null;
  const { rows, ends } = drawing;
  const shown = isWhole ? rows : rows.slice(0, few?.first);
  return (
    <section className={classes.picture} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Picture
        chart={chart}
        name={title}
        draw={(width) => <DumbbellChart rows={shown} ends={ends} width={width} />}
        legend={drawing.of === "areas" && <MovedLegend />}
      />
      <ShowAll few={few} count={rows.length} isWhole={isWhole} setWhole={setWhole} />
    </section>
  );
}

/** The meanings of the marks of then and now. */
function MovedLegend() {
  return (
    <ul className={picture.legend} aria-label={comparisonWords.marks}>
      <li>
        <LegendMark stroke="var(--ink)" isThen /> {comparisonWords.then}
      </li>
      <li>
        <LegendMark stroke="var(--forest)" /> {comparisonWords.now}, {comparisonWords.better}
      </li>
      <li>
        <LegendMark stroke="var(--blaze)" /> {comparisonWords.now}, {comparisonWords.worse}
      </li>
    </ul>
  );
}

function LegendMark({ stroke, isThen = false }: { stroke: string; isThen?: boolean }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      {isThen ? (
        <circle cx="9" cy="9" r="7" fill="var(--paper)" stroke={stroke} strokeWidth="2" />
      ) : (
        <rect x="5" y="3" width="8" height="12" rx="1.5" fill={stroke} />
      )}
    </svg>
  );
}
