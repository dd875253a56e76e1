import { useMemo } from "react";
import { courseTexts, hasModules, isWritten, nameOfText } from "../../../domain/course/spine/course-texts";
import { courseWords } from "../../../domain/course/words";
import { late } from "../../../ui/page/late";
import { useCourseDraft } from "../course/course-draft";
import { useGenerationShare } from "../course/generation-share";
import { TextLink } from "./text-link";
import { TextsTable } from "./texts-table";
import { WholeCourse } from "./whole-course";
import { WriteMissing } from "./write-missing";
import classes from "./spine.module.css";

/** Only a course that a plan asked for has a gap. */
const LateTrainingGap = late(async () => (await import("../request/training-gap")).TrainingGap);

/** Only a translation has an original. */
const LateTranslation = late(async () => (await import("./translation-panel")).TranslationPanel);

/** The course in sight: which texts belong to it, which are written and which one is open. */
export function CourseSpine() {
  const draft = useCourseDraft((state) => state.draft);
  const share = useGenerationShare();
  const texts = useMemo(() => courseTexts(draft), [draft]);
  const whole = texts.filter(({ module }) => module === undefined);
  return (
    <>
      <nav aria-label={courseWords.yourCourse} className={classes.spine}>
        {draft.trainingGap !== undefined && <LateTrainingGap />}
        <ul className={classes.whole}>
          {whole.map((text) => (
            <li key={text.tool}>
              <TextLink text={text}>{nameOfText(text)}</TextLink>
            </li>
          ))}
        </ul>
        {hasModules(draft) && <TextsTable texts={texts} />}
      </nav>
      {(hasModules(draft) || draft.translationOf) && (
        <div className={classes.progress}>
          <p className={classes.count}>{courseWords.textsWritten(texts.filter(isWritten).length, texts.length)}</p>
          {draft.translationOf ? (
            <LateTranslation key={draft.translationOf.id} of={draft.translationOf} />
          ) : (
            <WriteMissing share={share} />
          )}
        </div>
      )}
      <WholeCourse />
    </>
  );
}
