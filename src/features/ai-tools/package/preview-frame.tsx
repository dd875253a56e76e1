// The page of a package in a frame. The frame inherits the site's policy, which allows no script or style in a
// document. So the player of the package runs from here, on the frame's window, and its style comes as a sheet.
import { useMemo, useRef } from "react";
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

export function PreviewFrame({ page, first }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(String(first));
  const html = useMemo(() => coursePage(page, true), [page]);

  function play(): void {
    const window = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    // Some browsers tell of an empty frame first.
    if (!window?.document.querySelector("#settings")) return;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(style);
    window.document.adoptedStyleSheets = [sheet];
    foldContents(window);
    startPlayer(window, page.settings, recordOf(place));
  }

  return (
    <iframe
      key={html}
      ref={frame}
      className={classes.frame}
      title={packageWords.previewFrame}
      srcDoc={html}
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
