import type * as english from "../../../../../domain/course/translation/words";
import { formatList, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

const placeNamed = (heading: string) => (heading === "" ? "Am Anfang" : `Unter „${heading}“`);
const otherCount = (heading: string, what: string, is: number, should: number) =>
  `${placeNamed(heading)} weicht die Zahl der ${what} ab: ${is} statt ${should}.`;
const some = (values: readonly string[]) => formatList(values.slice(0, 6).map((value) => `„${value}“`));

export const translationProblems: InLanguage<typeof english.translationProblems> = {
  same: "Der Text kam unverändert zurück, in seiner eigenen Sprache.",
  sameSection: (heading) => `${placeNamed(heading)} kam der Text in seiner eigenen Sprache zurück.`,
  titleLine: "Der Titel des Kurses steht nicht in der ersten Zeile.",
  headings: (is, should) =>
    `Der Text hat ${plural(is, { one: "# Überschrift", other: "# Überschriften" })} statt ${should}.`,
  level: (heading) => `Die Überschrift an der Stelle von „${heading}“ hat eine andere Ebene.`,
  sections: (is, should) =>
    `Der Text hat ${plural(is, { one: "# Abschnitt", other: "# Abschnitte" })} statt ${should}.`,
  modules: "Die Module oder ihre Nummern weichen ab.",
  screens: "Die Bildschirme oder ihre Nummern weichen ab.",
  questions: (is, should) => `Der Text hat ${plural(is, { one: "# Frage", other: "# Fragen" })} statt ${should}.`,
  options: (number) => `Frage ${number} hat eine andere Zahl von Optionen.`,
  right: (number) => `Frage ${number} hat eine andere richtige Antwort.`,
  reasons: (number) => `Frage ${number} hat eine andere Zahl von Begründungen.`,
  empty: (heading) => `${placeNamed(heading)} ist vom Text nichts übrig.`,
  short: (heading) => `${placeNamed(heading)} fehlt viel vom Text.`,
  paragraphs: (heading, is, should) => otherCount(heading, "Absätze", is, should),
  items: (heading, is, should) => otherCount(heading, "Listenpunkte", is, should),
  tables: (heading) => `${placeNamed(heading)} weichen die Zeilen oder Spalten der Tabelle ab.`,
  ticks: (heading, is, should) => otherCount(heading, "Zeichen ✓", is, should),
  open: (heading, is, should) => otherCount(heading, "Marken [check: ...]", is, should),
  arrows: (heading, is, should) => otherCount(heading, "Zeilen mit →", is, should),
  lost: (heading, values) => `${placeNamed(heading)} fehlt: ${some(values)}.`,
  invented: (heading, values) => `${placeNamed(heading)} steht etwas, das nicht im Original ist: ${some(values)}.`,
};

export function refusedTranslation(problem: string): string {
  return `Die Übersetzung wurde nicht übernommen, weil sie vom Original abweicht. ${problem} Der Text bleibt unübersetzt; Sie können es noch einmal versuchen.`;
}

export const translationWords: InLanguage<typeof english.translationWords> = {
  title: (title, language) => `${title}: ${language}`,
  language: "In welche Sprache",
  languageMissing: "Bitte nennen Sie die Sprache.",
  sameLanguage: "Der Kurs ist schon in dieser Sprache.",
  meaning:
    "Ein zweiter Kurs neben diesem: dieselben Module, Marken, Zahlen und richtigen Antworten. Dieser bleibt, wie er ist.",
  begin: "Übersetzen",
  failed:
    "Die Übersetzung konnte nicht begonnen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  of: (title, language) => `Eine Übersetzung von „${title}“. Sprache: ${language}.`,
  openOriginal: "Original öffnen",
  originalGone:
    "Das Original dieser Übersetzung ist nicht hier. Was übersetzt ist, bleibt und lässt sich wie jeder Kurs verwenden.",
  originalLoading: "Das Original wird geladen …",
  all: "Alle Texte sind übersetzt.",
  older: (names) => `Älter als das Original: ${formatList(names)}.`,
  textIsOlder: "Dieser Text ist älter als das Original: Es wurde nach der Übersetzung geändert.",
  textIsChanged: "Sie haben diesen Text nach der Übersetzung geändert. Das Original hat die Änderung nicht.",
  again: "Diesen Text neu übersetzen",
  agree: "Sie stimmen überein",
  againTitle: "Diesen Text neu übersetzen?",
  againMeaning:
    "Sie haben diesen Text geändert. Die neue Übersetzung tritt an seine Stelle; Ihr Text kommt zu den früheren Ergebnissen.",
  keep: "Meinen Text behalten",
  beside: "Text",
  shown: { translation: "Übersetzung", original: "Original" },
  states: {
    older: "Das Original wurde hier nach der Übersetzung geändert.",
    changed: "Die Übersetzung wurde hier geändert, das Original nicht.",
    both: "Beide wurden hier nach der Übersetzung geändert.",
  },
};

export const translationRun: InLanguage<typeof english.translationRun> = {
  write: "Fehlendes übersetzen",
  writing: "Wird übersetzt …",
  stop: "Übersetzen anhalten",
  writes: (count) => plural(count, { one: "Übersetzt # Text.", other: "Übersetzt # Texte, je zwei zugleich." }),
  usesAll: (count, missing, limit) =>
    `Übersetzt heute ${count} von ${missing}: Mehr ist heute von ${plural(limit, { one: "# Text", other: "# Texten" })} nicht übrig.`,
  progress: (nth, total, names) => `Übersetzt ${nth} von ${total}: ${names}.`,
  stopped: "Das Übersetzen wurde angehalten.",
  interrupted: "Das Übersetzen endete, als die Seite verlassen wurde. Mit der Schaltfläche geht es weiter.",
  refused: (names) => `Nicht übernommen, weil der Aufbau zweimal abwich: ${formatList(names)}.`,
};
