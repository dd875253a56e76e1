import type * as english from "../../../../domain/operation/find-words";
import type { InLanguage } from "../../../in-language";

export const findWords: InLanguage<typeof english.findWords> = {
  label: "Anfrage, Unternehmen, Person oder Seite",
  hint: "Ganze Wörter aus Nachrichten und Wortanfänge aus Namen, Unternehmen und Adressen.",
  places: "Seiten",
  people: "Personen im Verteiler",
  finding: "Wird gesucht …",
  nothingFound: "Nichts gefunden.",
  nothingSoFar: "Bisher nichts gefunden.",
  lookFurther: (list) => `Weitersuchen: ${list}`,
  failed: "Die Suche ging gerade nicht.",
};
