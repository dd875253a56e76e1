// The parameters of plans; the rules for all parameters stand in ../config.ts.
import { defineString } from "firebase-functions/params";

const holdPlansSetting = defineString("HOLD_PLANS");

/** True if a business reads its plan only after a consultant has released it. */
export function holdsPlans(): boolean {
  return holdPlansSetting.value() === "on";
}
