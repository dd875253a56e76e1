import { useMemo } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { checkDiagnosis, type DiagnosisCheck } from "../../../domain/assessment/plan-checks/check-diagnosis";
import type { SinceLastTime } from "../../../domain/assessment/comparison/since-last-time";
import { type GapProfile, gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { isInReview } from "../../../domain/assessment/plan/versions/plan-version";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import type { Report } from "../../../domain/assessment/report/report";
import type { FollowedRun } from "./use-plan-run";
import type { LoadedRoundBefore, RoundBefore } from "./use-round-before";

/** The results of a business, for every kind of reader. */
export interface ResultsGiven {
  /** Undefined where it cannot be read just now. */
  businessName: string | undefined;
  answers: ProgressData;
  answeredAt?: Date | undefined;
  /** The last whole plan. */
  plan: StoredPlan | undefined;
  /** The writing of the next one. */
  writing?: FollowedRun;
  /** The round before; absent if it is not looked at. */
  roundBefore?: LoadedRoundBefore | undefined;
}

export interface Results extends ResultsGiven {
  profile: GapProfile;
  /** The plan's work on the gaps. */
  diagnosis: DiagnosisCheck | undefined;
  planState: "none" | "writing" | "broken" | "held" | "whole";
}

export function useResults(given: ResultsGiven): Results {
  const { answers, plan, writing } = given;
  const since = sinceIn(given);
  const profile = useMemo(() => gapProfile(answers), [answers]);
  const diagnosis = useMemo(
    () => plan && checkDiagnosis(plan.text, profile.gaps, answers, since),
    [plan, profile.gaps, answers, since],
  );
  return { ...given, profile, diagnosis, planState: planStateOf(plan, writing) };
}

/** Returns the changes since the round before, after they are known. */
export function sinceIn({ roundBefore }: Pick<ResultsGiven, "roundBefore">): SinceLastTime | undefined {
  return valueOf(roundBefore)?.since;
}

/** The round before, once it is read and where there was one. */
export function valueOf(roundBefore: LoadedRoundBefore | undefined): RoundBefore | undefined {
  const live = roundBefore?.live;
  return live?.status === "ready" ? live.value : undefined;
}

/** The same where the two rounds have answers in common. */
function comparedIn(roundBefore: LoadedRoundBefore | undefined): RoundBefore | undefined {
  const before = valueOf(roundBefore);
  return before && before.since.comparison.compared > 0 ? before : undefined;
}

function planStateOf(plan: StoredPlan | undefined, writing: FollowedRun | undefined): Results["planState"] {
  const status = writing?.run?.status;
  if (status === "running") return writing?.isStale ? "broken" : "writing";
  if (status === "failed") return "broken";
  if (isInReview(writing?.run, plan?.version)) return "held";
  return plan === undefined ? "none" : "whole";
}

/** The progress of a plan under way, for the report; undefined if unknown. */
export type KnownProgress = Pick<Report, "followed" | "indicators">;

/** Returns the contents of the report. */
export function reportOf(
  { plan, profile, answers, businessName, roundBefore }: Results,
  known: KnownProgress = {},
): Report {
  const { version, reviewedBy } = plan ?? {};
  return {
    plan,
    profile,
    answers,
    business: businessName,
    reviewedBy,
    version: version === undefined ? undefined : String(version),
    before: comparedIn(roundBefore),
    ...known,
  };
}
