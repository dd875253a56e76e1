// The words of one reading: its rating, its answers, and the reasons for which its gap presses more than others.

export const readingWords = {
  rated: (subject: string, rating: number, [one, five]: readonly [string, string]) =>
    `${subject}: rated ${rating} of 5 (1 = ${one}, 5 = ${five}).`,
  named: (options: string) => `Named: ${options}.`,
  quoted: (words: string) => `“${words}”`,
} as const;

/** Each sentence begins with these words, by which the sentences in a row are told apart. */
const urgentBecause = "This is more urgent because";

export const urgencyWords = {
  raised: (because: string, rating: number) => `${urgentBecause} ${because} (${rating} of 5).`,
  shared: (weak: number, rated: number) => `${urgentBecause} ${weak} of ${rated} teams share this gap.`,
  /** The sentences of a gap's urgency. */
  sentences: (urgency: string) => urgency.split(/(?<=\.) (?=This)/),
} as const;
