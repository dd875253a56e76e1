// The words of what is due at a business: at the top of its page, and for all of them.
import { formatList, formatNumber, plural } from "../kernel/locale";

export const nextWords = {
  toDo: "What to do next",
  releasePlan: "Read its plan and release it",
  remindAll: "Send all due reminders",
  looking: "Looking...",
  noneIsQuiet: "No business waits for a reminder.",
  notFound: "The businesses that wait for a reminder could not be found just now.",
  remindAllTitle: (count: number) => plural(count, { one: "Send one reminder?", other: "Send # reminders?" }),
  remindAllQuestion: (businesses: readonly string[]) =>
    `No news for a week or longer, and no plan yet: ${formatList(firstOf(businesses))}.`,
  remindAllConfirm: (count: number) => plural(count, { one: "Send it", other: "Send # reminders" }),
  remindAllDecline: "Not now",
  remindedSoFar: (sent: number, all: number) => `${formatNumber(sent)} of ${formatNumber(all)} sent...`,
  allReminded: (count: number) => plural(count, { one: "One reminder was sent.", other: "# reminders were sent." }),
  notAllReminded: (sent: number, all: number, others: readonly string[]) =>
    `Reminders sent: ${formatNumber(sent)} of ${formatNumber(all)}. No mail went to ${formatList(others)}.`,
} as const;

/** More than these no person reads in a question; all stand in the list of businesses. */
const mostNamed = 8;

function firstOf(businesses: readonly string[]): string[] {
  const more = businesses.length - mostNamed;
  return more <= 1 ? [...businesses] : [...businesses.slice(0, mostNamed), `${formatNumber(more)} more`];
}
