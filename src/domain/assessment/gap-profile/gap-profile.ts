import type { ProgressData } from "../answers/answers";
import { onceForEach } from "../../kernel/computed-once";
import { type HeatMap, heatMapOf } from "./heat-map";
import { leaderAndTeam, type LeaderAndTeam } from "./leader-and-team";
import { withOwnVoices } from "./own-voices";
import { type ReadProfile, readProfile, type TeamResults, teamsInOrder } from "./read-profile";
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

/** A team that says it needs training, and in which skills. */
interface TrainingRequest {
  readonly team: string;
  readonly skills: readonly string[];
}

export interface GapProfile extends ReadProfile {
  readonly trainingRequests: readonly TrainingRequest[];
  readonly heatMap: HeatMap;
  /** Absent for a business without voices. */
  readonly voices?: readonly LeaderAndTeam[];
}

/** The profile of a whole assessment. */
export const gapProfile = onceForEach((progressData: ProgressData): GapProfile => {
  const teams = teamsInOrder(progressData).map((team) => withOwnVoices(team, progressData));
  return {
    ...readProfile(progressData, teams, rules),
    trainingRequests: teams.flatMap(trainingRequest),
    heatMap: heatMapOf(teams),
    ...(progressData.voices && { voices: leaderAndTeam(progressData, teams) }),
  };
});

function trainingRequest({ name, answers }: TeamResults): TrainingRequest[] {
  return answers.trainingNeeds === "yes" ? [{ team: name, skills: answers.trainingSkills ?? [] }] : [];
}
