import type * as english from "../../../../../domain/mailing-list/subscribers/words";
import { formatDateTime, formatList, formatNumber, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

const entryCount = (count: number) => plural(count, { one: "ein Eintrag", other: "# Einträge" });
export const people = (count: number) => plural(count, { one: "eine Person", other: "# Personen" });

export const subscriberMessages: InLanguage<typeof english.subscriberMessages> = {
  none: "Der Verteiler ist noch leer. Wer sich auf der ersten Seite anmeldet oder importiert wird, steht hier.",
  explained: ({ entries: all, recipients, repeated, waiting, suppressed, unusable }) => {
    const reasons = [
      repeated > 0 &&
        plural(repeated, {
          one: "# wiederholt eine Adresse, die schon da ist",
          other: "# wiederholen eine Adresse, die schon da ist",
        }),
      waiting > 0 && plural(waiting, { one: "# wartet auf Bestätigung", other: "# warten auf Bestätigung" }),
      suppressed > 0 &&
        plural(suppressed, { one: "# darf keine E-Mail bekommen", other: "# dürfen keine E-Mail bekommen" }),
      unusable > 0 &&
        plural(unusable, { one: "# hat keine brauchbare Adresse", other: "# haben keine brauchbare Adresse" }),
    ].filter((reason) => reason !== false);
    const ofAll = plural(all, { one: "einem Eintrag", other: "# Einträgen" });
    const begin = `E-Mail ${recipients === 1 ? "bekommt" : "bekommen"} ${formatNumber(recipients)} von ${ofAll}`;
    return reasons.length === 0 ? `${begin}.` : `${begin}. Von den übrigen: ${formatList(reasons)}.`;
  },
  atMost: (all) =>
    `${entryCount(all)}. Der Verteiler ist so lang, dass die Personen erst beim Senden einer Rundmail gezählt werden.`,
  gone: "Dieser Eintrag steht nicht mehr im Verteiler.",
  removeQuestion: (email) =>
    `An ${email} geht keine Rundmail mehr, und alle Einträge mit dieser Adresse verlassen den Verteiler. Nur die Person, der die Adresse gehört, kann zurückkommen: Sie muss neu abonnieren.`,
  removeNameless: "Der Eintrag verlässt den Verteiler. Er hat keine Adresse, an die etwas gesendet werden könnte.",
  removed: (email) => `${email} ist aus dem Verteiler entfernt und bekommt keine E-Mail mehr.`,
  removedNameless: "Der Eintrag ist aus dem Verteiler entfernt.",
  removeFailed: "Das Entfernen ging gerade nicht. Bitte versuchen Sie es noch einmal.",
  statesFailed: "Ob unsere E-Mails diese Personen erreichen, konnte gerade nicht nachgesehen werden.",
  downloading: (done, all) =>
    `${formatNumber(done)}${all === undefined ? "" : ` von ${formatNumber(all)}`} heruntergeladen …`,
  downloaded: (count) => `Die Datei hat ${plural(count, { one: "einen Eintrag", other: "# Einträge" })}.`,
  downloadFailed:
    "Der Verteiler konnte gerade nicht ganz heruntergeladen werden, also gibt es keine Datei. Bitte versuchen Sie es noch einmal.",
};

export const subscriberWords: InLanguage<typeof english.subscriberWords> = {
  title: "Alle im Verteiler",
  what: "Adressen im Verteiler",
  counting: "Die Personen werden gezählt …",
  downloadCsv: "CSV herunterladen",
  remove: "Entfernen",
  removing: "Wird entfernt …",
  removeTitle: "Aus dem Verteiler entfernen?",
  removeConfirm: "Entfernen",
  removeDecline: "Behalten",
  erase: "Alles über diese Person löschen",
  looking: "Wird nachgesehen …",
  lookAgain: "Noch einmal nachsehen",
  withoutAddress: "Ein Eintrag ohne Adresse",
  signedUp: "Eingetragen",
  imported: "Importiert",
  noConsent: "Worin eingewilligt wurde, ist nicht gespeichert.",
  consent: (text, at) => `Eingewilligt${at === undefined ? "" : ` am ${formatDateTime(at)}`}: ${text}`,
  consentSource: (text) => `Einwilligung: ${text}`,
  fileName: (day) => `verteiler-${day}.csv`,
};

export const subscriberStates: InLanguage<typeof english.subscriberStates> = {
  waiting: "Wartet auf Bestätigung",
  subscribed: "Abonniert",
  unsubscribed: "Abbestellt, bekommt keine E-Mail",
  refused: "E-Mail dreimal abgewiesen, bekommt keine mehr",
};

export const csvHeadings: InLanguage<typeof english.csvHeadings> = {
  name: "Name",
  businessName: "Unternehmen",
  email: "E-Mail",
  createdAt: "Eingetragen",
  consent: "Einwilligung",
  consentAt: "Eingewilligt am",
  state: "Stand",
};
