import { useEffect } from "react";
import { courseTopic } from "../../../domain/course/spine/course-texts";
import { libraryWords } from "../../../domain/course/library/words";
import { courseWords } from "../../../domain/course/words";
import { Disclosure } from "../../../ui/menu/disclosure";
import { late } from "../../../ui/page/late";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useCourseDraft } from "../course/course-draft";
import { prepareCourseFiles } from "./course-actions";
import classes from "./course-menu.module.css";

const LateYourCourses = late(async () => (await import("./your-courses")).YourCourses);

export function useCourseName(): string {
  return useCourseDraft(({ title, draft }) => title || courseTopic(draft) || courseWords.yourCourse);
}

/** The course's name above its texts: the way to rename it, to another one and to a new one. */
export function CourseMenu() {
  const name = useCourseName();
  useEffect(() => {
    LateYourCourses.fetch();
    prepareCourseFiles();
  }, []);
  const label = (
    <span className={classes.label}>
      <span className={classes.name} title={name} dir="auto">
        {name}
      </span>
      <VisuallyHidden>: {libraryWords.courses}</VisuallyHidden>
    </span>
  );
  return (
    <div className={classes.menu}>
      <Disclosure label={label} floats variant="subtle">
        <LateYourCourses />
      </Disclosure>
    </div>
  );
}
