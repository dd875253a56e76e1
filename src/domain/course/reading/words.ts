/** The marks of a text for those who hear them. */
export const markWords = {
  objectives: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? "Objective" : "Objectives"} ${numbers.join(", ")}`,
  paragraphs: (numbers: readonly number[]) =>
    numbers.includes(0) ? "General knowledge" : `From ${numbers.map((number) => `¶${number}`).join(", ")}`,
  toCheck: (fact: string) => `To be checked: ${fact}`,
} as const;
