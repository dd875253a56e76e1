import { labelWithTeam, trainingNames, gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import type { DiagnosisCheck } from "../../../domain/assessment/diagnosis/check-diagnosis";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import { FirstFew } from "./first-few";
import { GapInPlan } from "./gap-in-plan";
import { GapMark } from "./gap-mark";
import classes from "./profile.module.css";

interface GapsProps {
  gaps: readonly Gap[];
  /** How the plan deals with them; undefined where there is none to be held to them. */
  diagnosis: DiagnosisCheck | undefined;
}

/** The gaps in the order in which they press, each with its reason, what closes it and where the plan does. */
export function Gaps({ gaps, diagnosis }: GapsProps) {
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
                  {diagnosis && <GapInPlan gap={gap} diagnosis={diagnosis} />}
                </div>
              </li>
            ))}
          </ol>
        </FirstFew>
      )}
    </section>
  );
}
