import type * as english from "../../../../../domain/assessment/gap-profile/reading-words";

export const ratedAs: typeof english.ratedAs = (subject, rating, [one, five]) =>
  `${subject}: Einschätzung ${rating} von 5 (1 = ${one}, 5 = ${five}).`;

export const optionsNamed: typeof english.optionsNamed = (options) => `Genannt: ${options}.`;

export const quoted: typeof english.quoted = (words) => `„${words}“`;

const urgentBecause = "Das ist dringender, weil";

export const raisedBecause: typeof english.raisedBecause = (because, rating) =>
  `${urgentBecause} ${because} (${rating} von 5).`;

export const sharedBecause: typeof english.sharedBecause = (weak, rated) =>
  `${urgentBecause} ${weak} von ${rated} Teams diese Lücke haben.`;
