import type * as english from "../../../ui/words";
import type { InLanguage } from "../../in-language";

export const uiWords: InLanguage<typeof english.uiWords> = {
  clear: "Leeren",
  clearAnswer: (question) => `Antwort leeren: ${question}`,
  loading: "Wird geladen …",
  loadingLong: "Das dauert länger als sonst.",
  tryAgain: "Noch einmal versuchen",
  reload: "Seite neu laden",
  olderPage: "Diese Seite ist älter als die Website. Laden Sie sie neu; was Sie getippt haben, bleibt.",
  partFailed: "Dieser Teil konnte gerade nicht geladen werden. Meist hilft es, die Seite neu zu laden.",
  undo: "Rückgängig",
  close: "Schließen",
  print: "Drucken",
  show: "Anzeigen",
  hide: "Verbergen",
  password: "Passwort",
  unknownTime: "zu unbekannter Zeit",
  table: "Tabelle",
  colorScheme: "Farbschema",
  colorSchemes: { auto: "System", light: "Hell", dark: "Dunkel" },
};
