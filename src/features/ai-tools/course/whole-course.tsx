import { useState } from "react";
import { Button } from "@mantine/core";
import { courseDocument, courseProvenance, wholeDocument } from "../../../domain/course/exports/course-document";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { TextExports } from "../../../ui/export/text-exports";
import { changeDraft, useCourseDraft } from "./course-draft";
import { discardGenerations } from "./generations";
import classes from "./whole-course.module.css";

/** The course that the tools make together: take all of it along, or start over. */
export function WholeCourse() {
  const draft = useCourseDraft((state) => state.draft);
  const [confirming, setConfirming] = useState(false);
  if (!hasAnything(draft)) return null;

  const title = draft.topic.trim() || courseWords.course;
  const parts = () => courseDocument(draft, formatDateTime);

  function startOver(): void {
    discardGenerations();
    changeDraft(() => emptyDraft);
    setConfirming(false);
  }

  return (
    <section className={classes.course} aria-labelledby="whole-course">
      <h2 id="whole-course">{courseWords.yourCourse}</h2>
      <TextExports
        label={courseWords.yourCourse}
        title={title}
        file={courseWords.fileOf(title)}
        provenance={courseProvenance(draft)}
        markdown={() => wholeDocument(parts())}
        parts={parts}
        ways={courseWords.downloads}
        narrow
        after={
          <Button variant="subtle" color="brick" size="compact-md" onClick={() => setConfirming(true)}>
            {courseWords.startOver}
          </Button>
        }
      />
      {confirming && (
        <ConfirmDialog
          title={courseWords.startOverTitle}
          confirm={courseWords.startOver}
          decline={courseWords.keepCourse}
          destructive
          onConfirm={startOver}
          onDecline={() => setConfirming(false)}
        >
          {courseWords.startOverMeaning}
        </ConfirmDialog>
      )}
    </section>
  );
}

function hasAnything(draft: CourseDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft);
}
