import { lateSubscription, type Subscribe } from "../../browser/subscribe";
import type { CourseEntry } from "../../domain/course/library/course";
import { withFirestore } from "../sdk/with-firestore";

/** Follows the courses kept with a business; where there is none there are none. Firestore is loaded only now. */
export function coursesOf(invitationId: string | undefined): Subscribe<CourseEntry[]> {
  if (invitationId === undefined) return none;
  return lateSubscription(
    async () => (await withFirestore(import("./business-courses"))).businessCourses(invitationId).watch,
  );
}

/** Follows whether a course of a business has sources, without reading them. */
export async function sourcesGiven(invitationId: string, course: string): Promise<Subscribe<boolean>> {
  return (await withFirestore(import("./business-sources"))).businessSources(invitationId, course).watchCount;
}

function none(next: (entries: CourseEntry[]) => void): () => void {
  next([]);
  return () => undefined;
}
