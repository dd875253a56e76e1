import type * as english from "../../../../../domain/course/request/words";
import type { InLanguage } from "../../../../in-language";

export const lineFaults: InLanguage<typeof english.lineFaults> = {
  tooLong: (most) => `Bitte schreiben Sie hier höchstens ${most} Zeichen.`,
  controlCharacters: "Bitte verwenden Sie einfachen Text ohne Steuerzeichen.",
};
