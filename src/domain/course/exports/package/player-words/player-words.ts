// The words of a packed course's player, in the languages that we have; in all others it speaks English.
import type { PlayerWords } from "../player-settings";
import { arabicWords } from "./arabic";
import { dutchWords } from "./dutch";
import { playerEnglish } from "./english";
import { frenchWords } from "./french";
import { playerGerman } from "./german";
import { hebrewWords } from "./hebrew";
import { italianWords } from "./italian";
import { portugueseWords } from "./portuguese";
import { spanishWords } from "./spanish";

const tables: Readonly<Record<string, PlayerWords>> = {
  ar: arabicWords,
  de: playerGerman,
  en: playerEnglish,
  es: spanishWords,
  fr: frenchWords,
  he: hebrewWords,
  it: italianWords,
  nl: dutchWords,
  pt: portugueseWords,
};

/** The words for a language (BCP 47), and the language that they are in. */
export function playerWords(language: string | undefined): { language: string; words: PlayerWords } {
  const base = language?.split("-")[0]?.toLowerCase() ?? "en";
  const words = tables[base];
  return words ? { language: language ?? base, words } : { language: "en", words: playerEnglish };
}

const fromTheRight = new Set(["ar", "fa", "he", "ur"]);

/** Returns the reading direction of a language (BCP 47). */
export function directionOf(language: string): "ltr" | "rtl" {
  return fromTheRight.has(language.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}
