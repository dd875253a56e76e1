import type * as english from "../../../../../../domain/assessment/plan/versions/words";
import { brand } from "../../../../../../domain/kernel/brand";
import { formatDate, formatDateTime, formatNumber, plural } from "../../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../../in-language";

export const reviewMessages: InLanguage<typeof english.reviewMessages> = {
  inReview:
    "Ihr Plan ist geschrieben und wird von Ihrem Beratungsteam durchgesehen. Sie bekommen eine E-Mail, sobald Sie ihn lesen können.",
  writtenHeld:
    "Ihr Beratungsteam sieht den Plan durch, bevor Sie ihn bekommen. Sie können diese Seite verlassen oder schließen; Sie bekommen eine E-Mail, sobald Sie ihn lesen können.",
  reviewedBy: (name, date) =>
    date === undefined ? `Durchgesehen von ${name}.` : `Durchgesehen von ${name} am ${formatDate(date)}.`,
};

export const releaseMailWords: InLanguage<typeof english.releaseMailWords> = {
  subject: "Ihr Bildungsplan ist fertig",
  paragraphs: (business) => [
    "Guten Tag,",
    `${brand.name} hat den Bildungsplan für ${business} durchgesehen. Sie können ihn jetzt lesen.`,
    "Melden Sie sich mit dem Link unten an und öffnen Sie Ihren Bildungsplan.",
  ],
  action: "Anmelden",
  reason: (business) => `Sie erhalten diese E-Mail, weil ${business} ein Konto bei ${brand.name} hat.`,
};

export const deskWords: InLanguage<typeof english.deskWords> = {
  notesLead: "Nur für die Beratung: Das Unternehmen liest sie nie.",
  title: "Fassungen",
  loading: "Die Fassungen werden geladen …",
  failed: "Die Fassungen dieses Plans konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  version: (number) => `Fassung ${number}`,
  writtenByModel: (model = "") => `geschrieben von ${model === "" ? "einem Sprachmodell" : model}`,
  droppedReferences: (count) =>
    plural(count, {
      one: "1 Verweis führte zu keiner Antwort und wurde weggelassen.",
      other: "# Verweise führten zu keiner Antwort und wurden weggelassen.",
    }),
  editedBy: (email) => `bearbeitet von ${email}`,
  from: (basedOn) => `aus Fassung ${basedOn}`,
  current: "Was das Unternehmen liest",
  released: "Freigegeben",
  notReleased: "Nicht freigegeben",
  waits: (number) => `Fassung ${number} wartet auf Sie: Das Unternehmen kann sie noch nicht lesen.`,
  show: "Zeigen",
  showing: (number) => `Fassung ${number}`,
  edit: "Bearbeiten",
  editOf: (number) => `Bearbeiten Fassung ${number}`,
  restore: "Wieder aufnehmen",
  restored: (number, as) => `Fassung ${number} ist als Fassung ${as} wieder aufgenommen.`,
};

const markNames: Readonly<Record<string, string>> = {
  "kind: decision": "Art: Entscheidung",
  "kind: process": "Art: Ablauf",
  "kind: job aid": "Art: Arbeitshilfe",
  "kind: coaching": "Art: Coaching",
  "kind: course": "Art: Kurs",
  "since: closed": "seither: geschlossen",
  "since: still open": "seither: noch offen",
  "since: new": "seither: neu",
};

export const editingWords: InLanguage<typeof english.editingWords> = {
  title: (number) => `Fassung ${number} bearbeiten`,
  lead: "Jede Zahl in Klammern ist eine Marke: Sie führt zu den Antworten hinter einem Punkt. Lassen Sie sie stehen oder nehmen Sie sie weg.",
  editShort: "Bearbeiten",
  asMarkdown: "Als Markdown",
  done: "Fertig",
  notShown: "Dieser Abschnitt enthält Zeichen, die sich nur als Markdown ändern lassen, etwa HTML oder Fußnoten.",
  wholePlan: "Der ganze Plan",
  intro: "Vor dem ersten Abschnitt",
  evidence: "Wofür die Zahlen stehen",
  answersOf: (number) => `Antworten ${number}`,
  markOf: (words) => markNames[words] ?? words,
  draftKept: (number, latest) =>
    latest > number
      ? `Sie hatten diese Bearbeitung an Fassung ${number} begonnen und noch nicht gespeichert. Inzwischen gibt es Fassung ${latest} mit einem anderen Text.`
      : "Sie hatten diese Bearbeitung begonnen und noch nicht gespeichert.",
  removed: (count) => plural(count, { one: "Beleg entfernt:", other: "Belege entfernt, # Marken:" }),
  save: "Als neue Fassung speichern",
  saving: "Wird gespeichert …",
  cancel: "Ohne Speichern verlassen",
  tooLong: (most) => `Dieser Plan ist zu lang: Bitte bleiben Sie unter ${formatNumber(most)} Zeichen.`,
  saved: (number) => `Als Fassung ${number} gespeichert. Das Unternehmen liest sie, sobald Sie sie freigeben.`,
  failed:
    "Die Fassung konnte nicht gespeichert werden. Was Sie geschrieben haben, ist noch hier; bitte versuchen Sie es noch einmal.",
  overtaken: (who, number) =>
    `Inzwischen gibt es Fassung ${number}, gespeichert von: ${who}. Was Sie geschrieben haben, ist noch hier, und nichts ist verloren.`,
  bothChanged: (sections) => `Beide haben Sie geändert: ${sections}. Dort würde Ihr Text gelten.`,
  onTop: (number) => `Meine auf Fassung ${number} speichern`,
  theModel: "Sprachmodell",
};

export const comparingWords: InLanguage<typeof english.comparingWords> = {
  title: "Vergleichen",
  before: "Fassung",
  after: "mit Fassung",
  same: "Diese Fassungen sagen dasselbe.",
  unchanged: (count) => plural(count, { one: "1 Abschnitt ist unverändert.", other: "# Abschnitte sind unverändert." }),
  evidenceRemoved: "Entfernte Belege:",
  added: "Hinzugefügt:",
  taken: "Entfernt:",
};

export const releaseWords: InLanguage<typeof english.releaseWords> = {
  title: "Freigeben",
  reviewer: "Durchgesehen von",
  reviewerHint: "Ihr Name, wie ihn das Unternehmen beim Plan liest.",
  reviewerTooLong: (most) => `Bitte bleiben Sie unter ${most} Zeichen.`,
  release: (number) => `Fassung ${number} freigeben`,
  releasing: "Wird freigegeben …",
  question: (business) =>
    `${business} liest von jetzt an diese Fassung und bekommt eine E-Mail. Eine freigegebene Fassung ändert sich nie.`,
  confirm: "Freigeben",
  decline: "Noch nicht",
  released: (number) => `Fassung ${number} ist freigegeben.`,
  overtaken: (number) => `Fassung ${number} war bereits freigegeben. Es wurde nichts geändert.`,
  failed: "Die Fassung konnte nicht freigegeben werden. Bitte versuchen Sie es noch einmal.",
  releasedAt: (at, by) => `Freigegeben am ${formatDateTime(at)} von ${by}.`,
  releasedItself: (at) => `Freigegeben, sobald sie geschrieben war, am ${formatDateTime(at)}.`,
  mailWaits: "Die E-Mail an das Unternehmen ist unterwegs.",
  mailSent: (at) => `Das Unternehmen hat am ${formatDateTime(at)} eine E-Mail bekommen.`,
  mailFailed: (why) => `Die E-Mail an das Unternehmen ging nicht hinaus: ${why}`,
};
