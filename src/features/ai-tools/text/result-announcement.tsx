import { VisuallyHidden } from "@mantine/core";
import { tools, type ToolName } from "../../../domain/course/tools";
import { useCourseDraft } from "../course/course-draft";
import { pieceOf } from "../../../domain/course/draft";
import { useGenerations } from "../course/generations";

/** Tells whoever listens that the writing has begun or ended, without reading the text out as it grows. */
export function ResultAnnouncement({ tool }: { tool: ToolName }) {
  const { running, failure } = useGenerations((all) => all[tool]);
  const piece = useCourseDraft(({ draft }) => pieceOf(draft, tool));
  const ended = piece && !failure ? `${tools[tool].title} is here${piece.incomplete ? ", but incomplete" : ""}.` : "";
  return <VisuallyHidden role="status">{running ? "Generating..." : ended}</VisuallyHidden>;
}
