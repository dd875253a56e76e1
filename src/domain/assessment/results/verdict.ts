// The whole gap profile in one sentence and one bar: the number of gaps that training closes.
import { formatList } from "../../kernel/locale";
import type { Gap } from "../gap-profile/ranking";
import type { TrainingIsTheAnswer } from "../gap-profile/rules/training-rules";
import { gapProfileWords, trainingNeeds } from "../gap-profile/words";
import { countNeeds, gapsNeed, oneGapNeeds, subjectWithin } from "./verdict-words";

export interface VerdictShare {
  readonly training: TrainingIsTheAnswer;
  readonly count: number;
  /** The subjects of its gaps, the most pressing first, each once. */
  readonly about: readonly string[];
}

const inOrder: readonly TrainingIsTheAnswer[] = ["yes", "partly", "no"];

/** The gaps by what training does about them; a share without a gap is left out. */
export function verdictShares(gaps: readonly Gap[]): VerdictShare[] {
  return inOrder.flatMap((training) => {
    const those = gaps.filter((gap) => gap.trainingIsTheAnswer === training);
    const about = [...new Set(those.map(({ label }) => label))];
    return those.length === 0 ? [] : [{ training, count: those.length, about }];
  });
}

const mostSubjects = 3;

/** The first subjects of a share, as they stand in a sentence. */
export function subjectsInWords(about: readonly string[]): string {
  return formatList(about.slice(0, mostSubjects).map(subjectWithin));
}

export function verdictInWords(gaps: readonly Gap[]): string {
  const [only, ...others] = gaps;
  if (!only) return gapProfileWords.noGaps;
  if (others.length === 0) return oneGapNeeds(trainingNeeds[only.trainingIsTheAnswer]);
  return gapsNeed(gaps.length, needsInWords(gaps));
}

/** "8 gaps need training alone, 34 need a decision first"; what needs training in part is told if that is all. */
export function needsInWords(gaps: readonly Gap[], areGapsNamed = false): string {
  const shares = verdictShares(gaps);
  const told = shares.filter(({ training }) => training !== "partly");
  return (told.length > 0 ? told : shares)
    .map(({ training, count }, nth) => countNeeds(count, trainingNeeds[training], nth === 0 && areGapsNamed))
    .join(", ");
}
