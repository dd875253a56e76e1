import type { DiagnosisCheck } from "../../../../domain/assessment/plan-checks/check-diagnosis";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { labelWithTeam, trainingNames } from "../../../../domain/assessment/gap-profile/words";
import { levelNames, wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { gapAnchor } from "../../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { GapInPlan } from "./gap-in-plan";
import { GapMark } from "./gap-mark";
import classes from "./profile.module.css";

interface GapRowProps {
  gap: Gap;
  diagnosis: DiagnosisCheck | undefined;
  planLink: string | undefined;
}

/** A gap in a line; why it is one, and what closes it, opens on demand. */
export function GapRow({ gap, diagnosis, planLink }: GapRowProps) {
  const { rank, level, rating, reason, trainingIsTheAnswer, trainingReason } = gap;
  return (
    <tr id={gapAnchor(gap)}>
      <th scope="row">
        <span className={classes.gapName}>
          <GapMark level={level} />
          <span>
            {rank}. {labelWithTeam(gap)}
          </span>
        </span>
        <details>
          <summary>
            {resultsWords.whyGap} <VisuallyHidden>{labelWithTeam(gap)}</VisuallyHidden>
          </summary>
          <p>{reason}</p>
          <p>
            <strong>{trainingNames[trainingIsTheAnswer]}.</strong> {trainingReason}
          </p>
        </details>
      </th>
      <td>
        {levelNames[level]}
        {rating !== undefined && <span className={classes.rating}> · {wholeProfileWords.rating(rating)}</span>}
      </td>
      <td className={classes.verdict} data-training={trainingIsTheAnswer}>
        {trainingNames[trainingIsTheAnswer]}
      </td>
      {diagnosis && (
        <td>
          <GapInPlan gap={gap} diagnosis={diagnosis} planLink={planLink} />
        </td>
      )}
    </tr>
  );
}
