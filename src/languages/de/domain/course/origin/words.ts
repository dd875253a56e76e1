import type * as english from "../../../../../domain/course/origin/words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const evidenceKindNames: InLanguage<typeof english.evidenceKindNames> = {
  gap: "Lücke",
  objective: "Lernziel",
  measure: "Messung",
  firstStep: "Erster Schritt",
  answer: "Antwort",
  method: "Methoden",
  teamSize: "Personen",
  hours: "Zeit",
};

export const evidenceWords: InLanguage<typeof english.evidenceWords> = {
  title: "Worauf dieser Kurs beruht",
  hint: "Nur die angekreuzten Zeilen werden gesendet, wenn ein Text geschrieben wird. Aus diesen Worten kommen die Fälle des Kurses.",
  sentInWords: (ticked, all) =>
    ticked === 0
      ? "Nichts davon wird gesendet."
      : `${plural(ticked, { one: `1 von ${all} wird`, other: `# von ${all} werden` })} gesendet.`,
  quoted: (answer) => (/^\d+(?:$| \()/.test(answer) ? answer : `„${answer}“`),
  asked: (kind, question, team) => [kind, team, question].filter((part) => part !== undefined).join(" · "),
  restsOn: (answers) =>
    plural(answers, {
      one: "Beruht auf 1 Antwort des Unternehmens",
      other: "Beruht auf # Antworten des Unternehmens",
    }),
  serves: (kind, text) => `${kind}: ${text}`,
  forItem: (title) => `Für „${title}“`,
  backToPlan: "Zurück zum Plan",
};

export const evidenceRefusals: InLanguage<typeof english.evidenceRefusals> = {
  notYours:
    "Die Worte eines Unternehmens werden nur für seine eigenen Leute und sein Beratungsteam gesendet. Bitte melden Sie sich entsprechend an, oder lassen Sie sie weg.",
  changed: (question) =>
    `Die Antwort auf „${question}“ ist nicht mehr die, mit der dieser Kurs begonnen wurde. Bitte streichen Sie sie, oder beginnen Sie den Kurs vom Plan aus neu.`,
  gone: "Eine der Antworten, auf denen dieser Kurs beruht, gibt es nicht mehr. Bitte beginnen Sie den Kurs vom Plan aus neu.",
};
