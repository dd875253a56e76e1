import type * as english from "../../../../domain/blasts/words";
import { brand } from "../../../../domain/kernel/brand";
import { mailFailures } from "../../../../domain/kernel/failures/mail-problems";
import { formatDateTime, formatNumber, formatTimeOfDay, plural } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

const peopleCount = (count: number) => plural(count, { one: "eine Person", other: "# Personen" });

const schemes: Partial<Record<string, string>> = { light: "heller Modus", dark: "dunkler Modus" };

export const blastMessages: InLanguage<typeof english.blastMessages> = {
  blastNeedsLogin: "Um eine Rundmail zu senden, müssen Sie angemeldet sein.",
  blastSent: "Die Rundmail ist auf dem Weg.",
  blastError: (reason) => `Die Rundmail wurde nicht gesendet: ${reason}`,
  blastFailed: "Die Rundmail konnte nicht gesendet werden.",
  tokenMissing: "Ihre Anmeldung konnte nicht bestätigt werden. Bitte melden Sie sich neu an.",
  otherText:
    "Diese Rundmail ist schon mit anderem Betreff oder Text unterwegs. Bitte schließen Sie dieses Fenster, und sehen Sie dort nach, wie weit sie ist.",
  unknown: "Diese Rundmail gibt es nicht.",
  over: "Diese Rundmail ist vorbei, das geht also nicht mehr.",
  resendUnsafe:
    "Diese E-Mails können angekommen sein, und der Mailserver würde sie zweimal zustellen. Bitte wählen Sie die Adressen, die sie noch einmal bekommen sollen.",
  nothingUncertain: "Keine davon ist mehr ungewiss.",
  mailReason: `Sie erhalten diese E-Mail, weil Sie den Newsletter von ${brand.name} abonniert haben.`,
  noAddress: "Ihr Konto hat keine E-Mail-Adresse, an die ein Test gehen könnte.",
};

export const undeliveredReasons: InLanguage<typeof english.undeliveredReasons> = {
  address: "Diese E-Mail-Adresse ist nicht vollständig.",
  refused: "Der Mailserver nimmt für diese Adresse keine E-Mail an.",
  suppressed:
    "Der Mailserver hat diese Adresse dreimal abgewiesen. Sie bekommt nichts mehr, bis sie neu angemeldet wird.",
  later: "Der Mailserver hat diese Adresse immer wieder vertröstet.",
  rejected: "Der Mailserver hat die Nachricht an diese Adresse nicht angenommen.",
  denied: "Der Mailserver ließ uns an diese Adresse nicht senden.",
  full: "Das Postfach dieser Adresse blieb voll.",
  held: "Diese Website ist zum Ausprobieren und sendet E-Mail nur an die eigene Domain, also wurde diese zurückgehalten.",
  uncertain: "Die Verbindung zum Mailserver brach beim Senden dieser E-Mail ab. Sie kann angekommen sein.",
  interrupted:
    "Das Senden wurde unterbrochen, bevor vermerkt war, ob diese E-Mail hinausging. Sie kann angekommen sein.",
};

export const blastScreenMessages: InLanguage<typeof english.blastScreenMessages> = {
  counting: "Die Personen werden gezählt …",
  recipients: (count, exact = true) =>
    count === 0
      ? "Es ginge keine E-Mail hinaus: Im Verteiler steht keine Adresse, an die wir schreiben dürfen."
      : `Das geht an ${plural(count, { one: "eine Person", other: exact ? "# Personen" : "bis zu # Personen" })}: alle im Verteiler, die nicht abbestellt haben, jede einmal. Während des Sendens können Sie anhalten oder abbrechen.`,
  notCounted: (onTheList) =>
    `Die Personen konnten gerade nicht gezählt werden.${onTheList === undefined ? "" : plural(onTheList, { one: " Im Verteiler steht # Eintrag.", other: " Im Verteiler stehen # Einträge." })}`,
  previewFailed: "Die Vorschau ging gerade nicht. Was Sie geschrieben haben, ist noch da.",
  previewedFor: (name) => `Das ist die E-Mail an ${name} aus dem Verteiler.`,
  scheduled: (at) => `Die Rundmail wird am ${formatDateTime(at)} gesendet. Bis dahin können Sie abbrechen.`,
  fallbackMissing: "Bitte geben Sie an, was bei fehlendem Namen statt {name} steht, etwa: und herzlich willkommen.",
  timeOver: "Bitte wählen Sie eine Zeit in den nächsten zwölf Monaten, die nicht vorbei ist.",
  testSent: (email) => `Ein Test ist unterwegs an ${email}.`,
  testError: (reason) => `Der Test wurde nicht gesendet: ${reason}`,
  testFailed: "Der Test konnte gerade nicht gesendet werden. Was Sie geschrieben haben, ist noch da.",

  paused: "Die Rundmail ist angehalten. Was schon unterwegs ist, kommt noch an.",
  resumed: "Die Rundmail geht weiter.",
  cancelled: "Die Rundmail ist abgebrochen.",
  controlFailed: "Das ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  cancelQuestion: (left) =>
    left === undefined
      ? "Niemand bekommt sie mehr. Was gesendet ist, bleibt gesendet."
      : `${plural(left, { one: "Eine Person hat sie noch nicht und bekommt", other: "# Personen haben sie noch nicht und bekommen" })} sie nicht mehr. Was gesendet ist, bleibt gesendet.`,
  problem: (problem, retryAt) =>
    `Im Moment geht nichts hinaus: ${mailFailures[problem]}${retryAt ? ` Um ${formatTimeOfDay(retryAt)} Uhr versuchen wir es wieder.` : ""}`,

  resent: (count) =>
    plural(count, {
      one: "Die E-Mail geht noch einmal an eine Adresse.",
      other: "Die E-Mail geht noch einmal an # Adressen.",
    }),
  resendFailed: "Das erneute Senden ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  resendQuestion: (count) =>
    plural(count, {
      one: "Die E-Mail kann eine Adresse schon erreicht haben. Wer sie liest, bekommt sie dann vielleicht zweimal.",
      other: "Die E-Mail kann # Adressen schon erreicht haben. Manche bekommen sie dann vielleicht zweimal.",
    }),
  uncertainMeaning:
    "Ob diese E-Mails angekommen sind, können wir nicht wissen, also werden sie nie von selbst noch einmal gesendet. Wählen Sie die Adressen, die sie noch einmal bekommen sollen.",
  uncertainSafe:
    "Ob diese E-Mails angekommen sind, können wir nicht wissen. Ihr Anbieter erkennt, was er schon bekommen hat, also können alle noch einmal gesendet werden.",
  failedMeaning: "Diese Adressen haben sie sicher nicht bekommen.",
};

export const blastWords: InLanguage<typeof english.blastWords> = {
  resuming: "Wird fortgesetzt …",
  resume: "Fortsetzen",
  pausing: "Wird angehalten …",
  pause: "Anhalten",
  cancelling: "Wird abgebrochen …",
  cancel: "Abbrechen",
  sendTo: (count, exact) => `An ${exact || count < 2 ? "" : "bis zu "}${peopleCount(count)} senden`,
  scheduleFor: (count, exact) => `Für ${exact || count < 2 ? "" : "bis zu "}${peopleCount(count)} planen`,
  sendAt: (zone) => `Senden am (${zone})`,
  sendAtHint: "Leer lassen, um jetzt zu senden.",
  sendAgain: "Als neue Rundmail senden",
  nameHint: "{name} wird zum Namen jeder Person.",
  nameFallback: "Statt eines fehlenden Namens",
  cancelTitle: "Diese Rundmail abbrechen?",
  cancelConfirm: "Rundmail abbrechen",
  cancelDecline: "Weiterlaufen lassen",
  dialog: "Rundmail",
  backToWriting: "Zurück zum Text",
  preview: "Vorschau",
  testing: "Der Test wird gesendet …",
  test: "Test an mich senden",
  started: "Begonnen",
  hideUndelivered: "Nicht Erreichte ausblenden",
  showUndelivered: "Nicht Erreichte anzeigen",
  makingPreview: "Die Vorschau wird erstellt …",
  previewFrame: "Vorschau der E-Mail",
  sent: "Gesendet",
  failed: "Gescheitert",
  uncertain: "Ungewiss",
  unsubscribed: "Abbestellt",
  left: "Offen",
  countAgain: "Noch einmal zählen",
  progress: "Stand der Rundmails",
  blasts: "Rundmails",
  noBlasts: "Es wurde noch keine Rundmail gesendet. Ihr Stand erscheint hier.",
  uncertainAddresses: "ungewisse Adressen",
  noAddresses: "Es gibt keine mehr.",
  resending: "Wird erneut gesendet …",
  resendTitle: "Noch einmal senden?",
  resendConfirm: "Noch einmal senden",
  resendDecline: "Nicht senden",
  failedAddresses: "gescheiterte Adressen",
  withoutAddress: "Ein Eintrag ohne Adresse",
  progressOf: (subject) => `Stand von ${subject}`,
  showIn: (scheme) => `Vorschau: ${schemes[scheme] ?? scheme}`,
  resendAll: (count) => `Alle ${formatNumber(count)} noch einmal senden`,
  resendChosen: (count) => `${count} Gewählte noch einmal senden`,
};

export const blastStates: InLanguage<typeof english.blastStates> = {
  scheduled: (at) => (at ? `Wird am ${formatDateTime(at)} gesendet.` : "Wird später gesendet."),
  line: ({ status, counts, recipients, sendAt }) => {
    if (status === "scheduled") return blastStates.scheduled(sendAt);
    if (status === "preparing" || status === "paused") return blastStates[status];
    return `${formatNumber(counts.sent)} von ${formatNumber(recipients ?? counts.planned)} gesendet`;
  },
  preparing: "Der Verteiler wird gelesen …",
  sending: (recipients) => `Unterwegs an ${peopleCount(recipients)}.`,
  paused: "Angehalten. Es geht nichts hinaus, bis die Administration sie fortsetzt.",
  cancelled: (left) =>
    `Abgebrochen${left > 0 ? plural(left, { one: "; eine Person hat sie nicht bekommen", other: "; # Personen haben sie nicht bekommen" }) : ""}.`,
  finished: (recipients, at) =>
    `Abgeschlossen${at ? ` am ${formatDateTime(at)}` : ""}. Sie ging an ${peopleCount(recipients)}.`,
};
