import type { ComponentType } from "react";
import { late } from "../../../ui/page/late";
import type { FollowedPlanPageProps } from "../plan/followed-plan-page";
import type { ProfilePageProps } from "./profile/profile-page";
import type { TeamsMapProps } from "./profile/teams-map";
import type { AnswersPageProps } from "./answers/answers-page";
import type { SinceLastTimePageProps } from "./since-last-time/since-last-time-page";

/** The parts of the results, besides the head and the words of the first page. */
export interface ResultsParts {
  TeamsMap: ComponentType<TeamsMapProps>;
  ProfilePage: ComponentType<ProfilePageProps>;
  PlanPage: ComponentType<FollowedPlanPageProps>;
  AnswersPage: ComponentType<AnswersPageProps>;
  SinceLastTimePage: ComponentType<SinceLastTimePageProps>;
}

/** The first page waits for none of them; what is drawn on it comes as its own part. */
export const lateParts = {
  TeamsMap: late(async () => (await import("./profile/teams-map")).TeamsMap),
  ProfilePage: late(async () => (await import("./profile/profile-page")).ProfilePage),
  PlanPage: late(async () => (await import("../plan/followed-plan-page")).FollowedPlanPage),
  AnswersPage: late(async () => (await import("./answers/answers-page")).AnswersPage),
  SinceLastTimePage: late(async () => (await import("./since-last-time/since-last-time-page")).SinceLastTimePage),
} satisfies ResultsParts;

export const LatePlanExports = late(async () => (await import("./exports/plan-exports")).PlanExports);
