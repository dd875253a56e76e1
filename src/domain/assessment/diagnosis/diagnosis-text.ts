// The gap profile, and what there is to say of the facts, as the language model gets them behind the prompt. The review
// shows both where it shows the prompt.
import type { ProgressData } from "../answers/answers";
import type { SinceLastTime } from "../comparison/since-last-time";
import { gapProfile } from "../gap-profile/gap-profile";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam, trainingNames } from "../gap-profile/words";
import { planSections } from "../plan/plan-sections";
import { pressingGaps } from "./check-diagnosis";
import { onOneLine } from "./one-line";
import { factsText } from "./plan-facts";
import { sinceText } from "./since-text";

const beyondTraining = planSections.find(({ id }) => id === "beyond-training")?.heading ?? "";

/** All that goes to the writer of a plan behind the prompt, as the review shows it; `since` where there was a round. */
export function sentAlong(progressData: ProgressData, since?: SinceLastTime): string {
  const moved = since ? sinceText(since) : "";
  return [diagnosisText(gapProfile(progressData).gaps), moved, factsText(progressData)]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Every gap in its order, one a line, with the mark by which an item says that it is for it; nothing without a gap. */
export function diagnosisText(gaps: readonly Gap[]): string {
  if (gaps.length === 0) return "";
  return [introFor(pressingGaps(gaps).length), gaps.map(gapLine).join("\n")].join("\n\n");
}

function introFor(pressing: number): string {
  return [
    "Diagnosis, computed from the ratings above by fixed rules. The plan never says the opposite of it.",
    "Every line names a gap, how wide it is, whether training is the answer, and the mark of an item that is for it.",
    ...(pressing === 0
      ? []
      : [`The plan has to deal with the first ${pressing}: each needs an item outside the Summary that has its mark.`]),
    `Where training is not the answer, an item under "${beyondTraining}" has the mark and says what has to be decided first; otherwise no objective, coaching or course may have it.`,
  ].join("\n");
}

function gapLine(gap: Gap): string {
  return `${gap.rank}. ${onOneLine(labelWithTeam(gap))} (${gap.level}). ${trainingNames[gap.trainingIsTheAnswer]}. ${gapMark(gap)}`;
}

export function gapMark({ reference }: Gap): string {
  return `[answers: ${reference}]`;
}
