// The page of a package in a frame. The frame inherits the site's policy, which allows no script or style in a
// document. So the player of the package runs from here, on the frame's window, and its style comes as a sheet.
import { useEffect, useRef, useState } from "react";
import { style } from "virtual:course-player";
import { packageWords } from "../../../domain/course/exports/package/words";
import type { LearningRecord } from "../../../player/learning-record";
import { foldContents } from "../../../player/page-turning";
import { startPlayer } from "../../../player/player";
import { coursePage, type CoursePage } from "./course-page";
import classes from "./preview.module.css";

interface PreviewFrameProps {
  page: CoursePage;
  /** The place of the page that is shown first. */
  first: number;
}

/** Typing shows the new page only when it pauses. */
const typingPauseMs = 400;

export function PreviewFrame({ page, first }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(String(first));
  const html = coursePage(page, true);
  const [shown, setShown] = useState({ page, html, first });

  useEffect(() => {
    if (shown.first !== first) place.current = String(first);
    if (shown.html === html && shown.first === first) return;
    const pause = setTimeout(() => setShown({ page, html, first }), shown.first === first ? typingPauseMs : 0);
    return () => clearTimeout(pause);
  });

  function play(): void {
    const window = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    // Some browsers tell of an empty frame first.
    if (!window?.document.querySelector("#settings")) return;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(style);
    window.document.adoptedStyleSheets = [sheet];
    foldContents(window);
    startPlayer(window, shown.page.settings, recordOf(place));
  }

  return (
    <iframe
      key={shown.html + String(shown.first)}
      ref={frame}
      className={classes.frame}
      title={packageWords.previewFrame}
      srcDoc={shown.html}
      onLoad={play}
    />
  );
}

/** Nothing is recorded; only the page is kept, so that a change of the text shows the same one again. */
function recordOf(place: { current: string }): LearningRecord {
  return {
    state: "untracked",
    kept: "",
    location: place.current,
    mastery: undefined,
    answered: () => undefined,
    save: ({ location }) => {
      place.current = location;
      return true;
    },
    finish: () => undefined,
  };
}
