import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { tools } from "../../domain/course/tools";
import { toolNames, type ToolName } from "../../domain/kernel/tool-names";
import { routes } from "../../domain/kernel/routes";
import { TrailMark } from "../../ui/trail/trail-mark";
import classes from "./tool-list.module.css";
import { TrailLine } from "./trail-line";

/**
 * The points at which the trail enters and leaves the list, in per cent of the width; `toolPlaces` has each tool's
 * place.
 */
export const trailStart = 46;
const trailEnd = 0;

const toolPlaces: Record<ToolName, number> = {
  "course-outline": 46,
  "study-material": 18,
  "lesson-content": 34,
  storyboard: 50,
  assessment: 15,
};

const rowHeight = 100;

/** The five tools, in order along one trail. */
export function ToolList() {
  return (
    <div className={classes.map}>
      <TrailLine
        className={classes.line}
        height={rowHeight * toolNames.length}
        points={[
          [trailStart, 0],
          ...toolNames.map((name, i) => [toolPlaces[name], (i + 0.5) * rowHeight] as const),
          [trailEnd, rowHeight * toolNames.length],
        ]}
      />
      <ol className={classes.tools}>
        {toolNames.map((name) => (
          <li key={name} className={classes.tool} style={{ "--at": toolPlaces[name] } as CSSProperties}>
            <TrailMark state="here" className={classes.mark} />
            <h3 className={classes.name}>
              <Link to={routes.aiTool(name)}>{tools[name].title}</Link>
            </h3>
            <p>{tools[name].offer}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
