// The report: the plan with the answers behind it as notes, the gap profile with its charts, and all answers. Its parts
// are the same in Word and on paper; copied and as Markdown it is one text, in which the charts are tables.
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { checkDiagnosis } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { planDocument } from "../../../domain/assessment/diagnosis/plan-document";
import { dealingInWords } from "../../../domain/assessment/diagnosis/words";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { answersDocument, profileParts } from "../../../domain/assessment/gap-profile/profile-document";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import { reportWords } from "../../../domain/assessment/words";
import { formatDate, formatDateTime } from "../../../domain/kernel/locale";

export interface Report {
  plan: StoredPlan;
  profile: GapProfile;
  answers: ProgressData;
  /** Whose plan it is, where that is known. */
  business?: string | undefined;
  version?: string | undefined;
  /** The consultant who has released it. */
  reviewedBy?: string | undefined;
}

export interface ReportParts {
  plan: string;
  gaps: string;
  /** In the order in which the profile's charts are drawn. */
  charts: readonly { title: string; table: string }[];
  answers: string;
}

export function reportParts({ plan, profile, answers }: Report): ReportParts {
  const { gaps } = profile;
  const diagnosis = checkDiagnosis(plan.text, gaps, answers);
  const inPlan = (gap: Gap) => (diagnosis ? dealingInWords(gap, diagnosis) : "");
  const { words, charts } = profileParts(profile, inPlan);
  return {
    plan: planDocument({ plan, gaps, answers, diagnosis }, formatDateTime),
    gaps: words,
    charts,
    answers: answersDocument(answers, reportWords.appendix),
  };
}

export function reportMarkdown(report: Report): string {
  const { plan, gaps, charts, answers } = reportParts(report);
  return [plan, gaps, ...charts.flatMap(({ title, table }) => [`### ${title}`, table]), answers].join("\n\n");
}

/** What the cover says below the title, one a line. */
export function coverLines({ version, reviewedBy }: Report): string[] {
  return [
    reportWords.on(formatDate(new Date())),
    ...(version === undefined ? [] : [reportWords.version(version)]),
    ...(reviewedBy === undefined ? [] : [reportWords.reviewedBy(reviewedBy)]),
  ];
}
