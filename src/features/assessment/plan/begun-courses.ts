import { z } from "zod";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";
import { courseOrigin, isFor } from "../../../domain/course/origin/course-origin";
import type { CourseItem } from "../../../domain/course/origin/item-course";

const begunCourse = z.object({ trainingGap: z.string().optional(), origin: courseOrigin.optional() });
type BegunCourse = z.infer<typeof begunCourse>;

const stored = storedValue(browserStore, storedKeys.courseDraft, begunCourse);

/** What the courses that were begun in this browser are made for. */
export function begunCourses(): BegunCourse[] {
  const course = stored.read();
  return course === undefined ? [] : [course];
}

/** An older course knows its item by its words alone. */
export function isBegunFor(course: BegunCourse, { key, request }: CourseItem, invitationId: string): boolean {
  return course.origin ? isFor(course.origin, invitationId, key) : course.trainingGap === request.trainingGap;
}
