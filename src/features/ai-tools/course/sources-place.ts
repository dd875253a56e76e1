import type { CourseDraft } from "../../../domain/course/draft";
import { coursesHere, useCourseDraft } from "./course-draft";
import type { CourseBusiness, CoursePlace } from "./open-course";
import { hasSources } from "./sources-mark";

/** Returns the place of a course's sources. A translation has those of its original: its marks have their numbers. */
export function sourcesPlaceOf({ id, business, draft }: CoursePlace & { draft: CourseDraft }): CoursePlace {
  return sharedPlace(id, business, draft.translationOf?.id);
}

/** Of the course that is open. */
export function useSourcesPlace(): CoursePlace {
  const id = useCourseDraft((course) => course.id);
  const business = useCourseDraft((course) => course.business);
  const original = useCourseDraft(({ draft }) => draft.translationOf?.id);
  return sharedPlace(id, business, original);
}

function sharedPlace(id: string, business: CourseBusiness | undefined, original: string | undefined): CoursePlace {
  if (original === undefined) return { id, business };
  return { id: original, business: coursesHere.raw(original) === null ? business : undefined };
}

/** Only the business's database knows whether a course has sources there. */
export function mayHaveSources({ id, business }: CoursePlace): boolean {
  return business !== undefined || hasSources(id);
}
