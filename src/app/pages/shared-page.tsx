import { SharedPlanScreen } from "../../features/assessment/sharing/shared-plan-screen";
import { late } from "../../ui/page/late";

const LateTrialCourse = late(async () => (await import("../../features/ai-tools/trial/trial-course")).TrialCourse);

/** The page of a link: parts of a business's results, or a course with the player of the tools. */
export function SharedPage() {
  return <SharedPlanScreen courseView={(copy, about) => <LateTrialCourse copy={copy} about={about} />} />;
}
