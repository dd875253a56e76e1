import { Link } from "react-router-dom";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { gapInShort, labelWithTeam, trainingInShort } from "../../../../domain/assessment/gap-profile/words";
import type { ResultsPage } from "../../../../domain/kernel/routes";
import { GapMark } from "../profile/gap-mark";
import type { Results } from "../../results-data/results";
import classes from "./pressing.module.css";
import { WhatIsDone } from "./what-is-done";

interface MostPressingProps {
  results: Pick<Results, "profile" | "plan" | "diagnosis">;
  links: Partial<Record<ResultsPage, string>>;
}

const fewPressing = 3;

/** The gaps that come first, each with what the plan does about it. */
export function MostPressing({ results, links }: MostPressingProps) {
  const { gaps } = results.profile;
  if (gaps.length === 0) return null;
  return (
    <section className={classes.pressing} aria-labelledby="most-pressing">
      <h2 id="most-pressing">{resultsWords.mostPressing}</h2>
      <ol>
        {gaps.slice(0, fewPressing).map((gap) => (
          <li key={gap.rank}>
            <GapMark level={gap.level} />
            <div>
              <h3>{labelWithTeam(gap)}</h3>
              <p className={classes.training} data-training={gap.trainingIsTheAnswer}>
                {trainingInShort[gap.trainingIsTheAnswer]}
              </p>
              <p className={classes.soft}>{gapInShort(gap)}</p>
              <WhatIsDone gap={gap} results={results} planLink={links.plan} />
            </div>
          </li>
        ))}
      </ol>
      {links.profile !== undefined && <Link to={links.profile}>{resultsWords.allGaps(gaps.length)}</Link>}
    </section>
  );
}
