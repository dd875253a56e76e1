// The desk's words; the operator's sentences at the terminal stay English.
import type * as english from "../../../../domain/operation/words";
import { formatList, plural } from "../../../../domain/kernel/locale";
import type { NotificationKind } from "../../../../domain/operation/notifications";
import type { InLanguage } from "../../../in-language";

export { migrationMessages, operatorPersonalDataMessages } from "../../../../domain/operation/words";

export const healthMessages: InLanguage<typeof english.healthMessages> = {
  title: "Betrieb",
  checking: "Es wird nachgesehen, ob alles läuft …",
  checkFailed: "Ob alles läuft, konnte nicht nachgesehen werden.",
  well: "Alles, was von selbst laufen soll, läuft.",
  late: "Was im Verzug ist",
  lookAgain: "Noch einmal nachsehen",
  writing: "Was in den letzten 30 Tagen geschrieben wurde",
  runs: ({ version, schema }) =>
    [version && `Version ${version}.`, schema && `Schema ${schema.stored} von ${schema.current}.`]
      .filter(Boolean)
      .join(" "),
};

export const lateness: InLanguage<typeof english.lateness> = {
  database: {
    problem: "Die Datenbank ist nicht lesbar.",
    remedy: "Warten Sie ein paar Minuten, und sehen Sie bei status.firebase.google.com nach, wenn es so bleibt.",
  },
  sweep: {
    problem: "Der Durchlauf, der Versäumtes nachholt, ist seit einer halben Stunde ausgeblieben.",
    remedy: "Lassen Sie den Auftrag der Funktion „sweep“ in Cloud Scheduler ansehen; bis dahin geht nichts verloren.",
  },
  "sweep-steps": {
    problem: "Ein Schritt des Durchlaufs scheitert seit einer halben Stunde.",
    remedy:
      "Das Log der Funktionen nennt den Schritt nach „crashed“; die anderen laufen weiter, und bis dahin geht nichts verloren.",
  },
  outbox: {
    problem: "Lernnachweise warten seit mehr als einer Stunde.",
    remedy: "Die Karte „Lernnachweise“ sagt, warum; lassen Sie den Speicher, seine Adresse und sein Passwort prüfen.",
  },
  blasts: {
    problem: "Eine Rundmail steht seit einer halben Stunde still.",
    remedy:
      "Die Liste der Rundmails sagt, warum, und dort können Sie sie anhalten oder abbrechen; sie läuft von selbst weiter, sobald sie kann.",
  },
  imports: {
    problem: "Ein Import von Adressen steht seit einer halben Stunde still.",
    remedy: "Er läuft von selbst weiter, sobald er kann; das Log der Funktionen nennt den Fehler nach „addImported“.",
  },
  plans: {
    problem: "Das Schreiben eines Bildungsplans steht seit einer halben Stunde still.",
    remedy:
      "Das Unternehmen, oder Sie auf seiner Seite, können es fortsetzen; das Log der Funktionen sagt nach „writeTrainingPlans“, warum.",
  },
  unreadable: {
    problem: "Etwas, das auf das Senden wartet, ist nicht lesbar und geht darum nicht hinaus.",
    remedy:
      "Starten Sie `npm run migrate -- --project <id>`; bleibt es so, nennt das Log der Funktionen das Dokument nach „document cannot be read“.",
  },
  schema: {
    problem:
      "Die gespeicherten Dokumente haben die Form einer früheren Version, also fehlt in Listen und Plänen manches.",
    remedy: "Starten Sie `npm run migrate -- --project <id>`; alle können dabei weiterarbeiten.",
  },
  mail: {
    problem: "Der Mailserver nimmt unsere E-Mails nicht an.",
    remedy:
      "Lassen Sie die Adresse des Mailservers und MAIL_FROM prüfen, und senden Sie sich dann den Test einer Rundmail: Kommt er an, ist das vorbei.",
  },
  budget: {
    problem:
      "Mehr als vier Fünftel dessen, was an einem Tag geschrieben werden darf, ist verbraucht. Am Ende schreiben die Werkzeuge bis Mitternacht (UTC) nichts mehr.",
    remedy:
      "Ist das kein Missbrauch, wählen Sie eine größere SITE_SIZE, oder heben Sie eine Grenze an (docs/configure.md).",
  },
  flood: {
    problem: "Es kommen mehr Anfragen, als eine Stunde haben darf, also werden die übrigen zurückgehalten.",
    remedy:
      "Sehen Sie das Zurückgehaltene durch, und nehmen Sie die echten an. App Check hält Programme ab (docs/operate.md).",
  },
  model: {
    problem: "Das Sprachmodell antwortet nicht, wie es soll.",
    remedy:
      "Lassen Sie Schlüssel, Adresse und Namen des Modells prüfen, und sehen Sie auf der Statusseite des Anbieters nach.",
  },
  "model-end": {
    problem: "Das Sprachmodell endet in einem Monat oder ist schon beendet.",
    remedy: "Setzen Sie OPENAI_MODEL auf seinen Nachfolger, probieren Sie ihn aus, und stellen Sie um.",
  },
  "model-window": {
    problem: "Das Sprachmodell liest nur das Ende dessen, was ihm gesendet wird, und kennt darum unsere Regeln nicht.",
    remedy:
      "Geben Sie seinem Server ein Fenster von 16.000 Token, für Pläne 32.000, oder setzen Sie MODEL_PROMPTS auf short (docs/configure.md).",
  },
  backup: {
    problem: "Es gibt keine Sicherung der letzten Woche.",
    remedy: "Starten Sie `npm run backup -- --project <id>`, am besten jede Nacht.",
  },
};

export const notificationWords: InLanguage<typeof english.notificationWords> = {
  title: "Benachrichtigungen",
  about: "Die erste kommt sofort per E-Mail, was folgt, in einer E-Mail pro Stunde.",
  loading: "Ihre Benachrichtigungen werden geladen …",
  failed: "Ihre Benachrichtigungen konnten nicht geladen werden.",
  notSaved: "Das konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  switches: {
    inquiry: "Neue Anfragen",
    flood: "Anfragen, die zurückgehalten werden, weil zu viele kamen",
    task: "Aufgaben, die andere Ihnen übergeben",
    assessment: "Abgeschlossene Bedarfsanalysen",
    plan: "Neue Bildungspläne",
    blast: "Rundmails, die stehen geblieben sind",
  },
};

const counted: Record<NotificationKind, { one: string; other: string }> = {
  inquiry: { one: "1 Anfrage", other: "# Anfragen" },
  flood: { one: "1 Flut von Anfragen", other: "# Fluten von Anfragen" },
  task: { one: "1 Aufgabe für Sie", other: "# Aufgaben für Sie" },
  assessment: { one: "1 abgeschlossene Bedarfsanalyse", other: "# abgeschlossene Bedarfsanalysen" },
  plan: { one: "1 Bildungsplan", other: "# Bildungspläne" },
  blast: { one: "1 stehen gebliebene Rundmail", other: "# stehen gebliebene Rundmails" },
};

const alone: Record<NotificationKind, string> = {
  inquiry: "Eine neue Anfrage",
  flood: "Anfragen werden zurückgehalten",
  task: "Eine Aufgabe für Sie",
  assessment: "Eine Bedarfsanalyse ist abgeschlossen",
  plan: "Ein neuer Bildungsplan",
  blast: "Eine Rundmail ist stehen geblieben",
};

export const notificationMailWords: InLanguage<typeof english.notificationMailWords> = {
  subject: (kinds) => {
    const [only] = kinds;
    if (only !== undefined && kinds.length === 1) return alone[only];
    const counts = [...new Set(kinds)].map((kind) => plural(kinds.filter((one) => one === kind).length, counted[kind]));
    return `Was es Neues gibt: ${formatList(counts)}`;
  },
  inquiry: (name, business) => `Anfrage: ${[name, business].filter(Boolean).join(", ")}`,
  flood:
    "In einer Stunde kamen mehr Anfragen, als die Website annimmt, also werden die übrigen zurückgehalten. Bitte sehen Sie sie durch: Eine echte kann darunter sein.",
  task: (from, name, business) => `Aufgabe von ${from}: ${[name, business].filter(Boolean).join(", ")}`,
  assessment: (business) => `Bedarfsanalyse abgeschlossen: ${business}`,
  plan: (business, waits) => `Bildungsplan: ${business}${waits ? " (wartet auf Freigabe)" : ""}`,
  blast: (subject, reason) =>
    reason
      ? `Die Rundmail „${subject}“ ist stehen geblieben: ${reason} Sie läuft von selbst weiter, sobald sie kann.`
      : `Die Rundmail „${subject}“ war stehen geblieben und läuft wieder.`,
  doneMeanwhile: (count) =>
    plural(count, {
      one: "Eine weitere Sache ist inzwischen erledigt.",
      other: "# weitere Sachen sind inzwischen erledigt.",
    }),
  perhapsKnown: "Davon haben Sie vielleicht schon erfahren:",
  action: "Schreibtisch öffnen",
  reason: (list) =>
    `Sie erhalten diese E-Mail, weil Sie zur Administration gehören. Abschalten können Sie das in den Einstellungen unter „${list}“.`,
};

export const personalDataMessages: InLanguage<typeof english.personalDataMessages> = {
  title: "Personenbezogene Daten",
  lead: "Alles, was die Website zu einer E-Mail-Adresse speichert: als Datei bekommen oder löschen.",
  export: "Exportieren",
  exporting: "Wird gesammelt …",
  erase: "Löschen",
  erasing: "Wird gelöscht …",
  noAddress: "Bitte geben Sie eine vollständige E-Mail-Adresse an, etwa name@company.com.",
  exported: (address) => `Was wir zu ${address} haben, steht in der gespeicherten Datei.`,
  exportFailed: "Die Daten konnten gerade nicht gesammelt werden. Bitte versuchen Sie es noch einmal.",
  nothing: (address) => `Die Website speichert nichts zu ${address}.`,
  eraseTitle: "Diese Person löschen?",
  eraseQuestion: (address) => `Das wird zu ${address} endgültig gelöscht:`,
  eraseNothing: (address) =>
    `Die Website speichert nichts zu ${address}. Das Löschen sorgt dafür, dass auch eine eingespielte Sicherung diese Adresse vergisst.`,
  eraseKeeps:
    "Ein Code, der sich nicht zurücklesen lässt, bleibt, damit dorthin kein Newsletter mehr geht, und die Tatsache des Löschens. Was per E-Mail gesendet wurde, können wir nicht löschen.",
  eraseConfirm: "Endgültig löschen",
  eraseDecline: "Behalten",
  erased: (address, counts) => `${address} ist gelöscht: ${counts}.`,
  erasedNothing: (address) => `Zu ${address} war nichts mehr da. Für eingespielte Sicherungen ist es vermerkt.`,
  eraseFailed:
    "Es konnte gerade nicht alles gelöscht werden. Bitte versuchen Sie es noch einmal; was weg ist, bleibt weg.",
  isStaff: (address) =>
    `${address} gehört zur Administration oder hat einen Lesezugang: Nehmen Sie das zuerst weg (npm run admin -- revoke ${address}).`,
  mailUnderWay:
    "An diese Adresse geht gerade eine Rundmail hinaus. Alles andere ist gelöscht; bitte löschen Sie in zehn Minuten noch einmal.",
  storeSilent:
    "Der Speicher der Lernnachweise hat nicht geantwortet, sein Inhalt fehlt hier also. Bitte versuchen Sie es später noch einmal.",
};
