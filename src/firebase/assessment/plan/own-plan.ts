import { assessmentAnswers } from "../../../domain/assessment/answers/assessment-answers";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import { followDocument } from "../../sdk/follow";
import { storedPlan } from "../answers-store";

/** Follows the plan that is a business's; undefined while there is none. */
export function followPlan(invitationId: string): Subscribe<StoredPlan | undefined> {
  return followDocument(paths.answersOf(invitationId), assessmentAnswers, (answers) => answers && storedPlan(answers));
}
