// Which courses were begun for the items of a plan: those that are kept with the business, and those of this browser.
import { useMemo } from "react";
import { z } from "zod";
import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { parseStored } from "../../../browser/stored-value";
import { courseOrigin, isFor } from "../../../domain/course/origin/course-origin";
import type { CourseItem } from "../../../domain/course/origin/item-course";
import type { CourseEntry } from "../../../domain/course/library/course";
import { routes } from "../../../domain/kernel/routes";
import { useSession } from "../../../firebase/accounts/session";
import { lateSubscription, useLive, type Subscribe } from "../../../ui/hooks/use-live";

const madeFor = z.object({ trainingGap: z.string().optional(), origin: courseOrigin.optional() });
const courseHere = z.object({ id: z.string(), draft: madeFor });

export interface BegunCourse extends z.infer<typeof madeFor> {
  /** Its address. */
  to: string;
}

/** What the courses that were begun are made for. Of those that cannot be read just now nothing is known. */
export function useBegunCourses(invitationId: string): readonly BegunCourse[] {
  const isSignedIn = useSession().status === "signed-in";
  const { live } = useLive(useMemo(() => (isSignedIn ? coursesOf(invitationId) : nothing), [isSignedIn, invitationId]));
  return useMemo(() => {
    const kept = live.status === "ready" ? live.value : [];
    const ofBusiness = kept.flatMap((entry) =>
      "unreadable" in entry ? [] : [{ ...entry, to: routes.course(entry.id, invitationId) }],
    );
    return [...ofBusiness, ...coursesHere()];
  }, [live, invitationId]);
}

/** An older course knows its item by its words alone. */
export function isBegunFor(course: BegunCourse, { key, request }: CourseItem, invitationId: string): boolean {
  return course.origin ? isFor(course.origin, invitationId, key) : course.trainingGap === request.trainingGap;
}

function coursesHere(): BegunCourse[] {
  return keysOf(browserStore, storedKeys.courses).flatMap((key) => {
    const found = parseStored(browserStore.getItem(key), courseHere);
    return found ? [{ ...found.draft, to: routes.course(found.id) }] : [];
  });
}

function coursesOf(invitationId: string): Subscribe<CourseEntry[]> {
  return lateSubscription(async () => {
    const { businessCourses } = await import("../../../firebase/course/business-courses");
    return businessCourses(invitationId).watch;
  });
}

const nothing: Subscribe<CourseEntry[]> = () => () => undefined;
