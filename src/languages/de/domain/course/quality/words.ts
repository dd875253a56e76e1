import type * as english from "../../../../../domain/course/quality/words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const itemFlawWords: InLanguage<typeof english.itemFlawWords> = {
  "longest-right": {
    name: "Längste Option ist richtig",
    flaw: "Die richtige Option ist deutlich länger als die anderen, und das verrät sie.",
  },
  "repeated-words": {
    name: "Wiederholte Wörter",
    flaw: "Jede Option wiederholt dieselben Wörter.",
  },
  duplicate: {
    name: "Zweimal dieselbe Option",
    flaw: "Zwei Optionen sind gleich.",
  },
  "all-none": {
    name: "Alle oder keine der genannten",
    flaw: "Eine Option fasst alle anderen zusammen oder keine davon.",
  },
  absolute: {
    name: "Absolutes Wort",
    flaw: "Ein absolutes Wort in einer falschen Option verrät sie.",
  },
  vague: {
    name: "Ungenaue Mengen",
    flaw: "Die Optionen unterscheiden sich in Mengen, die jeder anders versteht.",
  },
  "negative-stem": {
    name: "Verneinte Frage",
    flaw: "Die Frage fragt nach dem, was nicht gilt.",
  },
  clang: {
    name: "Wort der Frage in der richtigen Option",
    flaw: "Ein auffälliges Wort der Frage steht nur in der richtigen Option.",
  },
};

export const textFindingWords: InLanguage<typeof english.textFindingWords> = {
  keyDistribution: {
    name: "Plätze der richtigen Antworten",
    flaw: "Die Plätze der richtigen Antworten folgen einem Muster oder bevorzugen einen Buchstaben.",
  },
  twoAnswers: (number) => `Für Frage ${number} sind zwei Antworten genannt, deshalb zählt keine. Behalten Sie eine.`,
  answersTogether: (number) =>
    `Frage ${number} hat mehrere richtige Antworten: GIFT, Moodle XML und QTI behalten sie, in Quiz und Paketen bleibt die Frage weg.`,
  agendaSum: {
    name: "Summe des Ablaufs",
    flaw: ({ minutes, stated }) => `Der Ablauf nennt ${stated} Minuten, seine Teile ergeben aber ${minutes}.`,
  },
  fact: (fact) => `Vor der Verwendung zu prüfen: ${fact}`,
  unserved: {
    "lesson-content": (objective) => `Nichts in dieser Lektion übt das Lernziel ${objective}`,
    storyboard: (objective) => `Kein Bildschirm dient dem Lernziel ${objective}`,
    assessment: (objective) => `Keine Frage gilt dem Lernziel ${objective}`,
  },
  strayQuestion: "Hier wird nach keinem Lernziel des Kurses gefragt.",
  stray: "Hier ist ein Lernziel genannt, das die Gliederung nicht hat.",
};

const levels: Readonly<Record<string, string>> = {
  "very easy": "sehr leicht",
  easy: "leicht",
  medium: "mittel",
  difficult: "schwer",
  "very difficult": "sehr schwer",
};

export const qualityWords: InLanguage<typeof english.qualityWords> = {
  title: "Qualität",
  flaws: (count) => (count === 0 ? "keine Mängel gefunden" : plural(count, { one: "1 Mangel", other: "# Mängel" })),
  checks: (count) => plural(count, { one: "1 Angabe zu prüfen", other: "# Angaben zu prüfen" }),
  lix: (lix, level) => `Lesbarkeit LIX ${lix} (${levels[level] ?? level})`,
  byRules: "Gefunden nach festen Regeln, ohne Sprachmodell. Solche Regeln können irren, und nichts davon hält Sie auf.",
  formOnly:
    "Die Regeln über Wörter kennen Englisch und Deutsch. Dieser Text ist in einer anderen Sprache, deshalb galten nur die Regeln über die Form.",
  shortPrompt:
    "Dieser Text wurde in der kurzen Form für kleine Modelle angefragt. Nicht verlangt waren: das Lernziel, dem jeder Teil dient, die Begründung jeder Option und Marken an Angaben, die zu prüfen sind. Prüfen Sie Zahlen, Gesetze und Regeln selbst.",
  question: (number) => `Frage ${number}`,
  questions: "Fragen",
  to: "bis",
  mend: "Beheben",
  mendFirst: (where) => `${where} beheben`,
};
