import type * as english from "../../../../../domain/course/library/words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const libraryWords: InLanguage<typeof english.libraryWords> = {
  courses: "Ihre Kurse",
  unnamed: "Neuer Kurs",
  duplicateOf: (title) => `Kopie von ${title}`,
  here: "In diesem Browser",
  keptWith: (business) => `Gespeichert bei ${business}`,
  aBusiness: "dem Unternehmen",
  closedToReaders:
    "Die Kurse von Unternehmen sind für deren eigene Leute und für die Administration. Wenden Sie sich an jemanden von dort.",
  newCourse: "Neuer Kurs",
  openFile: "Datei öffnen",
  show: (count) => `Ihre Kurse (${count})`,
  isOpen: "geöffnet",
  actionsOf: (title) => `Was Sie mit „${title}“ tun können`,
  rename: "Umbenennen",
  name: "Name des Kurses",
  saveName: "Speichern",
  cancel: "Abbrechen",
  duplicate: "Duplizieren",
  saveFile: "Als Datei speichern",
  delete: "Löschen",
  keepWith: (business) => `Bei ${business} speichern`,
  deleted: (title) => `„${title}“ ist gelöscht.`,
  unreadable: "Ein Kurs, der sich nicht lesen lässt",
  unreadableMeaning:
    "Etwas hat ihn in diesem Browser beschädigt. Die anderen sind nicht betroffen. Sie können als Datei speichern, was da ist, und ihn löschen.",
  full: "Dieser Browser hat keinen Platz mehr für Ihre Kurse: Was Sie jetzt tun, ist verloren, wenn Sie den Tab schließen. Speichern Sie Kurse als Dateien und löschen Sie einige davon.",
  loading: "Der Kurs wird geladen …",
  openFailed:
    "Der Kurs konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  listFailed:
    "Diese Kurse konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  tooMany: (most) => `Ein Unternehmen kann ${most} Kurse haben. Bitte löschen Sie zuerst einen.`,
  failed: "Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  gone: "Dieser Kurs wurde anderswo gelöscht. Was Sie sehen, ist noch da.",
  keepCopy: "Kopie behalten",
  notSaved: (business) =>
    `Ihre letzte Änderung ist in diesem Browser gespeichert, bei ${business} noch nicht. Wir versuchen es weiter.`,
  tooLong: (text, most) =>
    `„${text}“ hat mehr als ${plural(most, { one: "# Zeichen", other: "# Zeichen" })}. Kürzen Sie den Text, sonst bleibt er nur in diesem Browser.`,
  overtaken: (texts) =>
    `Jemand anderes hat gleichzeitig geändert: ${texts}. Zu sehen ist die andere Fassung; die eigene steht bei den früheren Ergebnissen, und „Rückgängig“ holt sie zurück.`,
  quoted: (name) => `„${name}“`,
  textName: (title, module) => (module === "" ? title : `${title}: ${module}`),
};
