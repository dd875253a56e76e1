import type * as english from "../../../../domain/invitations/next-words";
import { formatList, formatNumber, plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

/** More than these no person reads in a question. */
const mostNamed = 8;

export const nextWords: InLanguage<typeof english.nextWords> = {
  toDo: "Was als Nächstes zu tun ist",
  releasePlan: "Plan lesen und freigeben",
  remindAll: "Alle fälligen Erinnerungen senden",
  looking: "Wird gesucht …",
  noneIsQuiet: "Kein Unternehmen wartet auf eine Erinnerung.",
  notFound: "Die Unternehmen, die auf eine Erinnerung warten, konnten gerade nicht gefunden werden.",
  remindAllTitle: (count) => plural(count, { one: "Eine Erinnerung senden?", other: "# Erinnerungen senden?" }),
  remindAllQuestion: (businesses) =>
    `Seit mindestens einer Woche nichts Neues und noch kein Plan: ${formatList(firstOf(businesses))}.`,
  remindAllConfirm: (count) => plural(count, { one: "Senden", other: "# Erinnerungen senden" }),
  remindAllDecline: "Jetzt nicht",
  remindedSoFar: (sent, all) => `${formatNumber(sent)} von ${formatNumber(all)} gesendet …`,
  allReminded: (count) =>
    plural(count, { one: "Eine Erinnerung wurde gesendet.", other: "# Erinnerungen wurden gesendet." }),
  notAllReminded: (sent, all, others) =>
    `Gesendete Erinnerungen: ${formatNumber(sent)} von ${formatNumber(all)}. Keine E-Mail ging an ${formatList(others)}.`,
};

function firstOf(businesses: readonly string[]): string[] {
  const more = businesses.length - mostNamed;
  return more <= 1 ? [...businesses] : [...businesses.slice(0, mostNamed), `${formatNumber(more)} weitere`];
}
