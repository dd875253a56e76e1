import type * as english from "../../../../domain/inquiries/hand-over-words";
import type { InLanguage } from "../../../in-language";

export const handOverWords: InLanguage<typeof english.handOverWords> = {
  handOverTitle: "Aufgabe übergeben",
  handingOver: "Wird übergeben …",
  colleague: "An wen",
  chooseColleague: "-- Bitte wählen --",
  colleagueMissing: "Bitte wählen Sie, wer die Aufgabe bekommt.",
  handOverNote: "Ein Satz dazu (freiwillig)",
  noColleague: "Sonst hat noch niemand den Schreibtisch geöffnet, also können Sie sie an niemanden übergeben.",
  colleaguesLoading: "Das Team wird geladen …",
  colleaguesFailed: "Das Team konnte nicht geladen werden.",
};
