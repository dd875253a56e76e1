import { exportWords as englishWords } from "../../../../ui/export/words";
import { uiWords } from "../../../../ui/words";
import type { InLanguage } from "../../../in-language";

export const exportWords: InLanguage<typeof englishWords> = {
  ways: { copy: "Kopieren", markdown: "Markdown", word: "Word", print: uiWords.print },
  making: "Wird erstellt …",
  copied: "Kopiert.",
  notCopied: "Ihr Browser hat das Kopieren nicht erlaubt. Bitte laden Sie den Text herunter.",
  fileFailed:
    "Die Datei konnte nicht erstellt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  wordFailed:
    "Die Word-Datei konnte nicht erstellt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  continued: (title, nth) => `${title} (${nth})`,
  defaultCharacters: englishWords.defaultCharacters,
};
