// The page of a package in a frame. The frame inherits the site's policy, which allows no script or style in a
// document. So the player of the package runs from here, on the frame's window, and its style comes as a sheet.
import { useMemo, useRef } from "react";
import { style } from "virtual:course-player";
import type { PressedPart } from "../../../domain/course/exports/package/page-source";
import { packageWords } from "../../../domain/course/exports/package/words";
import type { LearningRecord } from "../../../player/learning-record";
import { foldContents } from "../../../player/page-turning";
import { startPlayer } from "../../../player/player";
import { coursePage, type CoursePage } from "./course-page";
import { pressedPart } from "./pressed-part";
import classes from "./preview.module.css";

interface PreviewFrameProps {
  page: CoursePage;
  /** The place of the page that is shown first. */
  first: number;
  /** Called with the place of each page that is turned to. */
  onTurn?: (place: number) => void;
  /** Called with the part of the page that is pressed, and the place of that page. */
  onPress?: (part: PressedPart, place: number) => void;
}

export function PreviewFrame({ page, first, onTurn, onPress }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(String(first));
  const html = useMemo(() => coursePage(page, true), [page]);

  function turn(location: string): void {
    place.current = location;
    onTurn?.(Number(location));
  }

  function play(): void {
    const window = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    // Some browsers tell of an empty frame first.
    if (!window?.document.querySelector("#settings")) return;
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(style);
    window.document.adoptedStyleSheets = [sheet];
    foldContents(window);
    startPlayer(window, page.settings, recordOf(place.current, turn));
    window.document.addEventListener("click", (event) => {
      const part = pressedPart(event, window);
      if (part) onPress?.(part, Number(place.current));
    });
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
function recordOf(first: string, onTurn: (location: string) => void): LearningRecord {
  return {
    state: "untracked",
    kept: "",
    location: first,
    mastery: undefined,
    answered: () => undefined,
    save: ({ location }) => {
      onTurn(location);
      return true;
    },
    finish: () => undefined,
  };
}
