import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import {
  coverageInWords,
  gapProfileWords,
  labelWithTeam,
  trainingNames,
} from "../../../domain/assessment/gap-profile/words";
import { sharedPageWords } from "../../../domain/assessment/sharing/words";
import classes from "./shared-plan.module.css";

/** What presses most, and whether training closes it. */
export function SharedOverview({ profile }: { profile: GapProfile }) {
  return (
    <section className={classes.part} aria-labelledby="most-pressing">
      <h2 id="most-pressing">{sharedPageWords.mostPressing}</h2>
      <p>{coverageInWords(profile)}</p>
      {profile.gaps.length === 0 && <p>{gapProfileWords.noGaps}</p>}
      <ol>
        {profile.gaps.slice(0, 3).map((gap) => (
          <li key={gap.rank}>
            <strong>{labelWithTeam(gap)}</strong>: {gapProfileWords.levelOfGap(gap.level)}{" "}
            {trainingNames[gap.trainingIsTheAnswer]}. {gap.trainingReason}
          </li>
        ))}
      </ol>
    </section>
  );
}
