import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { proposedIndicators } from "../../../../domain/assessment/progress/key-indicators/proposed-indicators";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { planParts } from "../../../../domain/assessment/results/anchors";
import type { KeyIndicators } from "../../../../firebase/assessment/progress/key-indicators";
import type { Live } from "../../../../ui/hooks/use-live";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { IndicatorView } from "./indicator-view";
import { indicatorsTitle } from "./indicators-title";
import classes from "./key-indicators.module.css";
import { NewIndicator } from "./new-indicator";

interface KeyIndicatorsSectionProps {
  me: Reader;
  answers: ProgressData;
  live: Live<KeyIndicators>;
  retry: () => void;
}

/** The indicators of a business, with the values that its people and its consultant enter. */
export function KeyIndicatorsSection({ me, answers, live, retry }: KeyIndicatorsSectionProps) {
  const headingId = `${planParts.indicators}-heading`;
  return (
    <section id={planParts.indicators} className={classes.section} aria-labelledby={headingId}>
      <h3 id={headingId}>{indicatorsTitle(me)}</h3>
      {live.status === "loading" && <Loading>{keyIndicatorWords.loading}</Loading>}
      {live.status === "failed" && <ErrorState retry={retry}>{keyIndicatorWords.failed}</ErrorState>}
      {live.status === "ready" && <Indicators me={me} answers={answers} found={live.value} />}
    </section>
  );
}

interface IndicatorsProps {
  me: Reader;
  answers: ProgressData;
  found: KeyIndicators;
}

function Indicators({ me, answers, found: { home, indicators } }: IndicatorsProps) {
  return (
    <>
      <p className={classes.lead}>{keyIndicatorWords.lead}</p>
      {indicators.length === 0 && <p>{keyIndicatorWords.none}</p>}
      {indicators.length > 0 && (
        <ul className={classes.list}>
          {indicators.map((indicator) => (
            <IndicatorView key={indicator.id} indicator={indicator} home={home} me={me} />
          ))}
        </ul>
      )}
      <NewIndicator home={home} me={me} indicators={indicators} proposals={proposedIndicators(answers, indicators)} />
    </>
  );
}
