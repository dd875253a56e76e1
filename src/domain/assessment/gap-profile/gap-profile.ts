import type { ProgressData } from "../answers/answers";
import { onceForEach } from "../../kernel/computed-once";
import { type GapProfile, readProfile } from "./read-profile";
import type { IndicatorId } from "./reading";
import { businessRules } from "./rules/business-rules";
import { needsCheckRules } from "./rules/needs-check-rules";
import { strategyRules } from "./rules/strategy-rules";
import { teamRules } from "./rules/team-rules";
import type { TrainingRules } from "./rules/training-rules";

const rules: Readonly<Record<IndicatorId, TrainingRules>> = {
  ...needsCheckRules,
  ...strategyRules,
  ...businessRules,
  ...teamRules,
};

/** The profile of a whole assessment. */
export const gapProfile = onceForEach((progressData: ProgressData): GapProfile => readProfile(progressData, rules));
