import { useRef, useState } from "react";
import type { CourseEntry } from "../../../domain/course/library/course";
import { libraryWords } from "../../../domain/course/library/words";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { uiWords } from "../../../ui/words";
import { useCourseDraft } from "../course/course-draft";
import { beginCourse, openCourseFile, switchTo } from "./course-actions";
import { CourseEntryRow } from "./course-entry-row";
import { CourseTools, type DeletedCourse } from "./course-tools";
import { useBusiness, useCoursesHere, useCoursesOf } from "./use-course-lists";
import { listButton } from "./list-button";
import classes from "./your-courses.module.css";

/** The courses of this browser and of the business, to go on with, and what can be done with the one that is open. */
export function YourCourses() {
  const business = useBusiness();
  const here = useCoursesHere();
  const { live, retry } = useCoursesOf(business);
  const open = useCourseDraft(({ id }) => id);
  const { outcome, setOutcome, run } = useAction();
  const [deleted, setDeleted] = useState<DeletedCourse>();
  const [moved, setMoved] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const kept = live.status === "ready" ? live.value : [];

  function act(action: () => Promise<string | undefined> | Promise<void>): void {
    setDeleted(undefined);
    run(
      "act",
      async () => {
        const problem = await action();
        return problem === undefined ? undefined : { done: false, sentence: problem };
      },
      libraryWords.failed,
    );
  }

  const rowsOf = (entries: CourseEntry[], of?: typeof business) =>
    entries.map((entry) => (
      <CourseEntryRow
        key={entry.id}
        entry={entry}
        isOpen={entry.id === open}
        takesFocus={of !== undefined && entry.id === moved}
        act={act}
        onOpen={() => act(() => switchTo({ id: entry.id, ...(of && { business: of }) }))}
      >
        <CourseTools business={business} act={act} onMoving={setMoved} onDeleted={setDeleted} />
      </CourseEntryRow>
    ));

  return (
    <div className={classes.courses}>
      <h2>{libraryWords.show(here.length + kept.length)}</h2>
      {business && here.length > 0 && <h3>{libraryWords.here}</h3>}
      <ul aria-label={libraryWords.courses}>{rowsOf(here)}</ul>
      {business && (
        <>
          <h3 id="courses-of-business">{libraryWords.keptWith(business.name)}</h3>
          {live.status === "failed" && <ErrorState retry={retry}>{libraryWords.listFailed}</ErrorState>}
          <ul aria-labelledby="courses-of-business">{rowsOf(kept, business)}</ul>
        </>
      )}
      <div className={classes.actions}>
        <Button {...listButton} onClick={() => act(() => beginCourse())}>
          {libraryWords.newCourse}
        </Button>
        <Button {...listButton} onClick={() => file.current?.click()}>
          {libraryWords.openFile}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={libraryWords.openFile}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) act(() => openCourseFile(chosen, undefined));
          currentTarget.value = ""; // the same file may be chosen again
        }}
      />
      {deleted && (
        <Notice kind="info" action={{ label: uiWords.undo, run: () => act(deleted.undo) }} takesFocus>
          {libraryWords.deleted(deleted.title)}
        </Notice>
      )}
      {outcome && (
        <Notice kind="error" action={{ label: uiWords.close, run: () => setOutcome(undefined) }}>
          {outcome.sentence}
        </Notice>
      )}
    </div>
  );
}
