// Rules with their reasons in German; conditions and verdicts are the English rules' own.
import type { TrainingRules } from "../../../../../../domain/assessment/gap-profile/rules/training-rules";

type RulesById = Readonly<Record<string, TrainingRules>>;

type OneForEach<List extends readonly unknown[]> = { readonly [Nth in keyof List]: string };

/** The reason of each rule, in the order of the rules. */
type Reasons<Rules extends RulesById> = { readonly [Id in keyof Rules]: OneForEach<Rules[Id]> };

export function rulesInGerman<Rules extends RulesById>(
  english: Rules,
  reasons: Reasons<Rules>,
): Readonly<Record<keyof Rules, TrainingRules>> {
  const said = reasons as Readonly<Record<string, readonly string[]>>;
  const entries = Object.entries(english).map(([id, rules]) => {
    const german = rules.map((rule, nth) => {
      const because = said[id]?.[nth];
      if (because === undefined) throw new Error(`Rule ${nth + 1} of ${id} has no German reason.`);
      return { ...rule, because };
    });
    return [id, german];
  });
  return Object.fromEntries(entries) as Record<keyof Rules, TrainingRules>;
}
