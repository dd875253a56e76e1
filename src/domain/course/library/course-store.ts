// The place where courses are kept. The workspace knows this and nothing of a browser's storage or a database.
import type { Course, CourseEntry } from "./course";
import type { KeptText } from "./texts";

export interface CourseFollower {
  /** The course has changed: another window has written; `overtaken` are this window's texts that gave way. */
  changed: (course: Course, overtaken: KeptText[]) => void;
  /** It is not there any more. */
  gone: () => void;
  failed: (error: unknown) => void;
  /** Tells whether the last text has arrived where the course is kept; if it never will, the reason. */
  saved: (isSaved: boolean, problem?: string) => void;
}

/** A course that a window works on. */
export interface OpenedCourse {
  /** Keeps what the course is now; false where that lasts only for as long as the page is open. */
  keep: (course: Course) => boolean;
  close: () => void;
}

export interface CourseStore {
  /** Follows the list until the returned function is called. */
  watch: (next: (entries: CourseEntry[]) => void, fail: (error: unknown) => void) => () => void;
  /** Opens a course and tells its changes to the follower: first the course as it is stored. */
  open: (id: string, follower: CourseFollower) => OpenedCourse;
  /** Returns why it cannot be kept there. */
  add: (course: Course) => Promise<string | undefined>;
  remove: (id: string) => Promise<void>;
}
