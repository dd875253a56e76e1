// The courses that were begun for the items of a plan: those kept with the business, and those of this browser.
import { useMemo } from "react";
import * as z from "zod/mini";
import { browserStore, keysOf } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { parseStored } from "../../../../browser/stored-value";
import { isFor } from "../../../../domain/course/origin/course-origin";
import type { CourseItem } from "../../../../domain/course/origin/item-course";
import { courseOrigin } from "../../../../domain/course/origin/stored-origin";
import { routes } from "../../../../domain/kernel/routes";
import { useSession } from "../../../../firebase/sdk/session";
import { coursesOf } from "../../../../firebase/course/watch-courses";
import { useLive } from "../../../../ui/hooks/use-live";

const madeFor = z.object({ trainingGap: z.optional(z.string()), origin: z.optional(courseOrigin) });
const courseHere = z.object({ id: z.string(), draft: madeFor });

export interface BegunCourse extends z.infer<typeof madeFor> {
  /** Its address. */
  to: string;
}

/** Returns the origins of the courses that were begun. A course that cannot be read just now is left out. */
export function useBegunCourses(invitationId: string | undefined): readonly BegunCourse[] {
  const isSignedIn = useSession().status === "signed-in";
  const { live } = useLive(useMemo(() => coursesOf(isSignedIn ? invitationId : undefined), [isSignedIn, invitationId]));
  return useMemo(() => {
    const kept = live.status === "ready" ? live.value : [];
    const ofBusiness = kept.flatMap((entry) =>
      "unreadable" in entry ? [] : [{ ...entry, to: routes.course(entry.id, invitationId) }],
    );
    return [...ofBusiness, ...begunHere()];
  }, [live, invitationId]);
}

/** An older course knows its item by its words alone. */
export function isBegunFor(course: BegunCourse, { key, request }: CourseItem, invitationId: string): boolean {
  return course.origin ? isFor(course.origin, invitationId, key) : course.trainingGap === request.trainingGap;
}

function begunHere(): BegunCourse[] {
  return keysOf(browserStore, storedKeys.courses).flatMap((key) => {
    const found = parseStored(browserStore.getItem(key), courseHere);
    return found ? [{ ...found.draft, to: routes.course(found.id) }] : [];
  });
}
