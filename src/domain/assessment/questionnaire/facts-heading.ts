/** Of the last group of a step: what a plan can only be precise about when somebody has said it. */
export const factsHeading = "Facts for your plan (optional)";
