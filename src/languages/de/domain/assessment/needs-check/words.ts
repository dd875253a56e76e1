import type * as english from "../../../../../domain/assessment/needs-check/words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const needsCheckWords: InLanguage<typeof english.needsCheckWords> = {
  title: "Bedarfscheck in drei Minuten",
  lead: "Zwölf Einschätzungen zeigen, wo Schulung helfen würde und wo zuerst etwas anderes nötig ist. Der Check ist kostenlos, braucht kein Konto und kein Sprachmodell.",
  stays: "Ihre Einschätzungen bleiben in diesem Browser, außer Sie senden sie mit einer Anfrage.",
  sections: {
    direction: "Wohin Sie wollen",
    business: "Wie das Geschäft läuft",
    todayAndTomorrow: "Heute und morgen",
    team: "Ein Team: das, welches Sie am besten kennen",
  },
  // Behind „im Team“: „Klarheit der Rollen im Team Ihrer Wahl“.
  team: "Ihrer Wahl",
  rated: (rated, all) => `${rated} von ${all} eingeschätzt`,
  show: "Ergebnis zeigen",
  nothingRated: "Schätzen Sie zuerst mindestens eine Frage ein.",
  result: "Was Ihre Einschätzungen sagen",
  partial: (open) =>
    `${plural(open, { one: "1 Einschätzung ist", other: "# Einschätzungen sind" })} noch offen. Was nicht eingeschätzt ist, zählt nie als Lücke.`,
  mostPressing: "Am dringendsten",
  picture: "Auf einen Blick",
  limits:
    "Zwölf Einschätzungen sind ein erster Blick. Die ganze Bedarfsanalyse fragt nach jedem Team und nach dem, was hinter einer Einschätzung steht, und endet in einem Plan.",
  sendAlong: "Schreiben Sie uns dazu",
  ratingsAlong: "Meine Einschätzungen mitsenden",
  clear: "Meine Einschätzungen löschen",
  cleared: "Ihre Einschätzungen sind gelöscht.",
  yourRatings: "Ihre Einschätzungen",
  notRated: "nicht eingeschätzt",
  ratingOf: (rating) => `${rating} von 5`,
};
