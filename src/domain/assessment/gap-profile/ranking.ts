// The order of the gaps. Severity decides, so no rating of 3 is ever above a rating of 1. Among equals the more urgent
// comes first: by the weight of the indicator, plus one if a context raises it or teams share it; then by the order of
// declaration. A thing that is only not written down, such as a mission statement, comes behind all that is rated low.
import { companyIndicators } from "./company-indicators";
import { type ContextId, contexts } from "./indicators";
import type { IndicatorResult, IndicatorId, Reading } from "./reading";
import { raisedBecause, sharedBecause } from "./reading-words";
import {
  type RulesOfIndicators,
  type TrainingIsTheAnswer,
  type TrainingRules,
  trainingVerdict,
} from "./rules/training-rules";
import { teamDimensions } from "./team-dimensions";

export interface Gap extends Reading {
  /** 1 for the gap that comes first. */
  readonly rank: number;
  /** Why it is a gap and why it ranks where it does, in sentences that quote the answers. */
  readonly reason: string;
  /** The part of the reason that says why it ranks above others; empty where nothing raises it. */
  readonly urgency: string;
  readonly trainingIsTheAnswer: TrainingIsTheAnswer;
  readonly trainingReason: string;
}

/** A rating of 3 is a gap, one of 4 is not. */
export function isGap(reading: Reading): boolean {
  return reading.severity >= 0.5;
}

/** A gap that is not written down ranks like a rating of 2. The gap's own severity stays. */
const severityUnwritten = 0.75;

/** A rating that is no indicator but makes some gaps more urgent. */
export interface ContextReading {
  readonly context: ContextId;
  readonly label: string;
  readonly rating: number | undefined;
}

/** The gaps, the most pressing first. What is given in the same order comes out in the same order. */
export function rankedGaps(
  company: readonly IndicatorResult[],
  teams: readonly (readonly IndicatorResult[])[],
  contextReadings: readonly ContextReading[],
  rules: RulesOfIndicators,
): Gap[] {
  const candidates = [company, ...teams].flatMap((asked) => {
    const beside = readingsById([...company, ...asked]);
    return asked.flatMap(({ id, indicator, reading }) => {
      if (reading === undefined || !isGap(reading)) return [];
      const raised = [contextReason(indicator.raisedBy, contextReadings), sharedReason(id, reading, teams)];
      const reasons = raised.filter((reason) => reason !== undefined);
      const verdict = trainingVerdict(rulesOf(id, rules), reading, beside);
      const gap = {
        ...reading,
        reason: [reading.evidence, ...reasons].join(" "),
        urgency: reasons.join(" "),
        trainingIsTheAnswer: verdict.training,
        trainingReason: verdict.because,
      };
      if (reading.rating === undefined) return [{ gap, severity: severityUnwritten, urgency: 0 }];
      return [{ gap, severity: reading.severity, urgency: indicator.weight + reasons.length }];
    });
  });
  return candidates
    .sort(
      (one, other) =>
        other.severity - one.severity ||
        other.urgency - one.urgency ||
        order.indexOf(one.gap.indicator) - order.indexOf(other.gap.indicator),
    )
    .map(({ gap }, index) => ({ ...gap, rank: index + 1 }));
}

const order: readonly string[] = [...Object.keys(companyIndicators), ...Object.keys(teamDimensions)];

function rulesOf(id: IndicatorId, rules: RulesOfIndicators): TrainingRules {
  const found = rules[id];
  if (!found) throw new Error(`No rules say whether training closes a gap in ${id}.`);
  return found;
}

function readingsById(asked: readonly IndicatorResult[]): ReadonlyMap<IndicatorId, Reading> {
  return new Map(asked.flatMap(({ id, reading }) => (reading === undefined ? [] : [[id, reading]])));
}

function contextReason(raisedBy: ContextId | undefined, readings: readonly ContextReading[]): string | undefined {
  const rating = readings.find(({ context }) => context === raisedBy)?.rating;
  if (raisedBy === undefined || rating === undefined || rating < contexts[raisedBy].atLeast) return undefined;
  return raisedBecause(contexts[raisedBy].because, rating);
}

function sharedReason(
  id: IndicatorId,
  reading: Reading,
  teams: readonly (readonly IndicatorResult[])[],
): string | undefined {
  if (reading.team === undefined) return undefined;
  const rated = teams.flatMap((asked) => asked.find((each) => each.id === id)?.reading ?? []);
  const weak = rated.filter(isGap).length;
  if (weak < 2 || weak * 2 < rated.length) return undefined;
  return sharedBecause(weak, rated.length);
}
