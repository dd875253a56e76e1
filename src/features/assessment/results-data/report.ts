// The report: the plan with the answers behind it as notes, the gap profile with its charts, and all answers. Its parts
// are the same in Word and on paper; copied and as Markdown it is one text, in which the charts are tables.
import { actionsDocument } from "../../../domain/assessment/progress/actions/actions-document";
import type { FollowedPlan } from "../../../domain/assessment/progress/actions/plan-actions";
import { indicatorParts } from "../../../domain/assessment/progress/key-indicators/indicators-document";
import type { KeyIndicator } from "../../../domain/assessment/progress/key-indicators/key-indicator";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { checkDiagnosis } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { planDocument } from "../../../domain/assessment/diagnosis/plan-document";
import { dealingInWords } from "../../../domain/assessment/diagnosis/words";
import type { GapProfile } from "../../../domain/assessment/gap-profile/read-profile";
import { answersDocument, profileParts } from "../../../domain/assessment/gap-profile/profile-document";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import { reportWords } from "../../../domain/assessment/words";
import { sinceParts, type MovedSince } from "../../../domain/assessment/results/since-document";
import { formatDate, formatDateTime } from "../../../domain/kernel/locale";

export interface Report {
  plan: StoredPlan;
  profile: GapProfile;
  answers: ProgressData;
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

/** A part of the report: text, or a chart with the table that says the same. */
export type ReportPart = { text: string } | { title: string; table: string; chart: ReportChart };
/** A chart by its place among those of the profile, of what has moved, or of the indicators. */
interface ReportChart {
  of: "profile" | "moved" | "indicators";
  nth: number;
}

export function reportParts({ plan, profile, answers, before, followed, indicators = [] }: Report): ReportPart[] {
  const { gaps } = profile;
  const diagnosis = checkDiagnosis(plan.text, gaps, answers, before?.since);
  const inPlan = (gap: Gap) => (diagnosis ? dealingInWords(gap, diagnosis) : "");
  const { words, charts } = profileParts(profile, inPlan);
  const drawn = (of: ReportChart["of"], tables: typeof charts) =>
    tables.map((table, nth): ReportPart => ({ ...table, chart: { of, nth } }));
  return [
    { text: planDocument({ plan, gaps, answers, diagnosis }, formatDateTime) },
    ...progressParts(followed, indicators, drawn),
    ...movedParts(before, drawn),
    { text: words },
    ...drawn("profile", charts),
    { text: answersDocument(answers, reportWords.appendix) },
  ];
}

function progressParts(
  followed: FollowedPlan | undefined,
  indicators: readonly KeyIndicator[],
  drawn: (of: "indicators", tables: { title: string; table: string }[]) => ReportPart[],
): ReportPart[] {
  const actions = followed ? actionsDocument(followed) : "";
  const { words, charts } = indicatorParts(indicators);
  return [actions, words]
    .filter((text) => text !== "")
    .map((text): ReportPart => ({ text }))
    .concat(drawn("indicators", charts));
}

function movedParts(
  before: MovedSince | undefined,
  drawn: (of: "moved", tables: { title: string; table: string }[]) => ReportPart[],
): ReportPart[] {
  if (!before) return [];
  const { words, charts, rest } = sinceParts(before);
  return [{ text: words }, ...drawn("moved", charts), { text: rest }];
}

export function reportMarkdown(report: Report): string {
  const texts = reportParts(report).flatMap((part) =>
    "text" in part ? [part.text] : [`### ${part.title}`, part.table],
  );
  return texts.join("\n\n");
}

/** Returns the lines of the cover below the title. */
export function coverLines({ version, reviewedBy }: Report): string[] {
  return [
    reportWords.on(formatDate(new Date())),
    ...(version === undefined ? [] : [reportWords.version(version)]),
    ...(reviewedBy === undefined ? [] : [reportWords.reviewedBy(reviewedBy)]),
  ];
}
