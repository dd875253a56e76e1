import { tools } from "../../../domain/course/tools";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { useCourseDraft } from "../course/course-draft";
import { currentText } from "../../../domain/course/draft";
import { useGenerations } from "../course/generations";

/** Tells a screen reader that the generation has begun or ended, without reading out the text as it grows. */
export function ResultAnnouncement({ tool }: { tool: ToolName }) {
  const { running, failure } = useGenerations((all) => all[tool]);
  const result = useCourseDraft(({ draft }) => currentText(draft, tool));
  const ended = result && !failure ? courseWords.resultHere(tools[tool].title, result.incomplete) : "";
  return <VisuallyHidden role="status">{running ? courseWords.generating : ended}</VisuallyHidden>;
}
