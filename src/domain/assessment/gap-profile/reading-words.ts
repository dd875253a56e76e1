// The words of one reading: its rating, its answers, and the reasons for which its gap presses more than others. The
// needs check loads them: functions weigh less there than an object of them.

export const ratedAs = (subject: string, rating: number, [one, five]: readonly [string, string]) =>
  `${subject}: rated ${rating} of 5 (1 = ${one}, 5 = ${five}).`;

export const optionsNamed = (options: string) => `Named: ${options}.`;

export const quoted = (words: string) => `“${words}”`;

/** Each sentence begins with these words, by which urgencySentences tells them apart. */
const urgentBecause = "This is more urgent because";

export const raisedBecause = (because: string, rating: number) => `${urgentBecause} ${because} (${rating} of 5).`;

export const sharedBecause = (weak: number, rated: number) =>
  `${urgentBecause} ${weak} of ${rated} teams share this gap.`;
