import type { ComponentProps, ComponentType } from "react";
import { late } from "../../../ui/page/late";

/** The first page waits for none of them; what is drawn on it comes as its own part. */
export const lateParts = {
  TeamsMap: late(async () => (await import("./profile/teams-map")).TeamsMap),
  ProfilePage: late(async () => (await import("./profile/profile-page")).ProfilePage),
  PlanPage: late(async () => (await import("../plan/followed-plan-page")).FollowedPlanPage),
  ProgressPage: late(async () => (await import("../progress/actions/progress-page")).ProgressPage),
  AnswersPage: late(async () => (await import("./answers/answers-page")).AnswersPage),
  SinceLastTimePage: late(async () => (await import("./since-last-time/since-last-time-page")).SinceLastTimePage),
};

/** The same, late or there from the beginning. */
export type ResultsParts = {
  [Part in keyof typeof lateParts]: ComponentType<ComponentProps<(typeof lateParts)[Part]>>;
};

export const LatePlanExports = late(async () => (await import("./exports/plan-exports")).PlanExports);
