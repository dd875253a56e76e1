import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { profileDocument } from "../../../domain/assessment/gap-profile/profile-document";
import { Exports } from "./exports";

interface PlanExportsProps {
  title: string;
  /** The plan, without the marks of its references. */
  markdown: string;
  profile: GapProfile;
}

/** Ways to take the plan along; the gap profile that it rests on goes with it. */
export function PlanExports({ title, markdown, profile }: PlanExportsProps) {
  return (
    <Exports
      label="Take the plan along"
      title={title}
      markdown={() => `${markdown.trim()}\n\n${profileDocument(profile)}`}
      profile={profile}
      part="plan"
    />
  );
}
