import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import { TrailMark } from "../../ui/trail/trail-mark";
import classes from "./tool-list.module.css";
import { TrailLine } from "./trail-line";

/** Where the trail enters and leaves the list, in per cent of the width; `at` says where each tool stands. */
export const trailStart = 46;
const trailEnd = 0;

const listedTools = [
  {
    at: 46,
    name: "Course outline",
    path: "course-outline",
    offers: "Name a topic and get its modules, in an order that makes sense.",
  },
  {
    at: 18,
    name: "Study material",
    path: "study-material",
    offers: "Something to read on any topic, written for learners.",
  },
  {
    at: 34,
    name: "Lesson content",
    path: "lesson-content",
    offers: "One module of your outline, written out as a lesson.",
  },
  {
    at: 50,
    name: "Storyboard",
    path: "storyboard",
    offers: "The lesson scene by scene, for the audience you have in mind.",
  },
  { at: 15, name: "Assessment", path: "assessment", offers: "Questions that show whether it has been learned." },
] as const;

const rowHeight = 100;

/** The five tools, in order along one trail. */
export function ToolList() {
  return (
    <div className={classes.map}>
      <TrailLine
        className={classes.line}
        height={rowHeight * listedTools.length}
        points={[
          [trailStart, 0],
          ...listedTools.map(({ at }, i) => [at, (i + 0.5) * rowHeight] as const),
          [trailEnd, rowHeight * listedTools.length],
        ]}
      />
      <ol className={classes.tools}>
        {listedTools.map(({ at, name, path, offers }) => (
          <li key={path} className={classes.tool} style={{ "--at": at } as CSSProperties}>
            <TrailMark state="here" className={classes.mark} />
            <h3 className={classes.name}>
              <Link to={routes.aiTool(path)}>{name}</Link>
            </h3>
            <p>{offers}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
