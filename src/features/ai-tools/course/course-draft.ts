// The course that is open in this window: shared by the five tools, kept over reloads, synchronized with the other
// windows that have it open. Its store knows the place where it is kept.
import { create } from "zustand";
import type { OpenedCourse } from "../../../domain/course/library/course-store";
import { withEditedOutline, withText, type CourseDraft } from "../../../domain/course/draft";
import { newCourse, type Course } from "../../../domain/course/library/course";
import type { KeptText } from "../../../domain/course/library/texts";
import { libraryWords } from "../../../domain/course/library/words";
import { formatList } from "../../../domain/kernel/locale";
import { tools } from "../../../domain/course/tools";
import { currentTime } from "../../../browser/current-time";
import { logWarning } from "../../../browser/log";
import { pageEvents } from "../../../browser/page-events";
import { browserStore } from "../../../browser/storage";
import { sessionKnown } from "../../../firebase/sdk/session";
import { browserCourses } from "./browser-courses";
import { textsInProgress } from "./in-progress";
import { handOverSchemas, type KeptSchemas } from "./kept-courses";
import { placeOfOpenCourse, rememberOpenCourse, type CourseBusiness, type CoursePlace } from "./open-course";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

export const coursesHere = browserCourses(browserStore, pageEvents, currentTime);

interface CourseDraftState extends Course {
  /** False when the browser does not let us store the draft; it then lives as long as the tab. */
  isStored: boolean;
  /** With whom it is kept, where it is not kept in this browser. */
  business: CourseBusiness | undefined;
  /** `gone`: it was deleted elsewhere; the shown text is still here. */
  status: "ready" | "opening" | "failed" | "gone";
  /** True if the last change has arrived with the business. */
  isSaved: boolean;
  /** Why it never will as it is. */
  problem: string | undefined;
  /** The texts of this window that gave way to another person's, in words. */
  overtaken: string | undefined;
}

const undisturbed = { isSaved: true, problem: undefined, overtaken: undefined } as const;

const notOpen: OpenedCourse = { keep: () => false, close: () => undefined };
let heldOpen = notOpen;

/** The state in which the build writes the tools' pages, and React finds them: no course is open yet. */
const asBuilt: CourseDraftState = {
  ...newCourse("", new Date(0)),
  ...{ business: undefined, status: "ready", isStored: true },
  ...undisturbed,
};

export const useCourseDraft = create<CourseDraftState>(() => asBuilt);

/**
 * Opens the course that this window begins with. It is called before the tools are drawn, and not when this file is
 * loaded: a bundler may put what reads a course into the same file as what it is read with.
 */
export function openFirstCourse(schemas: KeptSchemas | undefined): void {
  if (useCourseDraft.getState().id !== asBuilt.id) return;
  if (schemas) handOverSchemas(schemas);
  useCourseDraft.setState(firstState(schemas?.takeOverDraft(browserStore, crypto.randomUUID(), currentTime())));
}

/** With the id of the course that an earlier version has left, if it has. */
function firstState(moved: string | undefined): CourseDraftState {
  const place = moved === undefined ? placeOfOpenCourse() : { id: moved };
  if (!place?.business) return openedHere(place?.id ?? firstCourse());
  const { id, business } = place;
  queueMicrotask(() => void openCourse({ id, business }));
  return opening({ id, business });
}

export function changeDraft(by: (draft: CourseDraft) => CourseDraft): void {
  changeCourse(({ draft, ...course }) => ({ ...course, draft: by(draft) }));
}

export function changeTitle(title: string): void {
  changeCourse((course) => ({ ...course, title }));
}

/** Opens a course in this window; one that is not there yet begins empty. What is open is kept first. */
export async function openCourse(place: CoursePlace): Promise<void> {
  heldOpen.close();
  const { business, id } = place;
  if (!business) {
    useCourseDraft.setState(openedHere(id));
    return;
  }
  heldOpen = notOpen;
  useCourseDraft.setState(opening(place));
  const isOpen = () => isSamePlace(placeOfOpenCourse(), place);
  try {
    const { businessCourses } = await withFirestore(import("../../../firebase/course/business-courses"));
    await sessionKnown();
    if (isOpen()) heldOpen = businessCourses(business.invitationId).open(id, followerOf(isOpen));
  } catch (error) {
    logWarning("The courses of the business could not be loaded.", error);
    if (isOpen()) useCourseDraft.setState({ status: "failed" });
  }
}

/** The course that a window begins with which has none: one that is here, or a new one. */
export function firstCourse(): string {
  const readable = coursesHere.entries().find((entry) => !("unreadable" in entry));
  return readable?.id ?? crypto.randomUUID();
}

function changeCourse(by: (course: Course) => Course): void {
  const { id, title, order, draft, status, isStored } = useCourseDraft.getState();
  if (status === "opening") return;
  const before = { id, title, order, draft };
  const course = by(before);
  if (course.draft === draft && course.title === title) return;
  useCourseDraft.setState(course);
  const isKept = heldOpen.keep(course);
  if (isKept !== isStored) useCourseDraft.setState({ isStored: isKept });
}

/** An unreadable course is left as it is. */
function openedHere(wanted: string): CourseDraftState {
  const id = coursesHere.isUnreadable(wanted) ? firstCourse() : wanted;
  rememberOpenCourse({ id });
  const here = coursesHere.open(
    id,
    followerOf(() => heldOpen === here),
  );
  heldOpen = here;
  const course = withTextsInProgress(here.course);
  const isStored = coursesHere.raw(id) === null || here.keep(course);
  if (isStored) textsInProgress.remove();
  return { ...course, business: undefined, status: "ready", isStored, ...undisturbed };
}

function opening({ id, business }: CoursePlace): CourseDraftState {
  rememberOpenCourse({ id, ...(business && { business }) });
  const course = newCourse(id, currentTime());
  return { ...course, business, status: "opening", isStored: true, ...undisturbed };
}

function followerOf(isOpen: () => boolean) {
  return {
    changed: (course: Course, overtaken: KeptText[]) => {
      if (!isOpen()) return;
      const isFirst = useCourseDraft.getState().status === "opening";
      useCourseDraft.setState({ ...course, status: "ready", ...(overtaken.length > 0 && overtakenNames(overtaken)) });
      if (!isFirst) return;
      changeCourse(withTextsInProgress);
      textsInProgress.remove();
    },
    gone: () => {
      if (!isOpen()) return;
      heldOpen.close();
      heldOpen = notOpen;
      useCourseDraft.setState({ status: "gone" });
    },
    failed: (error: unknown) => {
      logWarning("The course could not be read.", error);
      if (isOpen() && useCourseDraft.getState().status === "opening") useCourseDraft.setState({ status: "failed" });
    },
    saved: (isSaved: boolean, problem?: string) => {
      if (isOpen()) useCourseDraft.setState({ isSaved, problem });
    },
  };
}

function overtakenNames(overtaken: KeptText[]): Pick<CourseDraftState, "overtaken"> {
  const names = overtaken.map(({ tool, module }) =>
    libraryWords.quoted(libraryWords.textName(tools[tool].title, module)),
  );
  return { overtaken: formatList(names) };
}

function isSamePlace(one: CoursePlace | undefined, other: CoursePlace): boolean {
  return one?.id === other.id && one.business?.invitationId === other.business?.invitationId;
}

/** With the texts that were in progress when the page was closed, marked as incomplete; the same without any. */
function withTextsInProgress(course: Course): Course {
  const draft = (textsInProgress.read() ?? []).reduce(
    (so, { tool, text }) => withText(so, tool, text),
    withEditedOutline(course.draft),
  );
  return draft === course.draft ? course : { ...course, draft };
}
