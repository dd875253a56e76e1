import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { courseTexts, hasModules, isWritten } from "../../../domain/course/spine/course-texts";
import { courseWords, missingWords } from "../../../domain/course/words";
import { Button } from "../../../ui/button/button";
import { useCourseDraft } from "../course/course-draft";
import { useMissingTexts } from "../course/missing-texts";
import { CourseSpine } from "./course-spine";
import classes from "./rail.module.css";

/** The course beside its texts; where there is no room for it, a bar above them opens it. */
export function CourseRail() {
  const draft = useCourseDraft((state) => state.draft);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { running, ended } = useMissingTexts();
  const texts = courseTexts(draft);
  const count = courseWords.textsOf(texts.filter(isWritten).length, texts.length);
  const happening = running ? missingWords.writing : ended && missingWords.ended;
  const label = hasModules(draft) ? [count, happening].filter(Boolean).join(" · ") : courseWords.yourCourse;

  /** Closed with the focus inside, as it is by Escape and by a link that is followed. */
  function leave(): void {
    if (!isOpen) return;
    setOpen(false);
    bar.current?.focus();
  }

  function leaveByEscape({ key }: KeyboardEvent): void {
    if (key === "Escape") leave();
  }

  return (
    <aside className={classes.rail} aria-label={courseWords.yourCourse} data-open={isOpen} onKeyDown={leaveByEscape}>
      <Button
        ref={bar}
        className={classes.bar}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} className={classes.inside} onClick={(event) => isLink(event) && leave()}>
        <CourseSpine />
      </div>
    </aside>
  );
}

function isLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a") !== null;
}
