// The actions on whole courses, in any place. Before another course is opened, the writing stops, as by the Stop
// button.
import { duplicateOf, newCourse, titleOfCourse, type Course } from "../../../domain/course/library/course";
import type { CourseStore } from "../../../domain/course/library/course-store";
import type { CourseDraft } from "../../../domain/course/draft";
import { currentTime } from "../../../browser/current-time";
import { logWarning } from "../../../browser/log";
import { loadAhead } from "../../../browser/tasks";
import { changeTitle, coursesHere, firstCourse, openCourse, useCourseDraft } from "../course/course-draft";
import { endMissingTexts } from "../course/missing-texts";
import { rememberOpenCourse, type CourseBusiness, type CoursePlace } from "../course/open-course";
import { mayHaveSources } from "../course/sources-place";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

/** In this browser where no business is given. */
async function storeOf(business: CourseBusiness | undefined): Promise<CourseStore> {
  if (!business) return coursesHere;
  const { businessCourses } = await withFirestore(import("../../../firebase/course/business-courses"));
  return businessCourses(business.invitationId);
}

export async function switchTo(place: CoursePlace): Promise<void> {
  await endMissingTexts();
  await openCourse(place);
}

/** Says what the business is called whose course is open; without a connection it stays without its name. */
export async function nameBusiness(invitationId: string): Promise<void> {
  try {
    const { businessNameOf } = await import("../../../firebase/invitations/invited-business");
    const name = await businessNameOf(invitationId);
    const { id, business } = useCourseDraft.getState();
    if (name === undefined || business?.invitationId !== invitationId) return;
    rememberOpenCourse({ id, business: { invitationId, name } });
    useCourseDraft.setState({ business: { invitationId, name } });
  } catch (error) {
    logWarning("What reads the name of a business could not be loaded.", error);
  }
}

/** Begins a course and opens it. Returns why not, as do all that add one. */
export function beginCourse(business?: CourseBusiness, draft?: CourseDraft): Promise<string | undefined> {
  return addCourse(newCourse(newId(), currentTime(), draft), business);
}

export async function duplicateCourse(): Promise<string | undefined> {
  const { course, business } = openOne();
  const copy = duplicateOf(course, newId(), currentTime());
  const sources = await sourcesOf({ id: course.id, business });
  const problem = await addCourse(copy, business);
  return problem ?? sources?.addTo({ id: copy.id, business }, "notCopied");
}

export function renameCourse(title: string): void {
  changeTitle(title.trim());
}

/** Deletes the course that is open, and opens another. Returns what brings it back. */
export async function deleteCourse(): Promise<{ title: string; undo: () => Promise<string | undefined> }> {
  await endMissingTexts();
  const { course, business } = openOne();
  const store = await storeOf(business);
  const place = { id: course.id, business };
  const sources = await sourcesOf(place).catch((error: unknown) => {
    logWarning("The sources of a deleted course could not be read.", error);
    return undefined;
  });
  await openCourse({ id: nextTo(course.id) });
  await store.remove(course.id);
  await sources?.forget();
  return {
    title: titleOfCourse(course),
    undo: async () => {
      const problem = await addCourse(course, business);
      return problem ?? sources?.addTo(place, "notBroughtBack");
    },
  };
}

/** Reads the sources of a course, to go where the course goes. Undefined where there are none. */
async function sourcesOf(place: CoursePlace) {
  if (!mayHaveSources(place)) return undefined;
  return (await import("./moved-sources")).sourcesToMove(place);
}

/** An unreadable course is in this browser. */
export async function deleteUnreadable(id: string): Promise<void> {
  await coursesHere.remove(id);
}

/** Moves the course that is open from this browser to a business. */
export async function keepWith(business: CourseBusiness): Promise<string | undefined> {
  await endMissingTexts();
  const { course } = openOne();
  const sources = await sourcesOf({ id: course.id });
  const store = await storeOf(business);
  const problem = await store.add(course);
  if (problem !== undefined) return problem;
  const unmoved = await sources?.addTo({ id: course.id, business }, "notMoved");
  if (unmoved !== undefined) {
    await store.remove(course.id);
    return unmoved;
  }
  await openCourse({ id: course.id, business });
  await coursesHere.remove(course.id);
  return undefined;
}

/** A course that was deleted elsewhere, as one of this browser. */
export function keepCopy(): Promise<string | undefined> {
  return addCourse({ ...openOne().course, id: newId() }, undefined);
}

/** Loads them early: a person who goes offline can still take the courses along. */
export function prepareCourseFiles(): void {
  loadAhead(loadCourseFiles);
}

function loadCourseFiles() {
  return import("./course-files");
}

export async function downloadCourse(): Promise<void> {
  const { saveCourseFile } = await loadCourseFiles();
  saveCourseFile(openOne().course);
}

export async function saveUnreadable(id: string): Promise<void> {
  const { saveRawCourse } = await loadCourseFiles();
  saveRawCourse(id, coursesHere.raw(id) ?? "");
}

/** Opens the course of a file beside the others. Returns why not, where it is none; nothing has changed then. */
export async function openCourseFile(file: Blob, business: CourseBusiness | undefined): Promise<string | undefined> {
  const { readCourseFile } = await loadCourseFiles();
  const opened = await readCourseFile(file);
  if ("problem" in opened) return opened.problem;
  return addCourse({ ...opened.course, id: newId(), order: currentTime().getTime() }, business);
}

/** Adds a course and opens it. Returns why not. */
export async function addCourse(course: Course, business: CourseBusiness | undefined): Promise<string | undefined> {
  await endMissingTexts();
  const store = await storeOf(business);
  const problem = await store.add(course);
  if (problem === undefined) await openCourse({ id: course.id, ...(business && { business }) });
  return problem;
}

export function openOne(): { course: Course; business: CourseBusiness | undefined } {
  const { id, title, order, draft, business } = useCourseDraft.getState();
  return { course: { id, title, order, draft }, business };
}

/** A course of this browser besides this one; a new one where there is none. */
function nextTo(id: string): string {
  const other = coursesHere.entries().find((entry) => entry.id !== id && !("unreadable" in entry));
  return other?.id ?? (firstCourse() === id ? newId() : firstCourse());
}

export function newId(): string {
  return crypto.randomUUID();
}
