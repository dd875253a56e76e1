import type * as english from "../../../../../domain/assessment/sharing/words";
import type { LinkState } from "../../../../../domain/assessment/sharing/shared-plan";
import { formatDate } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const sharedPartNames: InLanguage<typeof english.sharedPartNames> = {
  overview: "Überblick",
  profile: "Lückenprofil",
  plan: "Bildungsplan",
  page: "Kurzfassung",
  course: "Kurs zum Ausprobieren",
};

const linkStates: Record<LinkState, (end: Date) => string> = {
  open: (end) => `gültig bis ${formatDate(end)}`,
  ended: (end) => `abgelaufen am ${formatDate(end)}`,
  revoked: () => "widerrufen",
};

export const sharingWords: InLanguage<typeof english.sharingWords> = {
  title: "Links zum Lesen",
  lead: "Wer so einen Link hat, liest 30 Tage lang und ohne Konto, was Sie hier wählen, so wie es jetzt ist. Antworten in Worten sind nie zu sehen.",
  parts: "Was der Link zeigt",
  planMissing: "Es gibt noch keinen freigegebenen Plan zum Teilen.",
  create: "Link erstellen",
  creating: "Link wird erstellt …",
  nothingChosen: "Bitte wählen Sie mindestens einen Teil.",
  created: "Der Link ist erstellt. Wer ihn hat, kann diese Teile lesen.",
  failed: "Der Link konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  none: "Es gibt keinen Link.",
  madeBy: (email, at) => `erstellt von ${email} am ${formatDate(at)}`,
  state: (state, end) => linkStates[state](end),
  about: (parts, date) => `${parts}, ${formatDate(date)}`,
};

export const pageLinkWords: InLanguage<typeof english.pageLinkWords> = {
  share: "Kurzfassung teilen",
  lead: "Wer den Link hat, kann diese Seite 30 Tage lang ohne Konto lesen. Sie bleibt, wie sie jetzt ist. Antworten in Worten stehen nicht darauf.",
  teams: "Namen der Teams zeigen",
  me: "Meinen Namen zeigen",
  create: "Link erstellen",
  created: "Der Link ist erstellt. Kopieren Sie ihn und geben Sie ihn weiter.",
  title: "Ihre Links",
  close: "Schließen",
  preview: "Die Seite, wie sie zu lesen sein wird",
};

export const courseLinkWords: InLanguage<typeof english.courseLinkWords> = {
  make: "Link zum Ausprobieren",
  title: "Links zum Ausprobieren dieses Kurses",
  lead: "Wer den Link hat, kann diesen Kurs 30 Tage lang ohne Konto ausprobieren. Er bleibt, wie er jetzt ist. Nichts davon wird aufgezeichnet.",
  create: "Link erstellen",
  created: "Der Link ist erstellt. Kopieren Sie ihn und geben Sie ihn weiter.",
  noPages:
    "Für Lernende gibt es noch keine Seite. Schreiben Sie zuerst ein Drehbuch, eine Lektion, eine Lernkontrolle oder das Kursmaterial.",
  large: "Dieser Kurs ist zu lang für einen Link. Laden Sie stattdessen seine Webseiten herunter.",
  noBusiness:
    "Der Name des Unternehmens konnte nicht gelesen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  close: "Schließen",
};

export const sharedPageWords: InLanguage<typeof english.sharedPageWords> = {
  loading: "Wird geladen …",
  title: (business) => `Bildungsbedarf: ${business}`,
  fallbackTitle: "Mit Ihnen geteilt",
  gone: "Dieser Link funktioniert nicht mehr oder noch nicht: Vielleicht ist er abgelaufen oder widerrufen, oder ein Teil davon fehlt. Bitte lassen Sie sich von der Person, von der Sie ihn haben, einen neuen geben.",
  failed:
    "Diese Seite konnte gerade nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  readOnly: (end) =>
    `Zum Lesen mit Ihnen geteilt bis zum ${formatDate(end)}. Zu sehen ist der Stand vom Tag, an dem der Link erstellt wurde.`,
  teamOf: (nth) => `Team ${String.fromCharCode(65 + (nth % 26))}${nth < 26 ? "" : Math.floor(nth / 26) + 1}`,
  tryUntil: (end) =>
    `Zum Ausprobieren mit Ihnen geteilt bis zum ${formatDate(end)}. Nichts, was Sie hier tun, wird aufgezeichnet.`,
  madeBy: (who, at, end) =>
    `Erstellt von ${who} am ${formatDate(at)}. Diese Seite kann bis zum ${formatDate(end)} gelesen werden und zeigt den Stand vom Tag ihrer Erstellung.`,
  personOf: (person, business) => `${person} (${business})`,
};
