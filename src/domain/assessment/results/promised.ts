// The promises of the last round's plan about each gap, beside the change since. The two are next to each other: a
// promise and a change do not prove that one comes from the other.
import type { ActionProgress, ActionStatus } from "../progress/actions/action-progress";
import { followedPlan } from "../progress/actions/plan-actions";
import type { ProgressData } from "../answers/answers";
import { cutAtWord } from "../../kernel/texts";
import { withoutIds } from "../answers/field-changes";
import type { MovedGap, ProfileComparison } from "../comparison/compare-profiles";
import type { RoundProfile } from "../comparison/round-profile";
import { checkDiagnosis } from "../plan-checks/check-diagnosis";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import { readPlan, type StoredPlan } from "../plan/plan";
import { answerToGap, type TitledItem } from "./plan-at-a-glance";

export interface Promised {
  /** The gap at that time. */
  readonly gap: Gap;
  /** Undefined where only one of the rounds has an answer, or the team is not there any more. */
  readonly moved: MovedGap | undefined;
  readonly item: TitledItem;
  /** The progress of the action, if a person has stated it. */
  readonly status: ActionStatus | undefined;
}

interface EarlierPlan {
  readonly plan: StoredPlan;
  readonly answers: ProgressData;
  readonly before: RoundProfile;
  readonly comparison: ProfileComparison;
  readonly actions: readonly ActionProgress[];
}

/** Undefined where the plan does not show which answers it rests on; what is open now stands first. */
export function promisedIn({ plan, answers, before, comparison, actions }: EarlierPlan): Promised[] | undefined {
  const { gaps } = before.profile;
  const diagnosis = checkDiagnosis(plan.text, gaps, withoutIds(answers));
  if (!diagnosis) return undefined;
  const read = readPlan(plan.text);
  const followed = followedPlan(read, actions).actions;
  const statusOfItem = ({ anchor }: TitledItem) =>
    followed.find((action) => action.anchor === anchor)?.progress?.current.status;
  const moved = new Map(comparison.gaps.map((gap) => [gap.before.reference, gap]));
  return gaps
    .flatMap((gap): Promised[] => {
      const item = answerToGap(read, gap, diagnosis);
      return item ? [{ gap, moved: moved.get(gap.reference), item, status: statusOfItem(item) }] : [];
    })
    .sort((one, other) => byOpenness(one) - byOpenness(other));
}

/** Returns the action of a promise. Its sentence is used if its title only repeats the gap's name. */
export function promisedAction({ gap, item: { title, says } }: Promised): string {
  const does = says !== "" && labelWithTeam(gap).includes(title) ? cutAtWord(says, 120) : title;
  return does.charAt(0).toUpperCase() + does.slice(1);
}

/** Open gaps by how wide they are, then what cannot be compared, then what has closed. */
function byOpenness({ moved }: Promised): number {
  if (!moved) return 1;
  return moved.movement === "closed" ? 2 : -moved.after.severity;
}
