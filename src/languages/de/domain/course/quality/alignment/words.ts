import type * as english from "../../../../../../domain/course/quality/alignment/words";
import type { InLanguage } from "../../../../../in-language";

export const alignmentWords: InLanguage<typeof english.alignmentWords> = {
  title: "Abgleich mit den Lernzielen",
  objectives: "Lernziele",
  columns: { objective: "Lernziel", "lesson-content": "Lektion", storyboard: "Bildschirme", assessment: "Fragen" },
  empty: "nichts",
  unwritten: "noch nicht geschrieben",
  unmarked: "in diesem Text nicht markiert",
  noneMarked: "Lernziele: Dieser Text sagt nicht, welche er abdeckt.",
  writeWithMarks: "Mit seinen Lernzielen neu schreiben",
  without: {
    "lesson-content": "ohne Übung",
    storyboard: "ohne Bildschirm",
    assessment: "ohne Frage",
  },
  noGaps: "keine Lücken",
  nothingYet: "noch nichts dafür geschrieben",
};
