import type * as english from "../../../../../domain/assessment/plan-checks/words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const actionKindNames: InLanguage<typeof english.actionKindNames> = {
  decision: "Entscheidung",
  process: "Ablauf",
  "job aid": "Arbeitshilfe",
  coaching: "Coaching",
  course: "Kurs",
};

export const sinceMarkNames: InLanguage<typeof english.sinceMarkNames> = {
  closed: "Seit dem letzten Mal geschlossen",
  "still open": "Seit dem letzten Mal noch offen",
  new: "Seit dem letzten Mal neu",
};

export const diagnosisWords: InLanguage<typeof english.diagnosisWords> = {
  notDealtWith: "Der Plan greift sie nicht auf.",
  trainedAnyway: "Der Plan schult sie und sagt nicht, was zuerst zu entscheiden ist.",
  forGaps: "Für:",
  sentAlong: "Mitgesendete Diagnose",
};

export const findingWords: InLanguage<typeof english.findingWords> = {
  unmet: (unmet, pressing, names) =>
    `Von ${plural(pressing, { one: "1 besonders dringenden Lücke", other: "# besonders dringenden Lücken" })} greift der Plan ${unmet} nicht auf: ${names}.`,
  trainedAnyway: (count, names) =>
    `${plural(count, {
      one: "1 Lücke wird geschult, die zuerst eine Entscheidung braucht",
      other: "# Lücken werden geschult, die zuerst eine Entscheidung brauchen",
    })}, und der Plan nennt keine Entscheidung: ${names}.`,
  unusedFacts: (facts) => `Lernformen und Zeitplan richten sich nicht nach dem, was gesagt wurde: ${facts}.`,
  calledClosed: (names) => `Der Plan sagt über offene Lücken etwas anderes als die beiden Runden: ${names}.`,
  calledOpen: (names) =>
    `Der Plan behandelt Lücken als offen, die sich seit dem letzten Mal geschlossen haben: ${names}.`,
  notCalledOpen: (names) => `Der Plan sagt nicht, dass diese Lücken seit dem letzten Mal noch offen sind: ${names}.`,
};
