// The documents that leave the product. The report is the plan with the answers behind it as notes, the gap profile and
// all answers; without a plan there is what the answers alone say.
import type { ProgressData } from "../answers/answers";
import { checkDiagnosis } from "../diagnosis/check-diagnosis";
import { planDocument } from "../diagnosis/plan-document";
import { dealingInWords } from "../diagnosis/words";
import type { Gap } from "../gap-profile/ranking";
import type { GapProfile } from "../gap-profile/read-profile";
import { coverageInWords, levelNames, wholeProfileWords } from "../gap-profile/whole-profile-words";
import { labelWithTeam, trainingNames } from "../gap-profile/words";
import { dayInWords, formatDate, formatDateTime } from "../../kernel/locale";
import { escapedMarkdown } from "../../kernel/markdown";
import type { StoredPlan } from "../plan/plan";
import type { ActionProgress, ActionStatus } from "../progress/actions/action-progress";
import { statusCounts, statusOf, type FollowedPlan } from "../progress/actions/plan-actions";
import { actionWords, progressInShort, statusNames } from "../progress/actions/words";
import { latestReading, type KeyIndicator } from "../progress/key-indicators/key-indicator";
import { indicatorInWords, keyIndicatorWords } from "../progress/key-indicators/words";
import { verdictInWords } from "../results/verdict";
import { businessMessages, reportWords } from "../words";
import { answersDocument } from "./answers";
import { type Document, type Line, section, type ReportTable, type TitledParts } from "./document";
import { indicatorChart } from "./indicator-chart";
import { profileLists, teamsChart } from "./profile";
import { radarChart } from "./radar-chart";
import { sinceDocument, type MovedSince } from "./since";

interface Answered {
  profile: GapProfile;
  answers: ProgressData;
}

export interface Report extends Answered {
  plan: StoredPlan;
  /** The business of the plan, if known. */
  business?: string | undefined;
  version?: string | undefined;
  /** The consultant who has released it. */
  reviewedBy?: string | undefined;
  /** The round before, where there was one. */
  before?: MovedSince | undefined;
  /** The progress of its actions, if known. */
  followed?: FollowedPlan | undefined;
  /** The business's own indicators, where they are known. */
  indicators?: readonly KeyIndicator[] | undefined;
}

export function reportDocument({ plan, profile, answers, before, followed, indicators = [] }: Report): Document {
  const { gaps } = profile;
  const diagnosis = checkDiagnosis(plan.text, gaps, answers, before?.since);
  return [
    { kind: "markdown", text: planDocument({ plan, gaps, answers, diagnosis }, formatDateTime) },
    ...(followed ? actionsDocument(followed) : []),
    ...indicatorsDocument(indicators),
    ...(before ? [sinceDocument(before)] : []),
    profileDocument(profile, (gap) => (diagnosis ? dealingInWords(gap, diagnosis) : "")),
    answersDocument(answers, reportWords.appendix),
  ];
}

/** For a business without a plan. */
export function resultsDocument(title: string, results: Answered & { before?: MovedSince | undefined }): Document {
  const { answers, profile, before } = results;
  return [
    documentTitle(title),
    verdictInWords(profile.gaps),
    ...(before ? [sinceDocument(before)] : []),
    profileDocument(profile),
    answersDocument(answers),
  ];
}

/** The answers with the gap profile, for a consultant. */
export function answersInFull(business: string, { profile, answers }: Answered): Document {
  return [documentTitle(businessMessages.answersOf(business)), profileDocument(profile), answersDocument(answers)];
}

function documentTitle(title: string): Document[number] {
  return { kind: "markdown", text: `# ${escapedMarkdown(title)}` };
}

/** The gap profile; `inPlan` says what the plan does about a gap. */
function profileDocument(profile: GapProfile, inPlan: (gap: Gap) => string = () => ""): TitledParts {
  const { gaps, radar, heatMap } = profile;
  const lines = gaps.map((gap) => rankedGap(gap, inPlan(gap)));
  return section(wholeProfileWords.gapProfile, [
    coverageInWords(profile),
    ...(gaps.length === 0 ? [] : [section(wholeProfileWords.gaps, [{ kind: "list", lines, isNumbered: true }])]),
    ...profileLists(profile).map(({ title, facts }) => section(title, [{ kind: "facts", facts }])),
    radarChart(radar),
    ...(heatMap.rows.length === 0 ? [] : [teamsChart(heatMap, "paper")]),
  ]);
}

function rankedGap(gap: Gap, inPlan: string): Line {
  const { level, reason, trainingIsTheAnswer, trainingReason } = gap;
  return [
    { strong: labelWithTeam(gap) },
    ` (${levelNames[level]}). ${reason} `,
    { emphasis: `${trainingNames[trainingIsTheAnswer]}.` },
    ` ${trainingReason} ${inPlan}`,
  ];
}

/** The plan's actions in its order. Nothing before the first statement: the plan itself tells what is planned. */
function actionsDocument({ actions, fellAway }: FollowedPlan): TitledParts[] {
  if (fellAway.length === 0 && actions.every(({ progress }) => progress === undefined)) return [];
  const { title, fellAway: gone, fellAwayLead } = actionWords;
  const over = fellAway.map((progress) => ({ ...progress, progress, status: progress.current.status }));
  return [
    section(title, [
      progressInShort(statusCounts(actions), actions.length),
      actionsTable(actions.map((action) => ({ ...action, status: statusOf(action) }))),
      ...(over.length === 0 ? [] : [section(gone, [fellAwayLead, actionsTable(over)])]),
    ]),
  ];
}

interface ActionLine {
  title: string;
  team: string;
  status: ActionStatus;
  progress: ActionProgress | undefined;
}

function actionsTable(lines: readonly ActionLine[]): ReportTable {
  const { action, team, status, day, note } = actionWords;
  return {
    kind: "table",
    head: [action, team, status, day, note],
    rows: lines.map((line) => [
      line.title,
      line.team,
      statusNames[line.status],
      line.progress ? dayInWords(line.progress.current.on) : "",
      line.progress?.current.note ?? "",
    ]),
  };
}

/** The state of each indicator, and a chart of each that has a value. */
function indicatorsDocument(indicators: readonly KeyIndicator[]): TitledParts[] {
  if (indicators.length === 0) return [];
  const lines = indicators.map((indicator): Line => [
    { strong: indicator.name },
    `: ${indicatorInWords(indicator, latestReading(indicator))}`,
  ]);
  const measured = indicators.filter(({ readings }) => readings.length > 0);
  return [section(keyIndicatorWords.title, [{ kind: "list", lines }, ...measured.map(indicatorChart)])];
}

/** Returns the lines of the cover below the title. */
export function coverLines({ version, reviewedBy }: Report, today: Date): string[] {
  return [
    reportWords.on(formatDate(today)),
    ...(version === undefined ? [] : [reportWords.version(version)]),
    ...(reviewedBy === undefined ? [] : [reportWords.reviewedBy(reviewedBy)]),
  ];
}
