import { useEffect, useLayoutEffect } from "react";
import { NavLink, Outlet, useLocation } from "react-router-dom";
import { appMessages } from "../../domain/kernel/words";
import { currentText, type CourseDraft } from "../../domain/course/draft";
import { tools } from "../../domain/course/tools";
import { toolNames, type ToolName } from "../../domain/kernel/tool-names";
import { routes } from "../../domain/kernel/routes";
import { useHydrated } from "../../ui/hooks/use-hydrated";
import { Trail } from "../../ui/trail/trail";
import type { TrailState } from "../../ui/trail/trail-mark";
import { TrailStep } from "../../ui/trail/trail-step";
import classes from "./ai-tools-screen.module.css";
import { IncomingCourseRequest } from "./request/incoming-course-request";
import { loadAhead } from "../../browser/tasks";
import { useCourseDraft } from "./course/course-draft";
import { loadKeptSchemas } from "./course/kept-courses";
import { CourseMenu } from "./courses/course-menu";
import { OpenCourse } from "./courses/open-course";
import { CourseRail } from "./spine/course-rail";

export { openFirstCourse } from "./course/course-draft";

/** The five tools as steps of one trail, the course that they make together, and the text that is open. */
export function AiToolsScreen() {
  const draft = useCourseDraft((state) => state.draft);
  const { pathname } = useLocation();
  const hasOpened = useHydrated();

  useLayoutEffect(() => {
    if (hasOpened) delete document.documentElement.dataset.course;
  }, [hasOpened]);

  useEffect(() => loadAhead(loadKeptSchemas), []);

  return (
    <div className={classes.screen}>
      <CourseMenu />
      <nav className={classes.tools} aria-label={appMessages.aiTools}>
        <Trail across>
          {toolNames.map((name) => (
            <TrailStep key={name} state={toolState(name, pathname, draft)}>
              <NavLink to={routes.aiTool(name)}>{tools[name].title}</NavLink>
            </TrailStep>
          ))}
        </Trail>
      </nav>
      <CourseRail />
      <IncomingCourseRequest />
      <OpenCourse>
        <Outlet />
      </OpenCourse>
    </div>
  );
}

function toolState(tool: ToolName, pathname: string, draft: CourseDraft): TrailState {
  if (pathname.endsWith(`/${tool}`)) return "here";
  const hasText =
    tools[tool].from === "topic"
      ? currentText(draft, tool)?.incomplete === false
      : Object.keys(draft[tool as "lesson-content" | "storyboard" | "assessment"]).length > 0;
  return hasText ? "done" : "open";
}
