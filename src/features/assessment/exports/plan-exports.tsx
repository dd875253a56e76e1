import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { profileDocument } from "../../../domain/assessment/gap-profile/profile-document";
import { planDocument, planProvenance, type StoredPlan } from "../../../domain/assessment/plan/plan";
import { formatDateTime } from "../../../domain/kernel/locale";
import { planWords } from "../../../domain/assessment/words";
import { TextExports } from "../../../ui/export/text-exports";
import { picturesOf } from "../charts/pictures";
import { printOnly } from "./print-only";

interface PlanExportsProps {
  title: string;
  plan: StoredPlan;
  profile: GapProfile;
}

/** Ways to take the plan along; the gap profile that it rests on goes with it. */
export function PlanExports({ title, plan, profile }: PlanExportsProps) {
  return (
    <TextExports
      label={planWords.takeAlong}
      title={title}
      provenance={planProvenance(plan)}
      markdown={() => `${planDocument(plan, formatDateTime)}\n\n${profileDocument(profile)}`}
      pictures={() => picturesOf(profile)}
      print={() => printOnly("plan")}
    />
  );
}
