import type * as english from "../../../../../../domain/course/quality/design/words";
import type { InLanguage } from "../../../../../in-language";

export const designWords: InLanguage<typeof english.designWords> = {
  count: ({ count, fewest, most }) =>
    `Anzahl: ${count}; gewünscht: ${fewest === most ? fewest : `${fewest} bis ${most}`}.`,
  levelShare: ({ above, all }) =>
    `Nur ${above} von ${all} Lernzielen verlangen mehr als Verstehen; das ist für dieses Niveau zu wenig.`,
  missingModule: (number) => `In den Nummern der Module fehlt die ${number}.`,
  screens:
    "Es wurden keine Bildschirme gefunden: Jeder braucht eine Überschrift mit seiner Nummer, etwa „Bildschirm 1: ...“.",
  unobservable: (objective) => `Dieses Lernziel verlangt etwas, das sich nicht beobachten lässt: ${objective}`,
  noHeadings: "Dieser Text hat keine Überschriften.",
  language: "Der Text, oder ein guter Teil davon, ist nicht in der gewünschten Sprache.",
  narration: "Der Sprechtext dieses Bildschirms liest vor, was darauf steht.",
  reason: "Nicht jede Option sagt, warum sie richtig oder falsch ist.",
  letters:
    "Die Begründung nennt Optionen mit Buchstaben; die stimmen nicht mehr, sobald die Optionen ihre Plätze tauschen.",
};
