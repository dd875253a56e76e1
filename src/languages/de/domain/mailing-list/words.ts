import type * as english from "../../../../domain/mailing-list/words";
import type { InLanguage } from "../../../in-language";

export const mailingListMessages: InLanguage<typeof english.mailingListMessages> = {
  subscribed: "Vielen Dank für Ihr Abonnement! Wir halten Sie auf dem Laufenden.",
  subscribeFailed:
    "Wir konnten Sie gerade nicht in den Verteiler aufnehmen. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.",
  consent:
    "Mit dem Abonnement stimmen Sie zu, dass wir Ihren Namen, Ihr Unternehmen und Ihre E-Mail-Adresse speichern, um Ihnen Neues über unsere Werkzeuge zu senden. Sie können jederzeit abbestellen.",
  title: "Newsletter",
  lead: "Als Nächstes auf dem Weg: Bildungsbedarfsanalysen, die jedes Team selbst beginnen kann. Wir sagen Ihnen, wann es losgeht.",
  subscribe: "Abonnieren",
  subscribing: "Wird abonniert …",
  signUp: "Über das Formular abonnieren",
};

export const landingWords: InLanguage<typeof english.landingWords> = {
  soon: "Demnächst",
  title: "Weiterbildung, die ihren Weg findet",
  lead: "Werkzeuge und Analysen mit KI: Sehen Sie, was Ihre Leute brauchen, und bauen Sie den Kurs, der sie dorthin bringt.",
  topic: "Thema",
  topicHint: "Rückmeldung an neue Kolleginnen und Kollegen",
  topicMissing: "Bitte geben Sie ein Thema an.",
  examples: ["Umgang mit Beschwerden", "Die ersten Wochen als Führungskraft", "Sicheres Heben"],
  examplesLead: "Zum Beispiel:",
  examplesOf: "Beispielthemen",
  unsure: "Noch nicht sicher, was Sie schulen sollen?",
  needsCheck: "Bedarfscheck in drei Minuten",
  tools: "Fünf Werkzeuge stehen Ihnen schon offen",
  toolsLead: "Sie sind kostenlos und brauchen kein Konto. Beginnen Sie, wo Sie möchten.",
  comingTitle: "Sehen Sie, was Ihre Teams brauchen und was Schulung nicht löst",
  comingLead:
    "Sie beantworten einen Fragebogen. Sie sehen Ihre Lücken nach Dringlichkeit geordnet und erfahren zu jeder, ob Schulung die Antwort ist. Dazu bekommen Sie einen Plan für das Jahr, in dem jeder Punkt die Antworten nennt, auf denen er beruht.",
  readSample: "Musterbericht lesen",
  sampleLabel: "Ein Muster: Das Unternehmen ist erfunden, der Bericht ist der, den Sie bekämen.",
  picture:
    "Die erste Seite eines Musterberichts: seine Lücken, die drei dringendsten und die Einschätzungen jedes Teams.",
};
