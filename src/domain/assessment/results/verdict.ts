// The whole gap profile in one sentence and one bar: the number of gaps that training closes.
import { plural } from "../../kernel/locale";
import type { Gap } from "../gap-profile/ranking";
import type { TrainingIsTheAnswer } from "../gap-profile/rules/training-rules";
import { gapProfileWords } from "../gap-profile/words";

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

export function verdictInWords(gaps: readonly Gap[]): string {
  if (gaps.length === 0) return gapProfileWords.noGaps;
  const count = (training: TrainingIsTheAnswer) =>
    gaps.filter(({ trainingIsTheAnswer }) => trainingIsTheAnswer === training).length;
  const [helped, toDecide] = [count("yes"), count("no")];
  const closes =
    helped === gaps.length
      ? `Training alone closes ${helped === 1 ? "it" : "all of them"}`
      : `Training alone closes ${helped === 0 ? "none" : helped} of them`;
  const decides = plural(toDecide, { one: "1 needs a decision first", other: "# need a decision first" });
  return `${plural(gaps.length, { one: "1 gap", other: "# gaps" })}. ${closes}${toDecide === 0 ? "" : `; ${decides}`}.`;
}
