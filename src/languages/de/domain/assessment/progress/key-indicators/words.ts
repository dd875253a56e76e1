import type * as english from "../../../../../../domain/assessment/progress/key-indicators/words";
import { withUnit } from "../../../../../../domain/assessment/progress/key-indicators/words";
import type {
  IndicatorReading,
  KeyIndicator,
} from "../../../../../../domain/assessment/progress/key-indicators/key-indicator";
import { dayInWords, formatList, formatMeasured, plural } from "../../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../../in-language";

export { withUnit };

export const keyIndicatorWords: InLanguage<typeof english.keyIndicatorWords> = {
  title: "Eigene Kennzahlen des Unternehmens",
  failed: "Die Kennzahlen konnten nicht geladen werden. Der Plan ist vollständig; bitte versuchen Sie es noch einmal.",
  add: "Kennzahl hinzufügen",
  addTo: (action) => `zu „${action}“`,
  name: "Name",
  target: "Zielwert",
  targetHint: "Welchen Wert die Kennzahl erreichen soll; kann leer bleiben.",
  edit: "Bearbeiten",
  remove: "Entfernen",
  removeTitle: "Diese Kennzahl entfernen?",
  removeQuestion: (name, count) =>
    `„${name}“ wird mit ${plural(count, { one: "1 Messwert", other: "# Messwerten" })} entfernt, für das Unternehmen und sein Beratungsteam, und lässt sich nicht zurückholen.`,
  removeConfirm: "Entfernen",
  removeDecline: "Behalten",
  addReading: "Messwert eingeben",
  value: "Messwert",
  day: "Am",
  note: "Notiz",
  removeReadingTitle: "Diesen Messwert entfernen?",
  removeReadingQuestion: (day) =>
    `Der Messwert vom ${dayInWords(day)} wird für das Unternehmen und sein Beratungsteam entfernt und lässt sich nicht zurückholen.`,
  removeReading: (day) => `Messwert vom ${dayInWords(day)}`,
  removeFailed: "Das konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.",
  overtaken: ({ name, target }) => {
    const entered = [
      ...(name === undefined ? [] : [`den Namen „${name}“`]),
      ...(target === undefined ? [] : [`den Zielwert ${formatMeasured(target)}`]),
    ];
    return `Gespeichert. Zur selben Zeit hatte jemand anders ${formatList(entered)} eingegeben; zu sehen ist Ihre Eingabe.`;
  },
  gone: "Diese Kennzahl ist schon entfernt.",
  tooMany: (most) => `Es lassen sich höchstens ${most} Kennzahlen verfolgen.`,
  tooManyReadings: (most) =>
    `Eine Kennzahl hat höchstens ${most} Messwerte. Bitte entfernen Sie einen, den Sie nicht brauchen.`,
  noNumber: (typed, example) =>
    typed === ""
      ? "Bitte geben Sie eine Zahl ein."
      : `„${typed}“ ist keine Zahl, wie Ihr Browser sie schreibt. Bitte schreiben Sie sie so: ${example}.`,
  noDay: "Bitte geben Sie einen Tag ein.",
  noReadings: "Es ist noch kein Messwert eingegeben.",
  readChart: "Die Linie zeigt die eingegebenen Messwerte; die gestrichelte Linie ist der Zielwert.",
  values: (name) => `Messwerte: ${name}`,
  unfollowed: "Kennzahlen, zu denen keine Maßnahme gehört",
  unfollowedLead: "Sie bleiben, wie sie sind, hier und im Bericht.",
};

export function indicatorInWords(
  { unit, baseline, target }: Pick<KeyIndicator, "unit" | "baseline" | "target">,
  latest: Pick<IndicatorReading, "on" | "value"> | undefined,
): string {
  const parts = [
    ...(latest ? [`${withUnit(latest.value, unit)} am ${dayInWords(latest.on)}`] : []),
    ...(baseline === undefined ? [] : [`Ausgangswert ${withUnit(baseline, unit)}`]),
    ...(target === undefined ? [] : [`Zielwert ${withUnit(target, unit)}`]),
  ];
  return parts.length === 0 ? keyIndicatorWords.noReadings : `${parts.join(", ")}.`;
}
