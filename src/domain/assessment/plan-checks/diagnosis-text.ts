// The gap profile, and what there is to say of the facts, as the language model gets them behind the prompt. The review
// shows both where it shows the prompt.
import type { ProgressData } from "../answers/answers";
import type { SinceLastTime } from "../comparison/since-last-time";
import { gapProfile } from "../gap-profile/gap-profile";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import { planSections, type PlanSectionId } from "../plan/plan-sections";
import { pressingGaps } from "./check-diagnosis";
import { onOneLine } from "./one-line";
import { factsText } from "./facts-text";
import { dateInWords } from "../../kernel/agreed-day";
import type { MovedGap } from "../comparison/compare-profiles";
import { byWhatIsOpen, movedLabel } from "../comparison/moved-gaps";
import { levelNames } from "../gap-profile/whole-profile-words";
import { sinceMarkFor } from "./check-since";
import { sentWords, sentVerdicts } from "./sent-words";

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
    sentWords.diagnosis,
    ...(pressing.length === 0 ? [] : [sentWords.pressing(headingOf("summary")), ...pressing.map(gapLine)]),
    ...(others.length === 0 ? [] : [sentWords.others, ...byVerdict(others)]),
    sentWords.notTraining(headingOf("beyond-training")),
  ].join("\n");
}

function gapLine(gap: Gap): string {
  return `${gap.rank}. ${onOneLine(labelWithTeam(gap))} (${levelNames[gap.level]}). ${sentVerdicts[gap.trainingIsTheAnswer]}. ${gapMark(gap)}`;
}

/** Most gaps need training in part, so these are the rest. */
function byVerdict(gaps: readonly Gap[]): string[] {
  return Object.entries(sentVerdicts).flatMap(([verdict, words]) => {
    const names = gaps.filter((gap) => gap.trainingIsTheAnswer === verdict).map(({ reference }) => reference);
    if (names.length === 0) return [];
    return [`- ${words}: ${verdict === "partly" ? sentWords.everyOther : names.join(", ")}.`];
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
  const answered = answeredAt && dateInWords(answeredAt.toISOString().slice(0, 10));
  const facts = [
    ...byWhatIsOpen(gaps).map(movedLine),
    ...teams.renamed.map((team) => `- ${sentWords.renamed(onOneLine(team.after), onOneLine(team.before))}`),
    ...teams.added.map(({ name }) => `- ${sentWords.added(onOneLine(name))}`),
    ...teams.removed.map(({ name }) => `- ${sentWords.removed(onOneLine(name))}`),
  ];
  return [
    [sentWords.since(answered), sentWords.noCause, sentWords.sinceMarks(headingOf("priorities"))].join("\n"),
    facts.length === 0 ? sentWords.noGaps : facts.join("\n"),
  ].join("\n\n");
}

function movedLine(gap: MovedGap): string {
  const { before, after, movement } = gap;
  const [was, is] = [levelNames[before.level], levelNames[after.level]];
  return `- ${onOneLine(movedLabel(gap))}: ${sentWords.moved(was, is)} [since: ${sinceMarkFor(movement)}] [answers: ${after.reference}]`;
}
