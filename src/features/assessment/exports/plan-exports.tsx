import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { checkDiagnosis } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { planDocument } from "../../../domain/assessment/diagnosis/plan-document";
import { dealingInWords } from "../../../domain/assessment/diagnosis/words";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { profileDocument } from "../../../domain/assessment/gap-profile/profile-document";
import { planProvenance, type StoredPlan } from "../../../domain/assessment/plan/plan";
import { formatDateTime } from "../../../domain/kernel/locale";
import { planWords } from "../../../domain/assessment/words";
import { TextExports } from "../../../ui/export/text-exports";
import { picturesOf } from "../charts/pictures";
import { printOnly } from "./print-only";

interface PlanExportsProps {
  title: string;
  plan: StoredPlan;
  profile: GapProfile;
  answers: ProgressData;
}

/** Ways to take the plan along; the gap profile that it rests on goes with it. */
export function PlanExports({ title, plan, profile, answers }: PlanExportsProps) {
  function markdown(): string {
    const { gaps } = profile;
    const diagnosis = checkDiagnosis(plan.text, gaps, answers);
    const document = planDocument({ plan, gaps, answers, diagnosis }, formatDateTime);
    return `${document}\n\n${profileDocument(profile, (gap) => (diagnosis ? dealingInWords(gap, diagnosis) : ""))}`;
  }

  return (
    <TextExports
      label={planWords.takeAlong}
      title={title}
      provenance={planProvenance(plan)}
      markdown={markdown}
      pictures={() => picturesOf(profile)}
      print={() => printOnly("plan")}
    />
  );
}
