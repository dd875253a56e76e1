import { labelWithTeam, trainingNames, gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import { FirstFew } from "./first-few";
import { GapMark } from "./gap-mark";
import classes from "./profile.module.css";

/** The gaps in the order in which they press, each with its reason and with what closes it. */
export function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <section aria-labelledby="gaps">
      <h3 id="gaps">{gapProfileWords.gaps}</h3>
      {gaps.length === 0 ? (
        <p>{gapProfileWords.noGaps}</p>
      ) : (
        <FirstFew what={gapProfileWords.listOfGaps} few={8} count={gaps.length}>
          <ol className={classes.gaps}>
            {gaps.map((gap) => (
              <li key={gap.rank} className={classes.gap} data-level={gap.level}>
                <GapMark level={gap.level} />
                <div>
                  <h4>
                    {gap.rank}. {labelWithTeam(gap)}
                  </h4>
                  <p className={classes.level}>{gapProfileWords.levelOfGap(gap.level)}</p>
                  <p>{gap.reason}</p>
                  <p className={classes.verdict} data-training={gap.trainingIsTheAnswer}>
                    <strong>{trainingNames[gap.trainingIsTheAnswer]}.</strong> {gap.trainingReason}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </FirstFew>
      )}
    </section>
  );
}
