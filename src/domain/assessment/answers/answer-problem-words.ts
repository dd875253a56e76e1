// The words of answers that cannot be saved.

export const answerProblemWords = {
  tooManyChoices: (most: number) => `Please choose at most ${most}.`,
  noNumber: "Please enter a whole number, such as 40.",
  noDate: "Please enter a date.",
  longEntry: (most: number) => `Please use at most ${most} characters for each entry.`,
  tooManyEntries: (most: number) => `Please give at most ${most} entries.`,
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  tooManyTeams: (most: number) => `Please add at most ${most} teams.`,
} as const;
