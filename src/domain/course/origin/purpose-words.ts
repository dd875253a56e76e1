/** The purpose of a course, which is kept with its texts. */
export const purposeWords = {
  trainingGap: (topic: string, business: string) => `For: ${topic}, from the training plan of ${business}`,
} as const;
