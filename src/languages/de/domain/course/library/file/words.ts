import type * as english from "../../../../../../domain/course/library/file/words";
import type { InLanguage } from "../../../../../in-language";

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

export const courseFileAbout =
  "Ein Kurs der KI-Werkzeuge mit seinen Texten und deren früheren Ergebnissen. Er lässt sich unter „Ihre Kurse“ öffnen.";

export const courseFileProblems: InLanguage<typeof english.courseFileProblems> = {
  foreign:
    "Diese Datei ist kein Kurs von uns. Der Name eines Kurses, der als Datei gespeichert wurde, endet auf „.course.json“.",
  broken: "Diese Datei ist abgeschnitten oder beschädigt. Es wurde nichts geöffnet.",
  newer:
    "Diese Datei stammt von einer neueren Fassung dieser Website. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  large: (most) => `Diese Datei ist größer, als ein Kurs sein kann (${megabytes(most)}). Es wurde nichts geöffnet.`,
  unreadable: "Diese Datei konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.",
};
