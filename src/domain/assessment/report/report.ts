// The documents that leave the product. The report is the plan with the answers behind it as notes, the gap profile and
// all answers; without a plan there is what the answers alone say.
import type { ProgressData } from "../answers/answers";
import { checkDiagnosis } from "../diagnosis/check-diagnosis";
import { planDocument } from "../diagnosis/plan-document";
import { dealingInWords } from "../diagnosis/words";
import type { GapProfile } from "../gap-profile/read-profile";
import { formatDate, formatDateTime } from "../../kernel/locale";
import { escapedMarkdown } from "../../kernel/markdown";
import type { StoredPlan } from "../plan/plan";
import type { FollowedPlan } from "../progress/actions/plan-actions";
import type { KeyIndicator } from "../progress/key-indicators/key-indicator";
import { verdictInWords } from "../results/verdict";
import { businessMessages, reportWords } from "../words";
import { answersDocument } from "./answers";
import type { Document } from "./document";
import { profileDocument } from "./profile";
import { actionsDocument, indicatorsDocument } from "./progress";
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

/** Returns the lines of the cover below the title. */
export function coverLines({ version, reviewedBy }: Report, today: Date): string[] {
  return [
    reportWords.on(formatDate(today)),
    ...(version === undefined ? [] : [reportWords.version(version)]),
    ...(reviewedBy === undefined ? [] : [reportWords.reviewedBy(reviewedBy)]),
  ];
}
