import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { isWritten, nameOfText, type CourseText } from "../../../domain/course/spine/course-texts";
import { courseWords } from "../../../domain/course/words";
import { routes } from "../../../domain/kernel/routes";
import { TrailMark, type TrailState } from "../../../ui/trail/trail-mark";
import { useCourseDraft } from "../course/course-draft";
import { useGenerations } from "../course/generations";
import classes from "./spine.module.css";

type TextState = "open" | "unfinished" | "written" | "writing";

const markOfText = { open: "open", unfinished: "started", writing: "started", written: "done" } satisfies Record<
  TextState,
  TrailState
>;

/** A blaze that leads to one text of the course, and says in words which one it is and how far it is. */
export function TextLink({ text, children }: { text: CourseText; children?: ReactNode }) {
  const { tool, about, module } = text;
  const isWriting = useGenerations((all) => {
    const { running, rewrite, about: written } = all[tool];
    return running && !rewrite && (module === undefined || written === about);
  });
  const selected = useCourseDraft(({ draft }) => draft.selectedModule);
  const { tool: open } = useParams();
  const isHere = open === tool && (module === undefined || selected === about);
  const state = isWriting ? "writing" : stateOf(text);
  const { states } = courseWords;
  return (
    <Link
      className={classes.text}
      to={routes.aiTool(tool, module)}
      aria-current={isHere ? "page" : undefined}
      aria-label={courseWords.textIs(nameOfText(text), [...(isHere ? [states.here] : []), states[state]])}
      data-state={state}
    >
      {children}
      <TrailMark state={isHere ? "here" : markOfText[state]} className={classes.mark} />
    </Link>
  );
}

function stateOf(text: CourseText): TextState {
  if (isWritten(text)) return "written";
  return text.text ? "unfinished" : "open";
}
