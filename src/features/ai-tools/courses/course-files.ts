// Courses as files of the person's own.
import { largestCourseFile } from "../../../domain/course/library/course-bounds";
import { courseFileEnding, courseFileOf, courseFileType } from "../../../domain/course/library/file/course-file";
import { courseInFile, type OpenedCourseFile } from "../../../domain/course/library/file/opened-course-file";
import { courseFileProblems } from "../../../domain/course/library/file/words";
import { titleOfCourse, type Course } from "../../../domain/course/library/course";
import { currentTime } from "../../../browser/current-time";
import { logWarning } from "../../../browser/log";
import { download, fileName } from "../../../ui/export/download";

export function saveCourseFile(course: Course): void {
  const name = `${fileName(titleOfCourse(course))}.${courseFileEnding}`;
  download(name, courseFileType, courseFileOf(course, currentTime()));
}

/** One that cannot be read, as it is. */
export function saveRawCourse(id: string, raw: string): void {
  download(`${id}.${courseFileEnding}`, courseFileType, raw);
}

export async function readCourseFile(file: Blob): Promise<OpenedCourseFile> {
  if (file.size > largestCourseFile) return { problem: courseFileProblems.large(largestCourseFile) };
  try {
    return courseInFile(await file.text());
  } catch (error) {
    logWarning("A file could not be read.", error);
    return { problem: courseFileProblems.unreadable };
  }
}
