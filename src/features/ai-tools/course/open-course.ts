// The course that this window works on. Each window has its own; a new one begins with the one that was opened last. It
// is read by hand: the tools are drawn with it, and need no schema until then.
import { courseIdPattern } from "../../../domain/course/library/course-bounds";
import { documentIdPattern } from "../../../domain/kernel/records";
import { browserStore, tabStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

export interface CourseBusiness {
  invitationId: string;
  name: string;
}

export interface CoursePlace {
  id: string;
  /** With whom it is kept, where it is not kept in this browser. */
  business?: CourseBusiness | undefined;
}

const [here, lastOpened] = [tabStore, browserStore].map((store) =>
  storedValue(store, storedKeys.openCourse, { parse: placeIn }),
);

export function placeOfOpenCourse(): CoursePlace | undefined {
  return here?.read() ?? lastOpened?.read();
}

export function rememberOpenCourse(place: CoursePlace): void {
  here?.write(place);
  if (!place.business) lastOpened?.write(place);
}

export function isCourseId(value: unknown): value is string {
  return typeof value === "string" && courseIdPattern.test(value);
}

export function isInvitationId(value: unknown): value is string {
  return typeof value === "string" && documentIdPattern.test(value);
}

function placeIn(value: unknown): CoursePlace | undefined {
  const { id, business } = (value ?? {}) as Record<keyof CoursePlace, unknown>;
  if (!isCourseId(id)) return undefined;
  if (business === undefined) return { id };
  const { invitationId, name } = (business ?? {}) as Record<keyof CourseBusiness, unknown>;
  if (!isInvitationId(invitationId) || typeof name !== "string") return undefined;
  return { id, business: { invitationId, name } };
}
