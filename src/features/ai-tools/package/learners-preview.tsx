import { useMemo, useState } from "react";
import { sourceOf, type PressedPart } from "../../../domain/course/exports/package/page-source";
import { packageWords } from "../../../domain/course/exports/package/words";
import { packageParts } from "../../../domain/course/exports/package/package-part";
import { usualMastery } from "../../../domain/course/exports/package/player-settings";
import { toolSubject } from "../../../domain/course/draft";
import { formatDateTime } from "../../../domain/kernel/locale";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Button } from "../../../ui/button/button";
import { Choice } from "../../../ui/choice/choice";
import { useDebouncedValue } from "../../../ui/hooks/use-debounced-value";
import { useCourseDraft } from "../course/course-draft";
import { firstPageOf } from "./first-page";
import { useGoToSource } from "./go-to-source";
import { usePreview } from "./open-preview";
import { packedPages } from "./packed-pages";
import { PreviewFrame } from "./preview-frame";
import classes from "./preview.module.css";

const choice = { kind: "pages", parts: packageParts, mastery: usualMastery } as const;

/** Typing shows the new page only when it pauses: all of the course is read and laid out anew. */
const typingPauseMs = 400;

/**
 * The learner's page of the open text as the package has it, in a phone or as wide as the window is. A press into it
 * leads to the part of the text that it is made of.
 */
export function LearnersPreview({ tool }: { tool: ToolName }) {
  const { id, title, draft } = useCourseDraft();
  const [frame, setFrame] = useState<keyof typeof packageWords.frames>("phone");
  const goToSource = useGoToSource(tool);
  const course = useDebouncedValue(
    useMemo(() => ({ id, title, draft }), [id, title, draft]),
    typingPauseMs,
  );
  const page = useMemo(() => packedPages(course, choice, formatDateTime), [course]);
  const place = usePreview((state) => state.place);
  const module = toolSubject(draft, tool);
  const first = page ? firstPageOf(page.pages, tool, module, place) : 0;

  function goTo(part: PressedPart, at: number): void {
    const pressed = page?.pages[at];
    if (pressed) goToSource(sourceOf(pressed, part));
  }

  return (
    <section className={classes.preview} data-frame={frame} aria-label={packageWords.preview}>
      {page ? (
        <>
          <div className={classes.bar}>
            <Choice legend={packageWords.frame} options={packageWords.frames} value={frame} onChange={setFrame} />
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => goTo({ headings: [] }, usePreview.getState().place)}
            >
              {packageWords.toText}
            </Button>
          </div>
          <PreviewFrame
            key={`${tool} ${module}`}
            page={page}
            first={first}
            onTurn={(at) => usePreview.setState({ place: at })}
            onPress={goTo}
          />
        </>
      ) : (
        <p>{packageWords.nothingToPreview}</p>
      )}
    </section>
  );
}
