import { type GapProfile, readProfile } from "../gap-profile/read-profile";
import { needsCheckRules } from "../gap-profile/rules/needs-check-rules";
import { asProgress, type NeedsCheckAnswers } from "./needs-check";

export function needsCheckProfile(answers: NeedsCheckAnswers): GapProfile {
  return readProfile(asProgress(answers), needsCheckRules);
}
