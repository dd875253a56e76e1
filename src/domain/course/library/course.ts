import { emptyDraft, type CourseDraft } from "../draft";
import { longestCourseTitle } from "./course-bounds";
import type { Course } from "./stored-course";
import { libraryWords } from "./words";

export type { Course } from "./stored-course";

/** A course in the list; one that cannot be read has nothing but its place. */
export type CourseEntry = ListedCourse | { id: string; unreadable: true };

interface ListedCourse extends Pick<CourseDraft, "origin" | "trainingGap"> {
  id: string;
  title: string;
  order: number;
  updatedAt?: Date | undefined;
}

export function newCourse(id: string, now: Date, draft: CourseDraft = emptyDraft): Course {
  return { id, title: "", order: now.getTime(), draft };
}

/** Returns the name of a course for readers. */
export function courseTitle({ title, topic, about }: { title: string; topic: string; about?: string | undefined }) {
  const named = [title, topic, about ?? ""].map((name) => name.trim()).find(Boolean);
  return named ?? libraryWords.unnamed;
}

export function titleOfCourse({ title, draft }: Pick<Course, "title" | "draft">): string {
  return courseTitle({ title, topic: draft.topic, about: draft["course-outline"]?.about });
}

/** The same course once more, beside the first. */
export function duplicateOf(from: Course, id: string, now: Date): Course {
  return {
    ...from,
    id,
    order: now.getTime(),
    title: libraryWords.duplicateOf(titleOfCourse(from)).slice(0, longestCourseTitle),
  };
}
