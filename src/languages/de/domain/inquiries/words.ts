import type * as english from "../../../../domain/inquiries/words";
import { plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export const acknowledgementMailWords: InLanguage<typeof english.acknowledgementMailWords> = {
  subject: "Ihre Nachricht ist angekommen",
  paragraphs: [
    "Guten Tag,",
    "vielen Dank für Ihre Nachricht. Sie hat uns erreicht, und jemand von uns antwortet Ihnen per E-Mail.",
  ],
  reason: (site) =>
    `Sie erhalten diese E-Mail, weil diese Adresse mit einer Nachricht auf ${site} angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun; Sie hören nichts weiter davon.`,
};

export const inquiryWords: InLanguage<typeof english.inquiryWords> = {
  nameless: "Eine Person ohne Namen",
  inquiries: "Anfragen",
  listOfInquiries: "Anfragen",
  noInquiries: "Keine Anfrage wartet. Was uns gesendet wird, erscheint hier von selbst.",
  answered: "Beantwortet",
  notesLead: "Nur für das Team: Wer angefragt hat, liest sie nie.",
  invite: "Dieses Unternehmen einladen",
  invitedOn: "Eingeladen am",
  invited: "Eingeladen",
  reference: (reference) => `Zeichen ${reference}`,
  referenceAdded: (reference) =>
    `[${reference}] wird an den Betreff gehängt. Eine Antwort kommt damit in unser Postfach, und über dieses Zeichen findet die Suche die Anfrage.`,
  received: "Eingegangen",
  reply: "Antworten",
  moving: "Wird verschoben …",
  move: "In die Aufgabenliste",
  deleting: "Wird gelöscht …",
  delete: "Löschen",
  replyToInquiry: "Anfrage beantworten",
  replyToTask: "Aufgabe beantworten",
  takenOn: "Übernommen",
  handOver: "Übergeben",
  handedOverBy: (email) => `Übergeben von ${email}`,
  handedOverOn: "Übergeben",
  completing: "Wird erledigt …",
  complete: "Erledigt",
  taskQueue: "Aufgabenliste",
  tasks: "Aufgaben",
  listOfTasks: "Aufgaben",
  noTasks: "Nichts zu tun. Eine Anfrage, die Sie in Ihre Aufgabenliste verschieben, erscheint hier.",
  answeredInquiries: "beantwortete Anfragen",
  noAnswered: "Sie haben noch keine Anfrage beantwortet.",
  waiting: (count) => plural(count, { one: "# wartet", other: "# warten" }),
};

export const dueWords: InLanguage<typeof english.dueWords> = {
  label: "Fällig",
  today: "Heute fällig",
  on: (day) => `Fällig am ${day}`,
  overdue: (days) => plural(days, { one: "Seit gestern überfällig", other: "Seit # Tagen überfällig" }),
  remove: "Datum entfernen",
  failed: "Das Datum konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  count: (count) => `${count} fällig`,
};

export const failedActionWords: InLanguage<typeof english.failedActionWords> = {
  inquiryMoveFailed: (name) =>
    `Ob die Anfrage von ${name} verschoben wurde, ist nicht sicher. Verloren ist nichts: Sie steht noch bei den Anfragen oder in Ihrer Aufgabenliste.`,
  inquiryDeleteFailed: (name) =>
    `Die Anfrage von ${name} konnte gerade nicht gelöscht werden. Bitte versuchen Sie es noch einmal.`,
  taskCompleteFailed:
    "Die Aufgabe konnte gerade nicht als erledigt gespeichert werden. Bitte versuchen Sie es noch einmal.",
  taskDeleteFailed: "Die Aufgabe konnte gerade nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
};
