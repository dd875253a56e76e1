import type * as english from "../../../../../domain/assessment/plan-checks/sent-words";
import type { InLanguage } from "../../../../in-language";

export const sentVerdicts: InLanguage<typeof english.sentVerdicts> = {
  no: "Schulung ist nicht die Antwort",
  yes: "Schulung hilft",
  partly: "Schulung ist ein Teil der Antwort",
};

function eitherOf(sections: readonly string[]): string {
  return sections.map((heading) => `„${heading}“`).join(" oder ");
}

export const sentWords: InLanguage<typeof english.sentWords> = {
  diagnosis:
    "Diagnose, nach festen Regeln aus den Einschätzungen oben berechnet. Der Plan sagt nie das Gegenteil davon.",
  pressing: (heading) =>
    `Der Plan muss jede dieser Lücken angehen: Ein Punkt außerhalb von „${heading}“ trägt ihre Marke.`,
  others: "Alle anderen Lücken, mit den Namen ihrer Antworten:",
  everyOther: "jede andere Lücke",
  notTraining: (heading) =>
    `Ist Schulung nicht die Antwort, trägt ein Punkt unter „${heading}“ die Marke und sagt, was zuerst zu entscheiden ist; sonst darf kein Ziel, kein Coaching und kein Kurs sie tragen.`,
  since: (answeredOn) =>
    `Seit der letzten Runde${answeredOn === undefined ? "" : ` (beantwortet am ${answeredOn})`}: dieselben Fragen, nach festen Regeln verglichen. Was nur eine der Runden beantwortet, wird nicht verglichen.`,
  noCause:
    "Der Unterschied sagt, dass sich etwas bewegt hat, nie warum. Sagen Sie nicht, dass Schulung oder etwas anderes die Ursache ist.",
  sinceMarks: (heading) =>
    `Ein Punkt zu einer Lücke, die unten eine Zeile hat, trägt die Marke dieser Zeile vor der Marke mit den Namen ihrer Antworten und sagt nichts anderes über sie. Die dringenden Lücken, die noch offen sind, brauchen diese Marke; eine geschlossene steht unter „${heading}“ nur mit [since: closed].`,
  noGaps: "Letztes Mal gab es keine Lücke, und jetzt gibt es keine.",
  moved: (was, is) => `war ${was}, ist ${is}.`,
  renamed: (now, before) => `${now} hieß letztes Mal ${before}.`,
  added: (team) => `${team} war letztes Mal nicht unter den Teams und wird nicht verglichen.`,
  removed: (team) => `${team} ist jetzt nicht unter den Teams.`,
  givenFacts: (sections, marks) =>
    `Unter ${eitherOf(sections)} nennt ein Punkt die Personen oder die Stunden und trägt die Marke: ${marks}.`,
  missingFacts: (sections) =>
    `Das Unternehmen hat nicht gesagt, wonach hier gefragt ist. Ein Punkt unter ${eitherOf(sections)} sagt, was fehlt, und nichts davon wird geraten:`,
};
