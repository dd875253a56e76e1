import type { ProgressData } from "../../../domain/assessment/answers/answers";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";

/** The business whose plan a consultant works on. */
export interface DeskBusiness {
  code: string;
  businessName: string;
  answers: ProgressData;
  gaps: readonly Gap[];
  /** The plan that the business reads. */
  plan: StoredPlan | undefined;
  /** A newer round has begun, or one may not work on plans: the plan stays as it is. */
  isOver: boolean;
}
