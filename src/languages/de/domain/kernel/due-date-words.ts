import type * as english from "../../../../domain/kernel/due-date-words";
import type { InLanguage } from "../../../in-language";

export const dueDateWords: InLanguage<typeof english.dueDateWords> = {
  add: "In den Kalender",
  making: "Die Datei wird erstellt …",
  failed:
    "Die Kalenderdatei konnte nicht erstellt werden. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
  file: "termine.ics",
};
