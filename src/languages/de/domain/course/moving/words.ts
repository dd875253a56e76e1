import { moveWords as englishWords } from "../../../../../domain/course/moving/words";
import type { InLanguage } from "../../../../in-language";

export const moveWords: InLanguage<typeof englishWords> = {
  move: (title) => `${title} verschieben`,
  hint: "Die Pfeiltasten wählen ein Modul. Mit Alt verschieben sie es.",
  keys: englishWords.keys,
  up: "Nach oben",
  down: "Nach unten",
  moved: (title, place, all) => `„${title}“ ist jetzt Modul ${place} von ${all}. Die Texte sind mitgegangen.`,
};
