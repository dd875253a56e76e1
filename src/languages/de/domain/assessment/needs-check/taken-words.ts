import type * as english from "../../../../../domain/assessment/needs-check/taken-words";
import type { InLanguage } from "../../../../in-language";

export const takenWords: InLanguage<typeof english.takenWords> = {
  offered:
    "Mit Ihrer Anfrage haben Sie Ihre Einschätzungen aus unserem Bedarfscheck gesendet. Sie können hier Ihre ersten Antworten sein; was schon beantwortet ist, bleibt, wie es ist.",
  takeOver: "Meine zwölf Einschätzungen übernehmen",
  refuse: "Nein, danke",
  takenOver: "Ihre Einschätzungen sind jetzt Antworten. Das steht bei jeder, und Sie können sie ändern.",
  refused: "Ihre Einschätzungen werden nicht übernommen und sind hier gelöscht.",
  failed: "Das hat gerade nicht geklappt. Ihre Einschätzungen sind noch hier; bitte versuchen Sie es noch einmal.",
  team: "Ihr Team",
  given: "Früher angegeben, in Ihrem Bedarfscheck",
};
