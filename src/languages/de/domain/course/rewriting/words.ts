import type * as english from "../../../../../domain/course/rewriting/words";
import type { InLanguage } from "../../../../in-language";

export const rewriteWords: InLanguage<typeof english.rewriteWords> = {
  group: "Neu schreiben",
  changes: {
    shorter: "Kürzer",
    simpler: "Einfacher",
    practical: "Praktischer",
    audience: "Für andere Leute",
  },
  wish: "Oder sagen Sie, was anders werden soll",
  wishHint: "Für andere Leute: Sagen Sie hier, für wen.",
  audienceMissing: "Bitte sagen Sie hier, für wen, und wählen Sie dann noch einmal „Für andere Leute“.",
  run: "So neu schreiben",
  question: (number) => `Frage ${number}`,
  rewritten: "Dieser Teil wurde neu geschrieben.",
  compare: "Vergleichen",
  comparison: "Was sich geändert hat",
  comparisonFailed:
    "Der Vergleich konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  taken: "Entfernt:",
  added: "Hinzugefügt:",
  misfit:
    "Was zurückkam, passt nicht an die Stelle dieses Teils, deshalb bleibt der alte. Bitte versuchen Sie es noch einmal.",
  stillFlawed:
    "Was zurückkam, hat den Mangel noch immer, deshalb bleibt der alte Teil. Versuchen Sie es noch einmal, oder ändern Sie ihn von Hand.",
};

export const editWords: InLanguage<typeof english.editWords> = {
  edit: "Bearbeiten",
  editing: (title) => `Bearbeiten: ${title}`,
  asMarkdown: "Text (Markdown)",
  notShown: "Dieser Teil hat Zeichen, die sich nur als Markdown ändern lassen, etwa HTML oder Fußnoten.",
  notLoaded:
    "Der Editor konnte nicht geladen werden, deshalb sehen Sie diesen Teil als Markdown. Was Sie tippen, bleibt.",
  done: "Fertig",
};

export const questionWords: InLanguage<typeof english.questionWords> = {
  stem: "Frage",
  option: (letter) => `Option ${letter}`,
  right: "Richtige Antwort",
  isRight: (letter) => `${letter} ist richtig`,
  reasonOf: (letter) => `Begründung für ${letter}`,
  reason: "Begründung",
  addOption: "Option hinzufügen",
  removeOption: (letter) => `Option ${letter} entfernen`,
  incomplete:
    "Eine Frage braucht ihren Wortlaut und mindestens zwei Optionen. Sie wird gespeichert, sobald beides da ist.",
  lacksWords: "Bitte schreiben Sie hier etwas, oder entfernen Sie die Option.",
  leaveOut: "Ohne diese Änderung schließen",
  left: (number) => `Frage ${number} hat Änderungen, die noch nicht im Text sind.`,
  goOn: "Daran weiterarbeiten",
  misfit:
    "Das lässt sich nicht als Frage speichern. Ändern Sie die letzten Wörter, oder nehmen Sie „Als Markdown bearbeiten“.",
};
