// The lists of courses that a person may open: those of this browser, and those that are kept with a business.
import { useCallback, useMemo } from "react";
import type { CourseEntry } from "../../../domain/course/library/course";
import { courseTitle } from "../../../domain/course/library/course";
import { useSession } from "../../../firebase/sdk/session";
import { coursesOf } from "../../../firebase/course/watch-courses";
import { useLive, type Live } from "../../../ui/hooks/use-live";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { coursesHere, useCourseDraft } from "../course/course-draft";
import type { CourseBusiness } from "../course/open-course";

/** Those of this browser, with the one that is open, which is kept there as soon as there is something to keep. */
export function useCoursesHere(): CourseEntry[] {
  const { live } = useLive(coursesHere.watch);
  const open = useCourseDraft((course) => course);
  const entries = live.status === "ready" ? live.value : [];
  if (open.business || entries.some(({ id }) => id === open.id)) return entries;
  const title = courseTitle({ title: open.title, topic: open.draft.topic });
  return [...entries, { id: open.id, title, order: open.order }];
}

/** The business that a signed-in person's courses can be kept with: their own, or the one a consultant works for. */
export function useBusiness(): CourseBusiness | undefined {
  const session = useSession();
  const open = useCourseDraft((course) => course.business);
  const uid = session.status === "signed-in" && session.role === undefined ? session.uid : undefined;
  const { loaded } = useLoaded(useCallback(() => ownBusiness(uid), [uid]));
  if (session.status !== "signed-in") return undefined;
  return session.role !== undefined ? open : loaded.status === "ready" ? loaded.value : undefined;
}

async function ownBusiness(uid: string | undefined): Promise<CourseBusiness | undefined> {
  if (uid === undefined) return undefined;
  const { findProfile } = await import("../../../firebase/accounts/profile");
  const profile = await findProfile(uid);
  if (profile?.invitationId === undefined) return undefined;
  return { invitationId: profile.invitationId, name: profile.businessName };
}

export function useCoursesOf(business: CourseBusiness | undefined): { live: Live<CourseEntry[]>; retry: () => void } {
  const invitationId = business?.invitationId;
  return useLive(useMemo(() => coursesOf(invitationId), [invitationId]));
}
