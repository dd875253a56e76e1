import type * as english from "../../../../../domain/invitations/seats/words";
import { brand } from "../../../../../domain/kernel/brand";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const seatMessages: InLanguage<typeof english.seatMessages> = {
  nothingToAnswer: "Bitte wählen Sie einen Schritt oder ein Team, für das geantwortet werden soll.",
  notContact: "Nur die Ansprechperson eines Unternehmens kann Kolleginnen und Kollegen einladen.",
  isContact: "Das ist Ihre eigene Adresse. Sie selbst beantworten ohnehin alles.",
  isColleague: (name) => `${name} ist unter dieser Adresse schon eingeladen.`,
  tooMany: "Ein Unternehmen hat höchstens 20 Plätze. Entfernen Sie einen, bevor Sie weitere einladen.",
  tooManyInRound:
    "Ihr Unternehmen hat in dieser Runde schon 100 Personen eingeladen. Bitte fragen Sie Ihr Beratungsteam, bevor Sie weitere einladen.",
  teamGone: "Eines der Teams ist nicht mehr in der Bedarfsanalyse. Bitte sehen Sie die Teams noch einmal durch.",
  unknown: "Diese Person steht nicht mehr in der Liste.",
  takenAway: "Diese Person ist nicht mehr beteiligt.",
  mailsToday:
    "Ihr Unternehmen hat heute schon viele E-Mails an Kolleginnen und Kollegen gesendet. Bitte versuchen Sie es morgen noch einmal.",
  mailboxToday:
    "An diese Adresse gingen heute schon mehrere E-Mails mit Einladungen. Bitte versuchen Sie es morgen noch einmal.",
  noMailWanted:
    "Unter dieser Adresse ist keine E-Mail von uns erwünscht, also senden wir keine. Bitte fragen Sie dort selbst nach.",
  remindedToday: "Diese Person hat in den letzten 24 Stunden schon eine E-Mail bekommen.",
  remindFinished: "Diese Person hat schon alles beantwortet.",
};

export const seatMailWords: InLanguage<typeof english.seatMailWords> = {
  subject: (business) => `Sie sind gebeten, für ${business} zu antworten`,
  invites: (contact, business) =>
    `${contact} bittet Sie, einen Teil der Bildungsbedarfsanalyse für ${business} zu beantworten.`,
  parts: (parts) => `Ihr Teil: ${parts}.`,
  first:
    "Legen Sie über den Knopf Ihr Konto an. Das dauert eine Minute, und Sie können jederzeit aufhören und später weitermachen.",
  another:
    "Für diese Adresse gibt es schon ein Konto. Melden Sie sich über den Knopf mit Ihrem bisherigen Passwort an.",
  whoReads: (contact, business) =>
    `${contact} und die Beratung von ${brand.name} lesen Ihre Antworten mit Ihrem Namen. Andere bei ${business} lesen sie nicht.`,
  end: (days) => `Der Knopf funktioniert ${plural(days, { one: "einen Tag", other: "# Tage" })} lang.`,
  action: "Konto anlegen",
  actionOfAnother: "Anmelden und antworten",
  reason: (contact, business) =>
    `Sie erhalten diese E-Mail, weil ${contact ?? "die Ansprechperson"} von ${business} Sie eingeladen hat.`,
  unexpected: "Haben Sie sie nicht erwartet, brauchen Sie nichts zu tun.",
  reminderSubject: (business) => `Erinnerung: Ihr Teil für ${business} wartet auf Sie`,
  reminds: (contact, business) =>
    `${contact} bittet Sie, mit Ihrem Teil der Bildungsbedarfsanalyse für ${business} weiterzumachen. Alles, was Sie geantwortet haben, ist gespeichert.`,
  reminderAction: "Mit Ihrem Teil weitermachen",
  code: "Ihr Zugangscode, falls Sie danach gefragt werden:",
  aContact: (business) => `Die Ansprechperson von ${business}`,
};

export const colleaguesWords: InLanguage<typeof english.colleaguesWords> = {
  title: "Kolleginnen und Kollegen",
  lead: "Bitten Sie Kolleginnen und Kollegen, einen Teil zu beantworten. Alle haben ein eigenes Konto, sehen nur ihren Teil, und Sie sehen, wie weit sie sind.",
  leadOfConsultant: "Die Ansprechperson lädt sie ein und kann sie wieder entfernen.",
  loading: "Die Kolleginnen und Kollegen werden geladen …",
  notLoaded: "Die Kolleginnen und Kollegen konnten gerade nicht geladen werden.",
  invite: "Kollegin oder Kollegen einladen",
  name: "Name der Kollegin oder des Kollegen",
  email: "E-Mail der Kollegin oder des Kollegen",
  whoReads:
    "Sie und die Beratung lesen die Antworten mit diesem Namen. Die eingeladene Person sieht weder Plan noch Ergebnisse.",
  answers: "Was soll beantwortet werden?",
  noTeams: "Fügen Sie in der Bedarfsanalyse ein Team hinzu, dann kann jemand dafür antworten.",
  inviting: "Wird eingeladen …",
  sendInvitation: "Einladung senden",
  invited: (name) => `${name} ist eingeladen. Die E-Mail mit dem Link ist unterwegs.`,
  cancel: "Abbrechen",
  failed: "Das ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  remind: "Erinnern",
  remindOf: (name) => `${name} erinnern`,
  reminding: "Wird erinnert …",
  reminded: (name) => `Eine Erinnerung an ${name} ist unterwegs.`,
  change: "Teil ändern",
  changeOf: (name) => `Teil von ${name} ändern`,
  saving: "Wird gespeichert …",
  savePart: "Teil speichern",
  changed: (name) => `${name} hat jetzt einen anderen Teil. Was beantwortet wurde, bleibt bei Ihnen.`,
  takeAway: "Entfernen",
  takeAwayOf: (name) => `${name} entfernen`,
  takeAwayTitle: (name) => `${name} entfernen?`,
  takeAwayMeaning: (name) =>
    `${name} kann dann nichts mehr öffnen und speichern, auch nicht in einem offenen Fenster. Gespeicherte Antworten bleiben bei Ihnen, mit dem Namen.`,
  keep: "Behalten",
  takenAway: (name) => `${name} ist nicht mehr beteiligt. Die Antworten gehören Ihnen.`,
  part: (parts) => `Teil: ${parts}`,
  states: {
    mailFailed: (why) => `Die E-Mail ist nicht angekommen. ${why}`,
    waits: (since) => `Bisher ohne Konto, eingeladen ${since}`,
    expired: "Der Link ist abgelaufen. „Erinnern“ sendet einen neuen.",
    joined: "Hat ein Konto und noch nichts beantwortet",
    under: (done, of) => `${done} von ${of} erledigt`,
    lastAnswer: (when) => `letzte Antwort ${when}`,
    takenAway: "Nicht mehr beteiligt",
  },
};
