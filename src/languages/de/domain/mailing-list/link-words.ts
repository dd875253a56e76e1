import type * as english from "../../../../domain/mailing-list/link-words";
import { brand } from "../../../../domain/kernel/brand";
import type { InLanguage } from "../../../in-language";

export const unsubscribeMessages: InLanguage<typeof english.unsubscribeMessages> = {
  badLink: `Dieser Link ist unvollständig oder nicht von uns. Öffnen Sie ihn noch einmal aus der E-Mail, oder schreiben Sie an ${brand.contact}, und wir nehmen Sie aus dem Verteiler.`,
  readFailed:
    "Ihr Abonnement konnte gerade nicht nachgesehen werden. Es hat sich nichts geändert; bitte versuchen Sie es noch einmal.",
  question: (email) => `Sollen wir an ${email} keinen Newsletter mehr senden?`,
  failed: "Das Abbestellen ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  done: (email) => `Der Newsletter ist abbestellt. An ${email} senden wir keinen mehr.`,
  undone: (email) => `Sie haben den Newsletter wieder abonniert. Er geht weiter an ${email}.`,
  undoFailed: "Das ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  undoOver:
    "Das lässt sich nicht mehr rückgängig machen, weil sich das Abonnement seither geändert hat. Möchten Sie den Newsletter wieder, melden Sie sich bitte mit dem Formular an.",
  unsubscribing: "Wird abbestellt …",
  unsubscribe: "Abbestellen",
  subscribeAgain: "Wieder abonnieren",
  afterAll: "Möchten Sie den Newsletter doch?",
};

export const confirmationMessages: InLanguage<typeof english.confirmationMessages> = {
  badLink:
    "Dieser Link ist unvollständig oder nicht von uns. Öffnen Sie ihn noch einmal aus der E-Mail, oder melden Sie sich neu an.",
  ended: "Dieser Link gilt nicht mehr, denn er ist älter als 30 Tage. Bitte melden Sie sich neu an.",
  left: "Sie haben den Newsletter seit dieser E-Mail abbestellt. Möchten Sie ihn wieder, melden Sie sich bitte neu an.",
  gone: "Es gibt kein Abonnement, das auf eine Bestätigung wartet. Vielleicht ist es zu lange her; bitte melden Sie sich neu an.",
  readFailed: "Ihr Abonnement konnte gerade nicht nachgesehen werden. Bitte versuchen Sie es noch einmal.",
  question: (email) => `Sollen wir unseren Newsletter an ${email} senden?`,
  failed: "Ihr Abonnement konnte gerade nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  done: (email) => `Vielen Dank. Ihr Abonnement ist bestätigt; unser Newsletter geht an ${email}.`,
  confirming: "Wird bestätigt …",
  confirm: "Abonnement bestätigen",
  disown: "Das war ich nicht",
  disowning: "Wird vermerkt …",
  disowned: (email) => `Vielen Dank. Wir fragen unter ${email} nicht wieder.`,
  disownFailed: "Das konnte gerade nicht vermerkt werden. Bitte versuchen Sie es noch einmal.",
  title: "Abonnement bestätigen",
};

export const confirmationMailWords: InLanguage<typeof english.confirmationMailWords> = {
  subject: "Bitte bestätigen Sie Ihr Abonnement",
  paragraphs: [
    "Guten Tag,",
    `diese Adresse wurde bei uns angegeben, damit Neues über die Werkzeuge und Analysen von ${brand.name} dorthin kommt. Waren Sie das, bestätigen Sie es bitte.`,
    "Waren Sie es nicht, brauchen Sie nichts zu tun, und die Adresse wird nach 30 Tagen gelöscht. Oder sagen Sie es auf der Seite dieses Links: Dann fragen wir Sie nie wieder.",
  ],
  paragraphsAfterLeaving: [
    "Guten Tag,",
    `Sie haben unseren Newsletter abbestellt. Jetzt wurde diese Adresse in unser Formular eingegeben, damit Neues über die Werkzeuge und Analysen von ${brand.name} dorthin kommt. Waren Sie das, bestätigen Sie es bitte.`,
    "Waren Sie es nicht, brauchen Sie nichts zu tun: Ihre Adresse bleibt außerhalb des Verteilers, und wir fragen Sie 30 Tage lang nicht wieder. Oder sagen Sie es auf der Seite dieses Links: Dann fragen wir Sie nie wieder.",
  ],
  action: "Abonnement bestätigen",
  reasonOfImport: `Sie erhalten diese E-Mail, weil ${brand.name} Ihre Adresse für den Newsletter bekommen hat.`,
  reason: (site) => `Sie erhalten diese E-Mail, weil diese Adresse auf ${site} eingegeben wurde.`,
};

export const confirmationAdvice: InLanguage<typeof english.confirmationAdvice> = {
  asked:
    "Ein Schritt fehlt noch: In den nächsten Minuten kommt eine E-Mail mit einem Link, und unser Newsletter beginnt, sobald Sie ihm gefolgt sind. Bitte sehen Sie auch im Spam-Ordner nach.",
  ifAsked:
    "Müssen Sie Ihre Adresse bestätigen, kommt in ein paar Minuten eine E-Mail mit einem Link; unser Newsletter beginnt, sobald Sie ihm gefolgt sind. Bitte sehen Sie auch im Spam-Ordner nach.",
};
