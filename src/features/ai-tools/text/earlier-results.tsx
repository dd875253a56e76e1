import { Button } from "@mantine/core";
import { restored, type Piece } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/course/tools";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { formatTime } from "./format-time";
import classes from "./result.module.css";

/** The last results of a tool, to go back to. */
export function EarlierResults({ tool, onChoose }: { tool: ToolName; onChoose: () => void }) {
  const earlier = useCourseDraft(({ draft }) => draft.history[tool]);
  if (earlier.length === 0) return null;

  function choose(piece: Piece): void {
    changeDraft((draft) => restored(draft, tool, piece));
    onChoose();
  }

  return (
    <details className={classes.earlier}>
      <summary>Earlier results ({earlier.length})</summary>
      <ol>
        {earlier.map((piece, index) => (
          <li key={`${piece.writtenAt} ${index}`}>
            <Button variant="subtle" size="compact-md" onClick={() => choose(piece)}>
              {`${formatTime(new Date(piece.writtenAt))}: ${piece.about}${piece.edited ? " (edited)" : ""}${piece.incomplete ? " (incomplete)" : ""}`}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
