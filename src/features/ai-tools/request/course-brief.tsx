// The request for a text: folded to a few words after the text is there, so that the text is in sight.
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { isWritten } from "../../../domain/course/spine/course-texts";
import { currentText } from "../../../domain/course/draft";
import { isInPlace } from "../../../domain/course/generation";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { Button } from "../../../ui/button/button";
import { useCourseDraft } from "../course/course-draft";
import { stopGeneration, useGenerations } from "../course/generations";
import { StopButton } from "../course/stop-button";
import { BriefChips } from "./brief-chips";
import { SourcesButton } from "../sources/sources-button";
import { RequestForm } from "./request-form";
import classes from "./brief.module.css";

interface CourseBriefProps {
  tool: ToolName;
  /** Gets the brief's own button of the moment: the one that generates, or the one that unfolds it. */
  mainButton: RefObject<HTMLButtonElement | null>;
}

export function CourseBrief({ tool, mainButton }: CourseBriefProps) {
  const draft = useCourseDraft((state) => state.draft);
  const generation = useGenerations((all) => all[tool]);
  // The `writtenAt` of the text whose brief is unfolded: another text that takes its place has it folded again.
  const [unfolded, setUnfolded] = useState<string>();
  const formHadFocus = useRef(false);
  const text = currentText(draft, tool);
  const isWriting = generation.running && !generation.rewrite && isInPlace(draft, tool, generation);
  const isThere = isWritten({ text }) && !isWriting;
  const isOpen = !isThere || unfolded === text?.writtenAt;

  useLayoutEffect(() => {
    // The form goes with the focus in it when the text has come; what the person reads stays where it is.
    if (formHadFocus.current) mainButton.current?.focus({ preventScroll: true });
    formHadFocus.current = false;
  }, [isOpen, mainButton]);

  return (
    <div className={classes.brief}>
      {isThere && (
        <div className={classes.folded}>
          <BriefChips tool={tool} />
          <Button
            ref={isOpen ? undefined : mainButton}
            variant="subtle"
            size="compact-md"
            aria-expanded={isOpen}
            onClick={() => setUnfolded(isOpen ? undefined : text?.writtenAt)}
          >
            {courseWords.changeBrief}
          </Button>
        </div>
      )}
      {isOpen && (
        <RequestForm tool={tool} submit={mainButton} isFolded={isWriting} isMain={!isThere} hadFocus={formHadFocus} />
      )}
      {isOpen && !isWriting && <SourcesButton tool={tool} />}
      {!isOpen && generation.running && (
        <StopButton onStop={() => stopGeneration(tool)} nextFocus={mainButton}>
          {courseWords.stop}
        </StopButton>
      )}
    </div>
  );
}
