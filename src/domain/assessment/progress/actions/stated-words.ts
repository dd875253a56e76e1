/** The faults of a statement about an action. */
export const statedWords = {
  noDay: "Please enter a day.",
} as const;
