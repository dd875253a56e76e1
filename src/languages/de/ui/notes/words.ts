import type * as english from "../../../../ui/notes/words";
import type { InLanguage } from "../../../in-language";

export const noteWords: InLanguage<typeof english.noteWords> = {
  title: "Notizen",
  note: "Neue Notiz",
  add: "Notiz hinzufügen",
  adding: "Wird hinzugefügt …",
  missing: "Bitte schreiben Sie zuerst etwas.",
  failed: "Die Notiz konnte nicht gespeichert werden. Sie ist noch hier; bitte versuchen Sie es noch einmal.",
  loadFailed: "Die Notizen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  none: "Noch keine Notizen.",
  remove: "Löschen",
  removeOf: (text) => `Notiz „${text}“ löschen`,
  removeFailed: "Die Notiz konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
};
