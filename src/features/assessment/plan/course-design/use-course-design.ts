// From an item of the plan to its course. The tools know nothing of the assessment: a request travels in the state of
// the navigation, and which courses were begun stands in those that are kept.
import { useMemo } from "react";
import { accountMessages } from "../../../../domain/accounts/words";
import { courseItems, type CourseSource } from "../../../../domain/course/origin/item-course";
import type { CourseRequest } from "../../../../domain/course/origin/stored-request";
import { routes } from "../../../../domain/kernel/routes";
import { isBegunFor, useBegunCourses } from "./begun-courses";

export interface ItemCourse {
  /** True if the course was begun; its link then opens it. */
  isBegun: boolean;
  to: string;
  state?: { courseRequest: CourseRequest };
}

export interface CourseDesign {
  /** The course of an item, by the id of its element; undefined where it does not train anybody. */
  courseOf: (anchor: string) => ItemCourse | undefined;
  /** The number of the teams' training actions with a course, and of all. */
  ofActions: { begun: number; all: number };
}

type DesignSource = Pick<CourseSource, "invitationId" | "answers" | "gaps"> &
  Record<"business", string | undefined> &
  Record<"plan", CourseSource["plan"] | undefined> & { mayDesign?: boolean };

/** Undefined while there is no plan, and for a reader of the staff. */
export function useCourseDesign({
  invitationId,
  business,
  plan,
  answers,
  gaps,
  mayDesign = true,
}: DesignSource): CourseDesign | undefined {
  const begun = useBegunCourses(mayDesign ? invitationId : undefined);
  return useMemo(() => {
    if (plan === undefined || !mayDesign) return undefined;
    const source = { invitationId, business: business ?? accountMessages.businessFallback, plan, answers, gaps };
    const items = [...courseItems(source).values()].map((item) => {
      const found = begun.find((course) => isBegunFor(course, item, invitationId));
      if (found) return { ...item, course: { isBegun: true, to: found.to } };
      const state = { courseRequest: item.request };
      return { ...item, course: { isBegun: false, to: routes.aiTool("course-outline"), state } };
    });
    const courses = new Map(items.map(({ anchor, course }) => [anchor, course]));
    const actions = items.filter(({ section }) => section === "actions");
    return {
      courseOf: (anchor) => courses.get(anchor),
      ofActions: { begun: actions.filter(({ course }) => course.isBegun).length, all: actions.length },
    };
  }, [invitationId, business, plan, answers, gaps, begun, mayDesign]);
}
