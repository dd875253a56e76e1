// Decides whether training closes a gap. People do not do a thing because they do not know the expectation, lack the
// means, may not decide, or cannot do it yet; only the last is a matter of training (after Mager & Pipe, and Gilbert).
// Each indicator has its rules, the first that applies decides, and the last always applies.
import type { OptionIn } from "../../answers/answers";
import type { IndicatorId, Reading } from "../reading";

export type TrainingIsTheAnswer = "yes" | "partly" | "no";

interface Verdict {
  readonly training: TrainingIsTheAnswer;
  readonly because: string;
}

interface TrainingRule extends Verdict {
  /** The rated thing does not exist. */
  readonly absent?: true;
  /** An obstacle or wish that was ticked in the follow-up. */
  readonly ticked?: OptionIn<"0">;
  /** The state of other indicators, of the same team or of the organization: weak is 2 or worse, strong 4 or better. */
  readonly beside?: Partial<Readonly<Record<IndicatorId, "weak" | "strong">>>;
}

/** The rule that holds where none before it applies; it has no conditions. */
interface Otherwise extends Verdict {
  readonly absent?: never;
  readonly ticked?: never;
  readonly beside?: never;
}

export type TrainingRules = readonly [...TrainingRule[], Otherwise];

/** The rules of all indicators, or of those only that a visitor is asked about. */
export type RulesOfIndicators = Readonly<Partial<Record<IndicatorId, TrainingRules>>>;

/** Returns the verdict of the rules on a gap, given all other readings beside it. */
export function trainingVerdict(rules: TrainingRules, gap: Reading, beside: ReadonlyMap<string, Reading>): Verdict {
  const applies = (rule: TrainingRule) =>
    (rule.absent === undefined || gap.rating === undefined) &&
    (rule.ticked === undefined || gap.ticked.includes(rule.ticked)) &&
    Object.entries(rule.beside ?? {}).every(([id, state]) => stands(beside.get(id), state));
  return rules.find(applies) ?? rules[0];
}

function stands(reading: Reading | undefined, state: "weak" | "strong"): boolean {
  if (reading === undefined) return false;
  return state === "weak" ? reading.severity >= 0.75 : reading.severity <= 0.25;
}
