import { useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router-dom";
import { openTranslations } from "../../../domain/course/translation/twin";
import { translationRun, translationWords } from "../../../domain/course/translation/words";
import { missingWords } from "../../../domain/course/words";
import { emptyDraft } from "../../../domain/course/draft";
import { routes } from "../../../domain/kernel/routes";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useCourseDraft } from "../course/course-draft";
import { useGenerationShare } from "../course/generation-share";
import { LanguageField } from "../request/language-field";
import { translateCourse } from "../translation/translations";
import classes from "./spine.module.css";
import { costInWords } from "./write-missing";

/** Asks for the language, says what the translation takes of the day's texts, and begins it. */
export function TranslateCourse() {
  const draft = useCourseDraft((course) => course.draft);
  const share = useGenerationShare();
  const [language, setLanguage] = useState("");
  const { outcome, run, running } = useAction();
  const navigate = useNavigate();
  const count = openTranslations(draft, emptyDraft).length;
  const most = Math.min(count, share ? Math.max(share.limit - share.used, 0) : Infinity);

  function translate(event: SyntheticEvent): void {
    event.preventDefault();
    run(
      "translate",
      async () => {
        const problem = await translateCourse(language, most);
        if (problem !== undefined) return { done: false, sentence: problem };
        await navigate(routes.aiTool("course-outline"));
        return undefined;
      },
      translationWords.failed,
    );
  }

  return (
    <form className={classes.translate} onSubmit={translate} noValidate>
      <p className={classes.note}>{translationWords.meaning}</p>
      <LanguageField
        label={translationWords.language}
        value={language}
        error={outcome?.sentence}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
      />
      <p className={classes.note}>{costInWords({ ...missingWords, ...translationRun }, count, share)}</p>
      <BusyButton
        type="submit"
        variant="outline"
        busy={running !== undefined || most === 0}
        busyLabel={translationWords.begin}
      >
        {translationWords.begin}
      </BusyButton>
    </form>
  );
}
