import { NavLink, Outlet, useLocation } from "react-router-dom";
import { pieceOf, type CourseDraft } from "../../domain/course/draft";
import { toolNames, tools, type ToolName } from "../../domain/course/tools";
import { Trail } from "../../ui/trail/trail";
import type { TrailState } from "../../ui/trail/trail-mark";
import { TrailStep } from "../../ui/trail/trail-step";
import classes from "./ai-tools-screen.module.css";
import { ArrivingCommission } from "./brief/use-arriving-request";
import { useCourseDraft } from "./course/course-draft";
import { WholeCourse } from "./course/whole-course";

/** The five tools as stations of one trail, and the course that they make together. */
export function AiToolsScreen() {
  const draft = useCourseDraft((state) => state.draft);
  const { pathname } = useLocation();
  return (
    <div className={classes.screen}>
      <aside className={classes.rail}>
        <nav aria-label="AI tools">
          <Trail>
            {toolNames.map((name) => (
              <TrailStep key={name} state={stateOf(name, pathname, draft)}>
                <NavLink to={`/ai-tools/${name}`}>{tools[name].title}</NavLink>
              </TrailStep>
            ))}
          </Trail>
        </nav>
        <WholeCourse />
      </aside>
      <ArrivingCommission />
      <Outlet />
    </div>
  );
}

function stateOf(tool: ToolName, pathname: string, draft: CourseDraft): TrailState {
  if (pathname.endsWith(`/${tool}`)) return "here";
  const hasText =
    tools[tool].from === "topic"
      ? pieceOf(draft, tool)?.incomplete === false
      : Object.keys(draft[tool as "lesson-content" | "storyboard" | "assessment"]).length > 0;
  return hasText ? "done" : "open";
}
