import type * as english from "../../../../domain/invitations/words";
import { brand } from "../../../../domain/kernel/brand";
import { formatDateTime } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export type { InvitationFilter } from "../../../../domain/invitations/words";

export const invitationMessages: InLanguage<typeof english.invitationMessages> = {
  invitationInvalid: "Einladung ungültig oder abgelaufen",
  invitationSupport: "Bitte wenden Sie sich an uns.",
  loadingInvitation: "Die Einladung wird geladen …",
  invitationFieldsMissing: "Bitte geben Sie Unternehmen und E-Mail-Adresse an.",
  invitationSent: (business, email) => `Die Einladung für ${business} ist erstellt und an ${email} gesendet.`,
  invitationMailFailed: (reason) => `Die Einladung ist erstellt, die E-Mail ging aber nicht hinaus: ${reason}`,
  invitationFailed: "Die Einladung konnte nicht erstellt werden.",
  isInvited: (business, email) =>
    `${business} ist schon eingeladen, unter ${email}. Senden Sie diese Einladung noch einmal, oder widerrufen Sie sie zuerst.`,
  linkCopied: "Der Link ist kopiert.",
  linkNotCopied: "Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand.",
  inquiryGone: "Die Anfrage ist nicht mehr da.",
  unknown: "Diese Einladung gibt es nicht.",
  beingSent: "Diese E-Mail wird gerade gesendet.",
  resent: (email) => `Die Einladung wurde noch einmal an ${email} gesendet.`,
  resendError: (reason) => `Die Einladung konnte nicht gesendet werden: ${reason}`,
  resendFailed: "Die Einladung konnte nicht noch einmal gesendet werden.",
  resendUsed:
    "Diese Einladung wurde angenommen; das Unternehmen kann sich anmelden. Senden Sie stattdessen eine Erinnerung.",
  revokeQuestion: (business) =>
    `Der Link in der E-Mail an ${business} funktioniert dann sofort nicht mehr. Um dieses Unternehmen wieder einzuladen, erstellen Sie eine neue Einladung.`,
  revoked: (business) => `Die Einladung für ${business} ist widerrufen. Ihr Link funktioniert nicht mehr.`,
  revokeFailed: "Die Einladung konnte nicht widerrufen werden.",
  revokeUsed: "Diese Einladung wurde angenommen und kann nicht mehr widerrufen werden.",
  resendRevoked: "Diese Einladung ist widerrufen. Bitte erstellen Sie eine neue.",
  nameCorrected: (business) => `Das Unternehmen heißt ab jetzt ${business}, überall, wo sein Name steht.`,
  nameNotCorrected: "Der Name konnte nicht berichtigt werden. Bitte versuchen Sie es noch einmal.",
  nameIsAnother: (business) =>
    `Es wurde nichts geändert: Dieser Name wurde im Team schon berichtigt, zu ${business}. Bitte sehen Sie nach, ob er jetzt stimmt.`,
  contactMoved: (email) =>
    `Die Bedarfsanalyse ist übergeben. Eine Einladung ist unterwegs an ${email}; das bisherige Konto ist ausgesperrt.`,
  contactMovedMailFailed: (email, reason) =>
    `Die Bedarfsanalyse ist an ${email} übergeben, die E-Mail ging aber nicht hinaus: ${reason}`,
  contactNotMoved: "Die Bedarfsanalyse konnte nicht übergeben werden. Bitte versuchen Sie es noch einmal.",
  contactIsAnother: (email) =>
    `Es wurde nichts geändert: Diese Bedarfsanalyse wurde im Team schon übergeben, an ${email}. Bitte sehen Sie nach, ob das jetzt stimmt.`,
  contactIsSame: "Das ist schon die Ansprechperson.",
  nameIsSame: "So heißt es schon.",
  reminded: (email) => `Eine Erinnerung wurde an ${email} gesendet.`,
  remindError: (reason) => `Die Erinnerung konnte nicht gesendet werden: ${reason}`,
  remindFailed: "Die Erinnerung konnte nicht gesendet werden.",
  remindFinished: "Dieses Unternehmen hat seine Bedarfsanalyse abgeschlossen; es gibt nichts zu erinnern.",
  remindClosed: "Diese Einladung ist nicht mehr offen. Senden Sie sie zuerst noch einmal.",
  remindedToday: "Dieses Unternehmen hat in den letzten 24 Stunden schon eine Erinnerung bekommen.",
};

const logInToAccept =
  "Melden Sie sich über den Knopf mit Ihrem bisherigen Passwort an. Ihr Konto hat dann beide Unternehmen: Was Sie für ein anderes geantwortet haben, bleibt, wie es ist, und nach der Anmeldung wählen Sie, welches offen ist.";
const createsAccount =
  "Ihr Konto ist in einer Minute angelegt. Sie können die Bedarfsanalyse jederzeit verlassen und später weitermachen.";

export const invitationMailWords: InLanguage<typeof english.invitationMailWords> = {
  subject: "Einladung zur Bildungsbedarfsanalyse",
  inviter: (who) => `${who} von ${brand.name}`,
  hello: (name) => (name === undefined ? "Guten Tag," : `Guten Tag ${name},`),
  codeLabel: "Ihr Zugangscode, falls Sie danach gefragt werden:",
  invites: (inviter, business) => `${inviter} lädt ${business} zur Bildungsbedarfsanalyse ein.`,
  first: [
    "Sie hat fünf Schritte: Ihre Strategie, Ihre Teams und wie Ihre Leute lernen. Aus Ihren Antworten entsteht ein Bildungsplan, der für Sie gemacht ist.",
    `${createsAccount} Rechnen Sie mit etwa einer halben Stunde für die Bedarfsanalyse und einigen Minuten mehr für jedes Team.`,
  ],
  another: [
    "Sie hat fünf Schritte: die Strategie des Unternehmens, seine Teams und wie seine Leute lernen. Aus den Antworten entsteht ein Bildungsplan, der für das Unternehmen gemacht ist.",
    logInToAccept,
  ],
  voices: (address) =>
    `Auch Ihre Teams können sich selbst einschätzen, ohne Namen. Was gefragt und gespeichert wird, für Ihre Leute und ihren Betriebsrat: ${address}`,
  asksToGoOn: (inviter, business) =>
    `${inviter} bittet Sie, mit der Bildungsbedarfsanalyse für ${business} weiterzumachen.`,
  takingOver: (hasAccount) => [
    "Sie sind ab jetzt die Ansprechperson dafür: Alles, was bisher beantwortet wurde, bleibt erhalten, auch Pläne und Kurse.",
    hasAccount ? logInToAccept : createsAccount,
  ],
  end: (days) =>
    `Diese Einladung gilt nur für Sie und bleibt ${days === 1 ? "einen Tag" : `${days} Tage`} offen. Bitte geben Sie sie nicht weiter.`,
  action: "Konto anlegen",
  actionOfAnother: "Anmelden und annehmen",
  reason: (business) => `Sie erhalten diese E-Mail, weil ${brand.name} das Unternehmen ${business} eingeladen hat.`,
  unexpected: "Haben Sie sie nicht erwartet, brauchen Sie nichts zu tun.",
};

export const reminderMailWords: InLanguage<typeof english.reminderMailWords> = {
  subject: "Erinnerung: Ihre Bildungsbedarfsanalyse wartet auf Sie",
  ofInvitation: (business) =>
    `${business} hat für die Bildungsbedarfsanalyse noch kein Konto angelegt. Ihre Einladung ist noch offen.`,
  ofAnother: (business) =>
    `Die Bildungsbedarfsanalyse für ${business} ist offen und noch nicht begonnen. Melden Sie sich mit Ihrem bisherigen Passwort an.`,
  ofAssessment: (business, email) => [
    `${business} hat die Bildungsbedarfsanalyse begonnen und noch keinen Bildungsplan. Alles, was Sie bisher geantwortet haben, ist gespeichert; Sie können dort weitermachen, wo Sie aufgehört haben.`,
    `Melden Sie sich mit ${email} und dem Passwort an, das Sie gewählt haben.`,
  ],
  action: "Mit der Bedarfsanalyse weitermachen",
};

export const accessCodeMailWords: InLanguage<typeof english.accessCodeMailWords> = {
  subject: "Ihr Zugangscode zur Bildungsbedarfsanalyse",
  codeLabel: "Ihr Zugangscode:",
  paragraph: (business) =>
    `Hier ist noch einmal der Zugangscode für ${business}, um den Sie auf unserer Website gebeten haben.`,
  action: "Bedarfsanalyse öffnen",
  reason: "Sie erhalten diese E-Mail, weil jemand darum gebeten hat, der mit dieser Adresse angemeldet ist.",
};

export const invitationWords: InLanguage<typeof english.invitationWords> = {
  statuses: {
    unused: "nicht angenommen",
    "not started": "nicht begonnen",
    "in-progress": "in Arbeit",
    used: "angenommen",
  },
  resend: "Erneut senden",
  remind: "Erinnerung senden",
  revoking: "Wird widerrufen …",
  revoke: "Widerrufen",
  revokeTitle: "Diese Einladung widerrufen?",
  revokeConfirm: "Einladung widerrufen",
  revokeDecline: "Behalten",
  invitation: "Einladung",
  code: "Einladungscode",
  link: "Link",
  openBusiness: "Unternehmen öffnen",
  correctName: "Namen berichtigen",
  correctNameOf: (business) => `Namen von ${business} berichtigen`,
  correctNameMeaning:
    "Er ändert sich überall: auf dem Schreibtisch, im Konto des Unternehmens, in E-Mails und Berichten und hinter Links zum Lesen. Was das Unternehmen selbst geschrieben hat, bleibt, wie es ist.",
  correcting: "Wird berichtigt …",
  moveContact: "An eine andere Ansprechperson übergeben",
  moveContactOf: (business) => `${business} an eine andere Ansprechperson übergeben`,
  moveContactMeaning: (email) => [
    `Das Konto von ${email} wird sofort ausgesperrt, und was dort gerade geschrieben wird, geht nicht mit. Alle gespeicherten Antworten, Pläne und Kurse bleiben.`,
    "Die neue Ansprechperson bekommt eine Einladung per E-Mail und legt damit ein Konto an oder meldet sich an. Links früherer Einladungen funktionieren nicht mehr.",
  ],
  newContact: "E-Mail der neuen Ansprechperson",
  moving: "Wird übergeben …",
  contactChanged: (before, after) => `Ansprechperson: statt ${before} jetzt ${after}`,
  cancel: "Abbrechen",
  changes: "Was berichtigt wurde",
  changesFailed: "Was berichtigt wurde, konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  nameChanged: (before, after) => `Name: statt ${before} jetzt ${after}`,
  changedBy: (email, at) => `von ${email}, ${formatDateTime(at)}`,
  language: "Sprache",
  languageIs: (language) => `Sprache: ${language}`,
  copyLink: "Link kopieren",
  fromInquiry: (name) => (name === undefined ? "Aus einer Anfrage" : `Aus der Anfrage von ${name}`),
  generateTitle: "Neue Einladung",
  businessEmail: "E-Mail des Unternehmens",
  generating: "Wird erstellt …",
  generate: "Einladung erstellen",
  generated: "Erstellte Einladungen",
  listOfInvitations: "Einladungen",
  noInvitations: "Es wurde noch kein Unternehmen eingeladen. Das geht mit dem Formular oben.",
  table: "Tabelle der Einladungen",
  businessNameColumn: "Unternehmen",
  businessEmailColumn: "E-Mail",
  status: "Stand",
  lastLogin: "Letzte Anmeldung",
  filters: "Welche Unternehmen",
  situationOf: (situation, business) => `${situation}: ${business} öffnen`,
  never: "–",
};

export const invitationFilterWords: InLanguage<typeof english.invitationFilterWords> = {
  all: {
    name: "Alle",
    empty: "Es wurde noch kein Unternehmen eingeladen. Das geht mit dem Formular im Eingang.",
  },
  needsAttention: {
    name: "Wartet auf Sie",
    empty:
      "Gerade wartet nichts auf Sie: Jede E-Mail ist angekommen, und kein Unternehmen wartet auf eine Erinnerung oder eine Freigabe.",
  },
  open: { name: "Offen", empty: "Keine Einladung wartet darauf, dass ihr Unternehmen ein Konto anlegt." },
  atWork: { name: "In Arbeit", empty: "Kein Unternehmen arbeitet an seiner Bedarfsanalyse." },
  planReady: { name: "Plan fertig", empty: "Noch kein Unternehmen hat einen Bildungsplan." },
};

export const situationWords: InLanguage<typeof english.situationWords> = {
  ago: (when) => ` (${when})`,
  mailFailed: "E-Mail nicht angekommen",
  moved: "Übergeben, wartet auf die neue Ansprechperson",
  expired: (when) => `Abgelaufen ${when}`,
  planWaits: (ago) => `Plan wartet auf Freigabe${ago}`,
  planReady: "Plan fertig",
  over: (ago) => `Vorbei${ago}`,
  revoked: "Widerrufen",
  allDone: (steps, ago) => `Alle ${steps} Schritte erledigt${ago}`,
  atStep: (step, steps, ago) => `Schritt ${step} von ${steps}${ago}`,
  registered: (ago) => `Konto angelegt${ago}`,
  open: "Offen",
  openUntil: (when) => `Offen, endet ${when}`,
};

export const invitationStateWords: InLanguage<typeof english.invitationStateWords> = {
  open: (until) => (until ? `Offen bis zum ${until}.` : "Offen."),
  expired: (until) => `Abgelaufen${until ? ` am ${until}` : ""}. Wird sie erneut gesendet, ist sie wieder offen.`,
  revoked: () => "Widerrufen. Ihr Link funktioniert nicht mehr.",
  used: () => "Angenommen: Das Unternehmen hat sein Konto.",
};

export const lastMailWords: InLanguage<typeof english.lastMailWords> = {
  failed: (reason) => ` Die letzte E-Mail ging nicht hinaus: ${reason}`,
  triedAgain: " Es wird auch von selbst noch einmal versucht.",
};

export const businessCoursesWords: InLanguage<typeof english.businessCoursesWords> = {
  title: "Kurse",
  none: "Bei diesem Unternehmen ist noch kein Kurs gespeichert. Einer, der aus seinem Plan entsteht, erscheint hier.",
  changed: "geändert",
  justNow: "gerade eben",
};
