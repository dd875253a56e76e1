/** The heading of a step's last group: facts that make a plan precise. */
export const factsHeading = "Facts for your plan (optional)";
