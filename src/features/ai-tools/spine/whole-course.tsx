import { useEffect, useState } from "react";
import { courseTexts, isWritten } from "../../../domain/course/spine/course-texts";
import { emptyDraft, hasCourse } from "../../../domain/course/draft";
import { courseWords } from "../../../domain/course/words";
import { Button } from "../../../ui/button/button";
import { LateConfirmDialog } from "../../../ui/dialog/late-confirm-dialog";
import { Disclosure } from "../../../ui/menu/disclosure";
import { late } from "../../../ui/page/late";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { discardGenerations } from "../course/generations";
import { CourseDownload } from "./course-download";
import classes from "./spine.module.css";

/** A course of this browser has none. */
const LateTrialButton = late(async () => (await import("../trial/trial-links-button")).TrialLinksButton);

const LateTranslateCourse = late(async () => (await import("./translate-course")).TranslateCourse);

/** The course as a whole: take all of it along, or start over. */
export function WholeCourse() {
  const draft = useCourseDraft((state) => state.draft);
  const isKept = useCourseDraft(({ business }) => business !== undefined);
  const [confirming, setConfirming] = useState(false);
  useEffect(() => LateConfirmDialog.fetch(), []);
  if (!hasCourse(draft) && Object.values(draft.history).every((earlier) => earlier.length === 0)) return null;

  function startOver(): void {
    discardGenerations();
    changeDraft(() => emptyDraft);
    setConfirming(false);
  }

  return (
    <div className={classes.course}>
      {courseTexts(draft).some(({ text }) => text) && <CourseDownload />}
      {isKept && <LateTrialButton />}
      {!draft.translationOf && courseTexts(draft).some(isWritten) && (
        <Disclosure label={courseWords.translate} variant="subtle" size="compact-md">
          <LateTranslateCourse />
        </Disclosure>
      )}
      <Button variant="subtle" color="brick" size="compact-md" onClick={() => setConfirming(true)}>
        {courseWords.startOver}
      </Button>
      {confirming && (
        <LateConfirmDialog
          title={courseWords.startOverTitle}
          confirm={courseWords.startOver}
          decline={courseWords.keepCourse}
          destructive
          onConfirm={startOver}
          onDecline={() => setConfirming(false)}
        >
          {courseWords.startOverMeaning}
        </LateConfirmDialog>
      )}
    </div>
  );
}
