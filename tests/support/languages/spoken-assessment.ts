// The parts of the assessment that a test reads in both languages.
export { inLanguage } from "../../../functions/src/language";
export { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
export { stepProgress } from "../../../src/domain/assessment/answers/step-progress";
export { checkDiagnosis } from "../../../src/domain/assessment/plan-checks/check-diagnosis";
export { sentAlong } from "../../../src/domain/assessment/plan-checks/diagnosis-text";
export { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
export { planProblem, withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
export { cleanedPlan } from "../../../src/domain/assessment/plan/cleaned-plan";
export { readPlan } from "../../../src/domain/assessment/plan/plan";
export { planSections } from "../../../src/domain/assessment/plan/plan-sections";
export { assemblePrompt, namedPrompt } from "../../../src/domain/assessment/plan/prompt";
export { allReferences } from "../../../src/domain/assessment/plan/references";
