import type * as english from "../../../../app/fresh-start/words";
import type { InLanguage } from "../../../in-language";

export const freshStartWords: InLanguage<typeof english.freshStartWords> = {
  meaning:
    "Wenn Neuladen nicht hilft, ist vielleicht etwas beschädigt, was dieser Browser für diese Website gespeichert hat. Speichern Sie es als Datei und fangen Sie dann neu an.",
  save: "Gespeichertes sichern",
  start: "Neu anfangen",
  question: "Neu anfangen?",
  lost: "Das löscht alles, was diese Website in diesem Browser gespeichert hat: Ihre Kurse, was Sie getippt und nicht gesendet haben, Ihre Einstellungen und Ihre Anmeldung. Was Sie gesendet oder mit einem Konto gespeichert haben, bleibt. Es gibt keinen Weg zurück.",
  confirm: "Löschen und neu laden",
  decline: "Behalten",
  fileName: "in-diesem-browser-gespeichert.json",
  about:
    "Was diese Website in einem Browser gespeichert hatte: Kurse und Getipptes, das nicht gesendet wurde. Jeder Eintrag ist so, wie er gespeichert war.",
};
