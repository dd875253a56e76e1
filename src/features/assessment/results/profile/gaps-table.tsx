import { useDeferredValue, useState } from "react";
import { useLocation } from "react-router-dom";
import type { DiagnosisCheck } from "../../../../domain/assessment/plan-checks/check-diagnosis";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { gapProfileWords } from "../../../../domain/assessment/gap-profile/words";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { gapAnchor, resultsParts } from "../../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../../domain/assessment/results/words";
import type { Few } from "../../../../domain/assessment/report/document";
import { ShowAll } from "../../charts/show-all";
import { GapRow } from "./gap-row";
import { chosenGaps, everyGap, GapsFilterFields } from "./gaps-filter";
import classes from "./profile.module.css";

interface GapsTableProps {
  gaps: readonly Gap[];
  diagnosis: DiagnosisCheck | undefined;
  planLink: string | undefined;
}

const fewGaps: Few = { first: 8, of: wholeProfileWords.listOfGaps };

/** All gaps as a table, the most pressing first; a gap that the address names behind its # is always shown. */
export function GapsTable({ gaps, diagnosis, planLink }: GapsTableProps) {
  const [filter, setFilter] = useState(everyGap);
  const [isWhole, setWhole] = useState(false);
  const { hash, key } = useLocation();
  const [followed, setFollowed] = useState<string>();
  const chosen = chosenGaps(gaps, filter);
  const shown = isWhole ? chosen.length : Math.min(fewGaps.first, chosen.length);
  // Those that only paper shows come after the page has been painted.
  const drawn = Math.max(shown, useDeferredValue(chosen.length, shown));

  const wanted = gaps.find((gap) => gapAnchor(gap) === hash.slice(1));
  if (wanted && followed !== key) {
    setFollowed(key);
    if (!chosen.slice(0, shown).includes(wanted)) {
      setFilter(everyGap);
      setWhole(true);
    }
  }

  if (gaps.length === 0) return <p>{gapProfileWords.noGaps}</p>;
  return (
    <section id={resultsParts.gaps} aria-labelledby="gaps">
      <header className={classes.gapsHead}>
        <h3 id="gaps">{wholeProfileWords.gaps}</h3>
        <p role="status">{resultsWords.shown(shown, gaps.length)}</p>
      </header>
      <GapsFilterFields gaps={gaps} filter={filter} onChange={setFilter} />
      {chosen.length === 0 ? (
        <p>{resultsWords.noneShown}</p>
      ) : (
        <table className={classes.gaps}>
          <caption>{resultsWords.gapsTable}</caption>
          <thead>
            <tr>
              <th scope="col">{resultsWords.gap}</th>
              <th scope="col">{resultsWords.level}</th>
              <th scope="col">{resultsWords.training}</th>
              {diagnosis && <th scope="col">{resultsWords.inPlan}</th>}
            </tr>
          </thead>
          <tbody data-few={!isWhole}>
            {chosen.slice(0, drawn).map((gap) => (
              <GapRow key={gap.rank} gap={gap} diagnosis={diagnosis} planLink={planLink} />
            ))}
          </tbody>
        </table>
      )}
      <ShowAll few={fewGaps} count={chosen.length} isWhole={isWhole} setWhole={setWhole} />
    </section>
  );
}
