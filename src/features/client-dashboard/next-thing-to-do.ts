import type { AssessmentProgress } from "../../domain/assessment/answers/assessment-progress";
import { dashboardWords } from "../../domain/accounts/dashboard/words";
import { routes } from "../../domain/kernel/routes";

export interface NextThingToDo {
  label: string;
  to: string;
  /** Opens the assessment at a step, which its wizard keeps in the browser's history. */
  state?: { step: number };
}

/** Returns the next step of a business; undefined if it is the first. */
export function nextOf({ state, step, steps }: AssessmentProgress): NextThingToDo | undefined {
  switch (state) {
    case "not started":
      return undefined;
    case "in progress":
      return { label: dashboardWords.goOn(step, steps.length), to: routes.assessment, state: { step: step - 1 } };
    case "all answered":
      return { label: dashboardWords.makePlan, to: routes.assessment, state: { step: steps.length } };
    case "plan ready":
      return { label: dashboardWords.openPlan, to: routes.results };
  }
}
