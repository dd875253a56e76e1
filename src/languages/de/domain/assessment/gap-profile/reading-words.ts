import type * as english from "../../../../../domain/assessment/gap-profile/reading-words";
import type { InLanguage } from "../../../../in-language";

export const readingWords: InLanguage<typeof english.readingWords> = {
  rated: (subject, rating, [one, five]) => `${subject}: Einschätzung ${rating} von 5 (1 = ${one}, 5 = ${five}).`,
  named: (options) => `Genannt: ${options}.`,
  quoted: (words) => `„${words}“`,
};

const urgentBecause = "Das ist dringender, weil";

export const urgencyWords: InLanguage<typeof english.urgencyWords> = {
  raised: (because, rating) => `${urgentBecause} ${because} (${rating} von 5).`,
  shared: (weak, rated) => `${urgentBecause} ${weak} von ${rated} Teams diese Lücke haben.`,
  sentences: (urgency) => urgency.split(/(?<=\.) (?=Das ist)/),
};
