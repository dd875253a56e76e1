import { useState } from "react";
import { Button } from "@mantine/core";
import { courseDocument } from "../../../domain/course/course-document";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import { changeDraft, useCourseDraft } from "./course-draft";
import { download, downloadDocx, fileName } from "../../../ui/export/download";
import { formatTime } from "../text/format-time";
import { discardGenerations } from "./generations";
import classes from "./whole-course.module.css";

/** The course that the tools make together: take all of it along, or start over. */
export function WholeCourse() {
  const draft = useCourseDraft((state) => state.draft);
  const [confirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!hasAnything(draft)) return null;

  const title = draft.topic.trim() || "Course";
  const name = fileName(`Course ${title}`);

  function startOver(): void {
    discardGenerations();
    changeDraft(() => emptyDraft);
    setConfirming(false);
  }

  return (
    <section className={classes.course} aria-labelledby="whole-course">
      <h2 id="whole-course">Your course</h2>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() =>
            void downloadDocx(name, title, courseDocument(draft, formatTime)).then(
              () => setFailed(false),
              () => setFailed(true),
            )
          }
        >
          Download as Word
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => download(`${name}.md`, "text/markdown", courseDocument(draft, formatTime))}
        >
          Download as Markdown
        </Button>
        <Button variant="subtle" color="brick" size="compact-md" onClick={() => setConfirming(true)}>
          Start over
        </Button>
      </div>
      {failed && (
        <Notice kind="error">The Word file could not be made. Please check your connection and try again.</Notice>
      )}
      {confirming && (
        <ConfirmDialog
          title="Start over?"
          confirm="Start over"
          decline="Keep my course"
          destructive
          onConfirm={startOver}
          onDecline={() => setConfirming(false)}
        >
          This removes the topic, all texts and the earlier results from this browser.
        </ConfirmDialog>
      )}
    </section>
  );
}

function hasAnything(draft: CourseDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft);
}
