import { useEffect } from "react";
import type { CourseDraft } from "../../../domain/course/draft";
import { titleOfCourse } from "../../../domain/course/library/course";
import { nameOfText } from "../../../domain/course/spine/course-texts";
import { isOlderThanOriginal, openTranslations, textPairs } from "../../../domain/course/translation/twin";
import { translationRun, translationWords } from "../../../domain/course/translation/words";
import { Button } from "../../../ui/button/button";
import { ErrorState } from "../../../ui/page/error-state";
import { useCourseDraft } from "../course/course-draft";
import { useGenerationShare } from "../course/generation-share";
import { useMissingTexts } from "../course/missing-texts";
import { useOriginal } from "../course/original";
import { switchTo } from "../courses/course-actions";
import { followOriginal } from "../translation/follow-original";
import { beginTranslation, translationsNow } from "../translation/translations";
import classes from "./spine.module.css";
import { WriteMissing } from "./write-missing";

/** The translation that is open: how far it is, how it goes on, and the way to its original. */
export function TranslationPanel({ of }: { of: NonNullable<CourseDraft["translationOf"]> }) {
  const { draft, business, status: ofTwin } = useCourseDraft();
  const { status, course } = useOriginal();
  const share = useGenerationShare();
  const { refused } = useMissingTexts();
  const invitationId = business?.invitationId;
  const name = business?.name ?? "";

  useEffect(
    () => followOriginal(of.id, invitationId === undefined ? undefined : { invitationId, name }),
    [of.id, invitationId, name],
  );
  useEffect(() => {
    if (status === "ready" && ofTwin === "ready") beginTranslation();
  }, [status, ofTwin]);

  if (status === "failed")
    return <ErrorState retry={() => window.location.reload()}>{translationWords.failed}</ErrorState>;
  if (!course)
    return (
      <>
        <p className={classes.note}>
          {status === "gone" ? translationWords.originalGone : translationWords.originalLoading}
        </p>
        {status === "gone" && <WriteMissing share={share} />}
      </>
    );
  const count = openTranslations(course.draft, draft).length;
  const older = textPairs(course.draft, draft).filter(isOlderThanOriginal).map(nameOfText);
  return (
    <>
      <p className={classes.note}>{translationWords.of(titleOfCourse(course), of.language)}</p>
      <Button
        className={classes.original}
        variant="subtle"
        size="compact-md"
        onClick={() => void switchTo({ id: of.id, ...(business && { business }) })}
      >
        {translationWords.openOriginal}
      </Button>
      <WriteMissing share={share} other={{ count, toWrite: translationsNow, words: translationRun }} />
      {count === 0 && <p className={classes.note}>{translationWords.all}</p>}
      {refused && (
        <p className={classes.note} role="status">
          {translationRun.refused(refused.map(nameOfText))}
        </p>
      )}
      {older.length > 0 && <p className={classes.note}>{translationWords.older(older)}</p>}
    </>
  );
}
