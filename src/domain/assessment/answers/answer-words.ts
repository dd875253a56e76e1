// The words of answers.

export const answerWords = {
  yes: "Yes",
  no: "No",
} as const;
