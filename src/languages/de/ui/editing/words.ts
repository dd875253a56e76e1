import type * as english from "../../../../ui/editing/words";
import type { InLanguage } from "../../../in-language";

export { editorKeys } from "../../../../ui/editing/words";

export const editorWords: InLanguage<typeof english.editorWords> = {
  format: "Format",
  hint: "Esc beendet das Bearbeiten. In einer Tabelle führt Tab zur nächsten Zelle.",
  kind: "Art des Absatzes",
  paragraph: "Text",
  heading: (level) => `Überschrift ${level}`,
  bold: "Fett",
  emphasis: "Kursiv",
  bullets: "Aufzählung",
  numbers: "Nummerierung",
  link: "Link",
  address: "Adresse",
  addressHint: "https://",
  addressWrong: "Bitte geben Sie eine Adresse ein, die mit https://, http:// oder mailto: beginnt.",
  setLink: "Link setzen",
  removeLink: "Link entfernen",
  insertTable: "Tabelle",
  addRow: "Zeile hinzufügen",
  removeRow: "Zeile entfernen",
  addColumn: "Spalte hinzufügen",
  removeColumn: "Spalte entfernen",
  undo: "Eingabe rückgängig machen",
  redo: "Eingabe wiederholen",
  done: "Fertig",
  cancel: "Abbrechen",
};
