import type { CourseEntry } from "../../domain/course/library/course";
import { withFirestore } from "../sdk/with-firestore";

/** Follows the courses kept with a business; where there is none there are none. Firestore is loaded only now. */
export function coursesOf(invitationId: string | undefined) {
  return (next: (entries: CourseEntry[]) => void, fail: (error: unknown) => void): (() => void) => {
    if (invitationId === undefined) {
      next([]);
      return () => undefined;
    }
    let isOver = false;
    let stop: (() => void) | undefined;
    withFirestore(import("./business-courses")).then(({ businessCourses }) => {
      if (!isOver) stop = businessCourses(invitationId).watch(next, fail);
    }, fail);
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
