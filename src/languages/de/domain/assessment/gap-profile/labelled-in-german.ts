// Indicators under their German names; all else is the English ones' own.
import type { Indicator } from "../../../../../domain/assessment/gap-profile/indicators";
import type { InLanguage } from "../../../../in-language";

export function labelledInGerman<Indicators extends Readonly<Record<string, Indicator>>>(
  english: Indicators,
  labels: { readonly [Id in keyof Indicators]: string },
): InLanguage<Indicators> {
  const entries = Object.entries(english).map(([id, indicator]) => [id, { ...indicator, label: labels[id] }]);
  return Object.fromEntries(entries) as InLanguage<Indicators>;
}
