import type * as english from "../../../../../domain/invitations/rounds/words";
import type { InLanguage } from "../../../../in-language";

export const roundMessages: InLanguage<typeof english.roundMessages> = {
  notUsed: "Eine neue Runde beginnt erst nach der vorigen: Diese Einladung wurde noch nicht angenommen.",
  open: (number, email) => `Runde ${number} ist schon offen: Die Einladung dazu ging an ${email}.`,
  expired: (number) =>
    `Runde ${number} wurde schon eröffnet, und ihre Einladung ist abgelaufen. Bitte senden Sie diese noch einmal.`,
  begun: (number) => `Runde ${number} hat schon begonnen.`,
  question: (business, email, number) =>
    `${business} wird eingeladen, die Fragen noch einmal zu beantworten. Die E-Mail geht an ${email}, mit einem eigenen Code. Sobald Runde ${number} dort begonnen ist, kann Runde ${number - 1} nur noch gelesen werden, auch von Ihnen. Die Antworten und der Plan von Runde ${number - 1} bleiben, wie sie sind.`,
  started: (number, email) => `Runde ${number} ist offen, und ihre Einladung wurde an ${email} gesendet.`,
  mailFailed: (number, reason) => `Runde ${number} ist offen, ihre Einladung ging aber nicht hinaus: ${reason}`,
  failed: "Die neue Runde konnte nicht gestartet werden.",
  registered: (business, email) =>
    `${business} hat schon ein Konto, unter ${email}. Eine neue Runde der Bedarfsanalyse starten Sie auf der Seite des Unternehmens.`,
  reminderEnded: "Diese Runde ist vorbei: Eine neuere hat begonnen.",
};

export const roundWords: InLanguage<typeof english.roundWords> = {
  start: "Neue Runde starten",
  starting: "Die Runde wird gestartet …",
  startTitle: (number) => `Runde ${number} starten?`,
  startConfirm: (number) => `Runde ${number} starten`,
  startDecline: "Jetzt nicht",
  rounds: "Runden",
  round: (number) => `Runde ${number}`,
};

export const roundMailWords: InLanguage<typeof english.roundMailWords> = {
  subject: "Eine neue Runde Ihrer Bildungsbedarfsanalyse",
  invites: (inviter, business) => `${inviter} lädt ${business} noch einmal zur Bildungsbedarfsanalyse ein.`,
  paragraphs: (number) => [
    `Das ist Runde ${number}. Sie beantworten dieselben Fragen neu und sehen, was sich seit dem letzten Mal bewegt hat.`,
    "Melden Sie sich über den Knopf mit Ihrem bisherigen Passwort an. Ihre früheren Antworten bleiben, wie sie sind, und Sie können sie jederzeit lesen.",
  ],
  reminder: (business, number) =>
    `Runde ${number} der Bildungsbedarfsanalyse ist für ${business} offen und noch nicht begonnen. Melden Sie sich mit Ihrem bisherigen Passwort an.`,
  action: (number) => `Runde ${number} beginnen`,
};
