import { useState, type SyntheticEvent } from "react";
import { longestCourseTitle } from "../../../domain/course/library/course-bounds";
import { titleOfCourse } from "../../../domain/course/library/course";
import { libraryWords } from "../../../domain/course/library/words";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { useCourseDraft } from "../course/course-draft";
import type { CourseBusiness } from "../course/open-course";
import { deleteCourse, duplicateCourse, keepWith, renameCourse, downloadCourse } from "./course-actions";
import { listButton } from "./list-button";
import classes from "./your-courses.module.css";

export type DeletedCourse = Awaited<ReturnType<typeof deleteCourse>>;

interface CourseToolsProps {
  /** With whom the course can be kept. */
  business: CourseBusiness | undefined;
  act: (action: () => Promise<string | undefined> | Promise<void>) => void;
  /** Its id: it is about to leave this list for that of the business. */
  onMoving: (id: string) => void;
  onDeleted: (deleted: DeletedCourse) => void;
}

/** The actions on the course that is open. */
export function CourseTools({ business, act, onMoving, onDeleted }: CourseToolsProps) {
  const course = useCourseDraft((open) => open);
  const [name, setName] = useState<string>();
  const title = titleOfCourse(course);

  function rename(event: SyntheticEvent): void {
    event.preventDefault();
    renameCourse(name ?? "");
    setName(undefined);
  }

  if (name !== undefined)
    return (
      <form className={classes.rename} onSubmit={rename}>
        <TextInput
          label={libraryWords.name}
          value={name}
          maxLength={longestCourseTitle}
          autoFocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" size="compact-md">
          {libraryWords.saveName}
        </Button>
        <Button {...listButton} onClick={() => setName(undefined)}>
          {libraryWords.cancel}
        </Button>
      </form>
    );
  return (
    <div className={classes.actions} role="group" aria-label={libraryWords.actionsOf(title)}>
      <Button {...listButton} onClick={() => setName(title)}>
        {libraryWords.rename}
      </Button>
      <Button {...listButton} onClick={() => act(duplicateCourse)}>
        {libraryWords.duplicate}
      </Button>
      <Button {...listButton} onClick={() => act(downloadCourse)}>
        {libraryWords.saveFile}
      </Button>
      {business && !course.business && (
        <Button
          {...listButton}
          onClick={() => {
            onMoving(course.id);
            act(() => keepWith(business));
          }}
        >
          {libraryWords.keepWith(business.name)}
        </Button>
      )}
      <Button {...listButton} color="brick" onClick={() => act(async () => onDeleted(await deleteCourse()))}>
        {libraryWords.delete}
      </Button>
    </div>
  );
}
