import type * as english from "../../../../../domain/assessment/rounds/words";
import type { InLanguage } from "../../../../in-language";

export const earlierRoundWords: InLanguage<typeof english.earlierRoundWords> = {
  about: (round, current) =>
    `Das ist Runde ${round}, so wie sie beantwortet wurde. ${current === undefined ? "Seither hat eine neuere Runde begonnen" : `Seither hat Runde ${current} begonnen`}, daher kann man sie nur lesen.`,
  toCurrent: "Zur aktuellen Runde",
  unknown: "Diese Runde gibt es nicht.",
  failed: "Diese Runde konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  loading: "Die Runde wird geladen …",
  codeOfEarlier: "Das ist der Zugangscode einer früheren Runde. Bitte verwenden Sie den aus Ihrer neuesten Einladung.",
  olderQuestions:
    "Die Fragen haben sich seither geändert; Antworten auf Fragen, die nicht mehr gestellt werden, sind nicht zu sehen.",
  noRounds: "Die Runden dieses Unternehmens konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
};

export const lastTimeWords: InLanguage<typeof english.lastTimeWords> = {
  lastTime: (answer) => `Letztes Mal: ${answer}`,
};

export const carriedAnswerWords: InLanguage<typeof english.carriedAnswerWords> = {
  mark: "Aus Ihrer letzten Runde: bestätigen oder ändern.",
  confirm: "Bestätigen",
  confirmOf: (question) => `Antwort bestätigen: ${question}`,
};

export const carriedTeamWords: InLanguage<typeof english.carriedTeamWords> = {
  title: "Aus Ihrer letzten Runde",
  lead: "Bestätigen, ändern oder entfernen Sie jedes dieser Teams. Nur sein Name kommt mit: Wie es jetzt dasteht, sagen Sie neu.",
  confirm: "Bestätigen",
  confirmOf: (team) => `Team bestätigen: ${team}`,
  change: "Ändern",
  changeOf: (team) => `Team ändern: ${team}`,
  remove: "Entfernen",
  removeOf: (team) => `Team entfernen: ${team}`,
  newName: "Wie heißt es jetzt?",
  keepName: "Unter diesem Namen bestätigen",
  cancel: "Abbrechen",
  failed: "Was aus diesem Team wird, konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  allDone: "Alle Teams Ihrer letzten Runde sind bestätigt oder entfernt.",
};
