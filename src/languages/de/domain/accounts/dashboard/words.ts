import type * as english from "../../../../../domain/accounts/dashboard/words";
import { formatDate, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const dashboardWords: InLanguage<typeof english.dashboardWords> = {
  toDo: "Was zu tun ist",
  assessment: "Bildungsbedarfsanalyse ausfüllen",
  welcome: (business) => `Willkommen, ${business}`,
  notStarted: (steps) =>
    `Noch nicht begonnen. Es sind ${steps} Schritte, und alles, was Sie antworten, bleibt gespeichert.`,
  inProgress: (step, steps) => `Sie sind bei Schritt ${step} von ${steps}.`,
  allAnswered: (steps) => `Alle ${steps} Schritte sind beantwortet. Als Nächstes kommt Ihr Bildungsplan.`,
  planReady: "Ihr Bildungsplan ist fertig.",
  goOn: (step, steps) => `Weiter bei Schritt ${step} von ${steps}`,
  makePlan: "Bildungsplan erstellen",
  openPlan: "Bildungsplan öffnen",
  earlierPlan: (round) => `Ihr Plan aus Runde ${round} bleibt hier, bis der nächste da ist.`,
};

export const homeWords: InLanguage<typeof english.homeWords> = {
  hello: (name) => `Guten Tag, ${name}. Schön, Sie zu sehen.`,
  next: "Was ansteht",
  thisMonth: (actions, review) =>
    `Diesen Monat: ${plural(actions, { one: "1 Maßnahme", other: "# Maßnahmen" })}${review ? ", 1 Rückblick" : ""}.`,
  nothingOpen: "Jede Maßnahme Ihres Plans ist erledigt oder aufgegeben.",
  nextReview: (day) => `Am ${formatDate(day)} blicken Sie auf sie zurück.`,
  allActions: (count) => plural(count, { one: "Die ganze Maßnahme", other: "Alle # Maßnahmen" }),
  failed: "Ihr Plan konnte gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  plan: "Ihr Plan in einem Satz",
  courses: "Ihre Kurse",
  consultant: "Ihre Beratung",
  reviewed: (name) => `${name} hat Ihren Plan durchgesehen.`,
  write: (email) => `An ${email} schreiben`,
};

export const businessLanguageWords: InLanguage<typeof english.businessLanguageWords> = {
  title: "Sprache Ihrer E-Mails, Ihres Plans und Ihres Berichts",
  language: "Sprache",
  meaning:
    "Sie gilt auch für Ihre Seiten und die Ihrer Kolleginnen und Kollegen. Was schon geschrieben ist, bleibt, wie es ist.",
  saving: "Wird gespeichert …",
  saved: (language) => `Gespeichert. Ab jetzt gilt: ${language}.`,
  failed: "Die Sprache konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
};

export const nextRoundWords: InLanguage<typeof english.nextRoundWords> = {
  title: (number) => `Runde ${number} beginnen`,
  lead: (name, business) =>
    `${name} lädt ${business} ein, die Fragen der Bedarfsanalyse noch einmal zu beantworten. Melden Sie sich mit Ihrem Konto an; Ihre früheren Antworten bleiben, wie sie sind.`,
  logIn: (number) => `Anmelden und Runde ${number} beginnen`,
  beginning: "Die Runde beginnt …",
  login: (number) => ({
    yourAccount: "Das Konto Ihres Unternehmens.",
    logIn: nextRoundWords.logIn(number),
    accepting: nextRoundWords.beginning,
    question: nextRoundWords.question(number),
  }),
  question: (number) => ({
    title: `Runde ${number} beginnen?`,
    confirm: nextRoundWords.begin(number),
    decline: "Noch nicht",
    meaning: nextRoundWords.meaning(number - 1),
  }),
  meaning: (before) =>
    `Sobald Sie beginnen, kann Runde ${before} nur noch gelesen werden: Ihre Antworten und Ihr Plan bleiben, wie sie sind. Angaben, die sich selten ändern, werden übernommen, und Sie bestätigen sie.`,
  isOpen: (number) => `Runde ${number} ist offen`,
  begin: (number) => `Runde ${number} beginnen`,
  offered: (number, business) => ({
    title: nextRoundWords.isOpen(number),
    meaning: `${business} ist eingeladen, die Fragen noch einmal zu beantworten. ${nextRoundWords.meaning(number - 1)}`,
    accept: nextRoundWords.begin(number),
    accepting: nextRoundWords.beginning,
    question: nextRoundWords.question(number),
  }),
  closed:
    "Diese Einladung zu einer neuen Runde ist nicht mehr offen. Ihre Bedarfsanalyse läuft weiter wie bisher; bitten Sie Ihr Beratungsteam um eine neue Einladung.",
  here: (number) => `Sie sind in Runde ${number}.`,
  readBefore: (before) => `Runde ${before} lesen`,
};

export const colleagueDashboardWords: InLanguage<typeof english.colleagueDashboardWords> = {
  lead: (contact, business) =>
    `${contact ?? `Die Ansprechperson von ${business}`} bittet Sie, einen Teil der Bildungsbedarfsanalyse für ${business} zu beantworten.`,
  logIn: (lead) => `${lead} Für Ihre Adresse gibt es ein Konto: Melden Sie sich damit an.`,
  offered: (contact, business, open) => ({
    title: `Sie sind gebeten, für ${business} zu antworten`,
    meaning: `${colleagueDashboardWords.lead(contact, business)} Bei ${open} bleibt alles, wie es ist, und Sie wählen hier, welches Unternehmen offen ist.`,
    accept: ownBusinessesWords.accept,
    accepting: ownBusinessesWords.accepting,
  }),
  linkTitle: (business) => `Ihr Teil für ${business}`,
  linkExpired: (contact, business) =>
    `${colleagueDashboardWords.lead(contact, business)} Dieser Link ist abgelaufen. Bitten Sie um eine Erinnerung: Sie bringt einen neuen Link.`,
  linkUsed: (business) => `Ihr Konto für ${business} ist da. Melden Sie sich an, um mit Ihrem Teil weiterzumachen.`,
  linkOfOther: (business) =>
    `Diesen Link zu ${business} hat ein anderes Konto benutzt. Melden Sie sich ab und mit der Adresse wieder an, die die E-Mail bekommen hat.`,
  seatGone: (business) =>
    `Sie werden nicht mehr gebeten, für ${business} zu antworten. Ist das ein Versehen, fragen Sie bitte die Ansprechperson.`,
  toDo: "Was zu tun ist",
  loading: "Ihr Teil wird geladen …",
  failed: "Ihr Teil konnte gerade nicht geladen werden. Ihre Antworten sind sicher.",
  part: (parts) => `Ihr Teil: ${parts}.`,
  noPart: "Ihre Ansprechperson hat Ihnen noch nichts zum Beantworten gegeben.",
  done: (done, of) => `${done} von ${of} erledigt.`,
  whoReads: (business) =>
    `Die Ansprechperson von ${business} und die Beratung lesen Ihre Antworten mit Ihrem Namen. Plan und Ergebnisse gehören der Ansprechperson.`,
};

export const ownBusinessesWords: InLanguage<typeof english.ownBusinessesWords> = {
  title: "Ihre Unternehmen",
  meaning: "Der Rest dieser Seite handelt von dem Unternehmen, das offen ist.",
  isOpen: (business) => `${business} ist offen`,
  open: (business) => `${business} öffnen`,
  asColleague: (business) => `${business} (als Kollegin oder Kollege)`,
  opening: "Das Unternehmen wird geöffnet …",
  failed: "Dieses Unternehmen konnte gerade nicht geöffnet werden. Bitte versuchen Sie es noch einmal.",
  accept: "Einladung annehmen",
  accepting: "Die Einladung wird angenommen …",
  offered: (business, open) => ({
    title: `Sie sind für ${business} eingeladen`,
    meaning: `Nehmen Sie mit diesem Konto an. Bei ${open} bleibt alles, wie es ist, und Sie wählen hier, welches Unternehmen offen ist.`,
    accept: ownBusinessesWords.accept,
    accepting: ownBusinessesWords.accepting,
  }),
  loginTitle: (business) => `Anmelden für ${business}`,
  loginLead: (name, business) =>
    `${name} lädt ${business} zur Bildungsbedarfsanalyse ein. Für Ihre Adresse gibt es ein Konto: Melden Sie sich damit an, um anzunehmen. Was Sie für ein anderes Unternehmen geantwortet haben, bleibt, wie es ist.`,
  yourAccount: "Das Konto, das Sie haben.",
  logIn: "Anmelden und annehmen",
};
