// Which course this window works on. Each window has its own; a new one begins with the one that was opened last.
import * as z from "zod/mini";
import { courseId } from "../../../domain/course/library/course";
import { documentId } from "../../../domain/kernel/document-id";
import { browserStore, tabStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

const business = z.object({ invitationId: documentId, name: z.string() });

const coursePlace = z.object({
  id: courseId,
  /** With whom it is kept, where it is not kept in this browser. */
  business: z.optional(business),
});
export type CoursePlace = z.infer<typeof coursePlace>;
export type CourseBusiness = z.infer<typeof business>;

const [here, lastOpened] = [tabStore, browserStore].map((store) =>
  storedValue(store, storedKeys.openCourse, coursePlace),
);

export function placeOfOpenCourse(): CoursePlace | undefined {
  return here?.read() ?? lastOpened?.read();
}

export function rememberOpenCourse(place: CoursePlace): void {
  here?.write(place);
  if (!place.business) lastOpened?.write(place);
}
