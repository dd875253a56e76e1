// A course as one value: what the tools have written of it, under a name and at a place in the list. Wherever it is
// kept, the workspace works with this.
import * as z from "zod/mini";
import { courseDraft, emptyDraft, type CourseDraft } from "../draft";
import { libraryWords } from "./words";

export const longestCourseTitle = 200;

export const courseId = z.string().check(z.regex(/^[A-Za-z0-9-]{6,40}$/));

export const course = z.object({
  id: courseId,
  /** As the person calls it; empty where the topic is name enough. */
  title: z.string().check(z.maxLength(longestCourseTitle)),
  /** Its place in the list: when it was begun, in milliseconds. */
  order: z.int().check(z.nonnegative()),
  draft: courseDraft,
});
export type Course = z.infer<typeof course>;

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

/** What a course is called where people read it. */
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
