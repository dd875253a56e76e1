import { questionnaire, stepKeys } from "./questionnaire";
import { reviewTitle } from "./review-title";

/** The titles of the wizard's six steps: five of questions, and the review. */
export const stepTitles: readonly string[] = [...stepKeys.map((key) => questionnaire[key].title), reviewTitle];
