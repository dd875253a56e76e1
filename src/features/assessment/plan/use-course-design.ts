// From an item of the plan to its course. The tools know nothing of the assessment: a request travels in the state of
// the navigation, and which course was begun stands in the draft that this browser keeps.
import { useMemo } from "react";
import { z } from "zod";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";
import { accountMessages } from "../../../domain/accounts/words";
import type { PlanItem } from "../../../domain/assessment/plan/plan";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { courseRequestOf, type CourseRequest } from "../../../domain/course/origin/course-request";
import { routes } from "../../../domain/kernel/routes";

export interface CourseDesign {
  /** Whether the course of an item was begun here; its link then opens it. */
  isBegun: (item: PlanItem, rests: readonly ResolvedReference[]) => boolean;
  linkFor: (
    item: PlanItem,
    rests: readonly ResolvedReference[],
  ) => { to: string; state?: { courseRequest: CourseRequest } };
}

const begunCourse = storedValue(browserStore, storedKeys.courseDraft, z.object({ trainingGap: z.string().optional() }));

export function useCourseDesign(businessName: string = accountMessages.businessFallback): CourseDesign {
  return useMemo(() => {
    const begun = begunCourse.read()?.trainingGap;
    const requestFor = (item: PlanItem, rests: readonly ResolvedReference[]) =>
      courseRequestOf(item, rests, businessName);
    const isBegun: CourseDesign["isBegun"] = (item, rests) => requestFor(item, rests).trainingGap === begun;
    const to = routes.aiTool("course-outline");
    return {
      isBegun,
      linkFor: (item, rests) =>
        isBegun(item, rests) ? { to } : { to, state: { courseRequest: requestFor(item, rests) } },
    };
  }, [businessName]);
}
