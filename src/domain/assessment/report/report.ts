// The documents that leave the product. The report begins with the page to hand on; then come the plan with the answers
// behind it as notes, the gap profile and all answers.
import type { ProgressData } from "../answers/answers";
import { checkDiagnosis, type DiagnosisCheck } from "../plan-checks/check-diagnosis";
import { planDocument } from "../plan-checks/plan-document";
import type { GapProfile } from "../gap-profile/gap-profile";
import { coverageInWords } from "../gap-profile/whole-profile-in-words";
import { wholeProfileWords } from "../gap-profile/whole-profile-words";
import { dayInWords, formatDate, formatDateTime } from "../../kernel/locale";
import { escapedMarkdown } from "../../kernel/markdown";
import type { StoredPlan } from "../plan/plan";
import type { ActionProgress, ActionStatus } from "../progress/actions/action-progress";
import { statusCounts, statusOf, type FollowedPlan } from "../progress/actions/plan-actions";
import { actionWords, progressInShort, statusNames } from "../progress/actions/words";
import { latestReading, type KeyIndicator } from "../progress/key-indicators/key-indicator";
import { indicatorInWords, keyIndicatorWords } from "../progress/key-indicators/words";
import { pageContents } from "../results/one-page";
import { onePageWords, resultsWords } from "../results/words";
import { businessMessages, reportWords } from "../words";
import { answersDocument } from "./answers";
import { type Document, type Line, section, type ReportTable, type TitledParts } from "./document";
import { gapsDocument, reasonsOf } from "./gaps";
import { indicatorChart } from "./indicator-chart";
import { onePage, teamsOnPage } from "./one-page";
import { profileLists, teamsChart, voicesDocument } from "./profile";
import { radarChart } from "./radar-chart";
import { sinceDocument, type MovedSince } from "./since";

interface Answered {
  profile: GapProfile;
  answers: ProgressData;
}

export interface Report extends Answered {
  plan: StoredPlan | undefined;
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

/** The page to hand on, what follows, and all of it; without a plan what the answers alone say. */
export function reportDocument(report: Report): Document {
  const parts = reportParts(report);
  const titles = parts.flatMap((part) => titlesIn(part));
  const contents = section(onePageWords.contents, [{ kind: "list", lines: titles }]);
  return [firstPage(report), contents, ...parts];
}

export function firstPage({ plan, profile, answers }: Report): TitledParts {
  return onePage(profile, pageContents({ plan, gaps: profile.gaps, answers }));
}

function reportParts({ plan, profile, answers, before, followed, indicators = [] }: Report): Document {
  const { gaps, heatMap } = profile;
  const diagnosis = plan && checkDiagnosis(plan.text, gaps, answers, before?.since);
  return [
    ...(plan
      ? [{ kind: "markdown" as const, text: planDocument({ plan, gaps, answers, diagnosis }, formatDateTime) }]
      : []),
    ...(followed ? actionsDocument(followed) : []),
    ...indicatorsDocument(indicators),
    ...(before ? [sinceDocument(before)] : []),
    ...profileDocument(profile, { diagnosis, areTeamsSaid: heatMap.rows.length <= teamsOnPage }),
    answersDocument(answers, reportWords.appendix),
  ];
}

function titlesIn(part: Document[number]): string[] {
  if (typeof part === "string" || !("kind" in part)) return [];
  if (part.kind === "markdown") return [...part.text.matchAll(/^## +(.+)$/gm)].map(([, title = ""]) => title);
  return part.kind === "section" ? [part.title] : [];
}

/** The answers with the gap profile, for a consultant. */
export function answersInFull(business: string, { profile, answers }: Answered): Document {
  const title = `# ${escapedMarkdown(businessMessages.answersOf(business))}`;
  return [{ kind: "markdown", text: title }, ...profileDocument(profile), answersDocument(answers)];
}

interface ProfileLook {
  /** Tells what the plan does about a gap. */
  diagnosis?: DiagnosisCheck | undefined;
  /** True if a page before has all teams. */
  areTeamsSaid?: boolean;
}

function profileDocument(profile: GapProfile, { diagnosis, areTeamsSaid = false }: ProfileLook = {}): TitledParts[] {
  const { gaps, radar, heatMap } = profile;
  const lists = profileLists(profile).map(({ title, facts }) => section(title, [{ kind: "facts", facts }]));
  const behind = [...reasonsOf(gaps), ...lists];
  const whole = section(wholeProfileWords.gapProfile, [
    coverageInWords(profile),
    radarChart(radar),
    ...(areTeamsSaid || heatMap.rows.length === 0 ? [] : [teamsChart(heatMap, "paper")]),
    ...voicesDocument(profile),
    ...gapsDocument(gaps, diagnosis),
  ]);
  return behind.length === 0 ? [whole] : [whole, { ...section(wholeProfileWords.behind, behind), isDense: true }];
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

export function titleOfReport({ plan }: Report): string {
  return plan ? reportWords.title : resultsWords.assessment;
}

/** Returns the lines of the cover below the title. */
export function coverLines({ version, reviewedBy }: Report, today: Date): string[] {
  return [
    reportWords.on(formatDate(today)),
    ...(version === undefined ? [] : [reportWords.version(version)]),
    ...(reviewedBy === undefined ? [] : [reportWords.reviewedBy(reviewedBy)]),
  ];
}
