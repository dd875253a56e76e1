import { useState } from "react";
import { packageWords } from "../../../domain/course/exports/package/words";
import { packageParts } from "../../../domain/course/exports/package/package-part";
import { usualMastery } from "../../../domain/course/exports/package/player-settings";
import { toolSubject } from "../../../domain/course/draft";
import { formatDateTime } from "../../../domain/kernel/locale";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Choice } from "../../../ui/choice/choice";
import { useCourseDraft } from "../course/course-draft";
import { firstPageOf } from "./first-page";
import { packedPages } from "./packed-pages";
import { PreviewFrame } from "./preview-frame";
import classes from "./preview.module.css";

const choice = { kind: "pages", parts: packageParts, mastery: usualMastery } as const;

/** The learner's page of the open text as the package has it, in a phone or as wide as the window is. */
export function LearnersPreview({ tool }: { tool: ToolName }) {
  const { id, title, draft } = useCourseDraft();
  const [frame, setFrame] = useState<keyof typeof packageWords.frames>("phone");
  const page = packedPages({ id, title, draft }, choice, formatDateTime);
  return (
    <section className={classes.preview} data-frame={frame} aria-label={packageWords.preview}>
      {page ? (
        <>
          <Choice legend={packageWords.frame} options={packageWords.frames} value={frame} onChange={setFrame} />
          <PreviewFrame page={page} first={firstPageOf(page.pages, tool, toolSubject(draft, tool))} />
        </>
      ) : (
        <p>{packageWords.nothingToPreview}</p>
      )}
    </section>
  );
}
