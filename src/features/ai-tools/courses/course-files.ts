// Courses as files of the person's own.
import { courseFileEnding, courseFileOf, courseFileType } from "../../../domain/course/library/course-file";
import { titleOfCourse, type Course } from "../../../domain/course/library/course";
import { currentTime } from "../../../browser/current-time";
import { download, fileName } from "../../../ui/export/download";

export function saveCourseFile(course: Course): void {
  const name = `${fileName(titleOfCourse(course))}.${courseFileEnding}`;
  download(name, courseFileType, courseFileOf(course, currentTime()));
}

/** One that cannot be read, as it is. */
export function saveRawCourse(id: string, raw: string): void {
  download(`${id}.${courseFileEnding}`, courseFileType, raw);
}
