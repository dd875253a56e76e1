import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { profileDocument } from "../../../domain/assessment/gap-profile/profile-document";
import { planWords } from "../../../domain/assessment/words";
import { TextExports } from "../../../ui/export/text-exports";
import { picturesOf } from "../charts/pictures";
import { printOnly } from "./print-only";

interface PlanExportsProps {
  title: string;
  /** The plan, without the marks of its references. */
  markdown: string;
  profile: GapProfile;
}

/** Ways to take the plan along; the gap profile that it rests on goes with it. */
export function PlanExports({ title, markdown, profile }: PlanExportsProps) {
  return (
    <TextExports
      label={planWords.takeAlong}
      title={title}
      markdown={() => `${markdown.trim()}\n\n${profileDocument(profile)}`}
      pictures={() => picturesOf(profile)}
      print={() => printOnly("plan")}
    />
  );
}
