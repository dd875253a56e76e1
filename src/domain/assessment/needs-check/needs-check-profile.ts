import { type ReadProfile, readProfile, teamsInOrder } from "../gap-profile/read-profile";
import { needsCheckRules } from "../gap-profile/rules/needs-check-rules";
import { asProgress, type NeedsCheckAnswers } from "./needs-check";

export function needsCheckProfile(answers: NeedsCheckAnswers): ReadProfile {
  const progressData = asProgress(answers);
  return readProfile(progressData, teamsInOrder(progressData), needsCheckRules);
}
