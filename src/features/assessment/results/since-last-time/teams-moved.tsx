import type { TeamsCompared } from "../../../../domain/assessment/comparison/compare-teams";
import { comparisonWords, teamsInWords } from "../../../../domain/assessment/comparison/words";
import classes from "./since-last-time.module.css";

/** Teams that are renamed, new or not there any more. */
export function TeamsMoved({ teams }: { teams: TeamsCompared }) {
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
