import type * as english from "../../../../domain/operation/key-words";
import type { InLanguage } from "../../../in-language";

export const keyWords: InLanguage<typeof english.keyWords> = {
  title: "Tastenkürzel",
  use: "Diese Tastenkürzel in diesem Browser verwenden",
  meanings: {
    J: "nächste Zeile",
    K: "vorige Zeile",
    Enter: "Zeile öffnen",
    R: "antworten",
    E: "in die Aufgabenliste verschieben oder erledigen",
    I: "das Unternehmen einladen",
    "Ctrl+K": "alles durchsuchen (Strg+K)",
  },
};
