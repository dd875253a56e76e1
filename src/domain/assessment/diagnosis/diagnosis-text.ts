// The gap profile, and what there is to say of the facts, as the language model gets them behind the prompt. The review
// shows both where it shows the prompt.
import type { ProgressData } from "../answers/answers";
import type { SinceLastTime } from "../comparison/since-last-time";
import { gapProfile } from "../gap-profile/gap-profile";
import type { Gap } from "../gap-profile/ranking";
import type { TrainingIsTheAnswer } from "../gap-profile/rules/training-rules";
import { labelWithTeam } from "../gap-profile/words";
import { planSections, type PlanSectionId } from "../plan/plan-sections";
import { pressingGaps } from "./check-diagnosis";
import { onOneLine } from "./one-line";
import { factsText } from "./plan-facts";
import { dateInWords } from "../../kernel/agreed-day";
import type { MovedGap } from "../comparison/compare-profiles";
import { byWhatIsOpen, movedLabel } from "../comparison/moved-gaps";
import { levelNames } from "../gap-profile/whole-profile-words";
import { sinceMarkFor } from "./check-since";

function headingOf(section: PlanSectionId): string {
  return planSections.find(({ id }) => id === section)?.heading ?? "";
}

/** All that goes to the writer of a plan behind the prompt, as the review shows it; `since` where there was a round. */
export function sentAlong(progressData: ProgressData, since?: SinceLastTime): string {
  const moved = since ? sinceText(since) : "";
  return [diagnosisText(gapProfile(progressData).gaps), moved, factsText(progressData)]
    .filter((part) => part !== "")
    .join("\n\n");
}

/**
 * The gaps that press, one a line with the mark of an item that is for it, and of all others whether training is the
 * answer, by the names that stand behind the questions; empty without a gap.
 */
export function diagnosisText(gaps: readonly Gap[]): string {
  if (gaps.length === 0) return "";
  const pressing = pressingGaps(gaps);
  const others = gaps.filter((gap) => !pressing.includes(gap));
  return [
    "Diagnosis, computed from the ratings above by fixed rules. The plan never says the opposite of it.",
    ...(pressing.length === 0
      ? []
      : [
          `The plan has to deal with each of these gaps: an item outside the ${headingOf("summary")} has its mark.`,
          ...pressing.map(gapLine),
        ]),
    ...(others.length === 0 ? [] : ["All other gaps, by the names of their answers:", ...byVerdict(others)]),
    `Where training is not the answer, an item under "${headingOf("beyond-training")}" has the mark and says what has to be decided first; otherwise no objective, coaching or course may have it.`,
  ].join("\n");
}

/** The words that the rules around it use; a page says what a gap needs. */
const wordsForModel = {
  no: "Training is not the answer",
  yes: "Training helps",
  partly: "Training is part of the answer",
} as const satisfies Record<TrainingIsTheAnswer, string>;

function gapLine(gap: Gap): string {
  return `${gap.rank}. ${onOneLine(labelWithTeam(gap))} (${gap.level}). ${wordsForModel[gap.trainingIsTheAnswer]}. ${gapMark(gap)}`;
}

/** Most gaps need training in part, so these are the rest. */
function byVerdict(gaps: readonly Gap[]): string[] {
  return Object.entries(wordsForModel).flatMap(([verdict, words]) => {
    const names = gaps.filter((gap) => gap.trainingIsTheAnswer === verdict).map(({ reference }) => reference);
    if (names.length === 0) return [];
    return [`- ${words}: ${verdict === "partly" ? "every other gap" : names.join(", ")}.`];
  });
}

export function gapMark({ reference }: Gap): string {
  return `[answers: ${reference}]`;
}

/**
 * Returns the changes since the last round for the model, behind the diagnosis of a second one: facts, each with the
 * mark by which an item says the same, and no cause. Empty if the two rounds have no answer in common.
 */
function sinceText({ comparison, answeredAt }: SinceLastTime): string {
  const { gaps, teams, compared } = comparison;
  if (compared === 0) return "";
  const answered = answeredAt && ` (answered on ${dateInWords(answeredAt.toISOString().slice(0, 10))})`;
  const facts = [
    ...byWhatIsOpen(gaps).map(movedLine),
    ...teams.renamed.map((team) => `- ${onOneLine(team.after)} was called ${onOneLine(team.before)} last time.`),
    ...teams.added.map(({ name }) => `- ${onOneLine(name)} was not among the teams last time; it is not compared.`),
    ...teams.removed.map(({ name }) => `- ${onOneLine(name)} is not among the teams now.`),
  ];
  return [
    [
      `Since the last round${answered ?? ""}: the same questions, compared by fixed rules. What only one of the rounds answers is not compared.`,
      "The difference says that something has moved, never why. Do not say that training or anything else has caused it.",
      `An item for a gap with a line below has the mark of that line before the mark that names its answers, and says nothing else of it. The pressing gaps that are still open need that mark; a closed one stands under "${headingOf("priorities")}" only with [since: closed].`,
    ].join("\n"),
    facts.length === 0 ? "No gap last time, and none now." : facts.join("\n"),
  ].join("\n\n");
}

function movedLine(gap: MovedGap): string {
  const { before, after, movement } = gap;
  const [was, is] = [levelNames[before.level], levelNames[after.level]];
  return `- ${onOneLine(movedLabel(gap))}: was ${was}, is ${is}. [since: ${sinceMarkFor(movement)}] [answers: ${after.reference}]`;
}
