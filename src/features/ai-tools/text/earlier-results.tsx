import { withEarlierText } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Button } from "../../../ui/button/button";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { useModuleSelection } from "../course/module-in-address";
import classes from "./result.module.css";

/** The earlier results of a tool, to go back to. */
export function EarlierResults({ tool, onChoose }: { tool: ToolName; onChoose: () => void }) {
  const select = useModuleSelection(tool);
  const earlier = useCourseDraft(({ draft }) => draft.history[tool]);
  if (earlier.length === 0) return null;

  function choose(result: GeneratedText): void {
    const before = useCourseDraft.getState().draft.selectedModule;
    changeDraft((draft) => withEarlierText(draft, tool, result));
    const { selectedModule } = useCourseDraft.getState().draft;
    if (selectedModule !== before) select(selectedModule);
    onChoose();
  }

  return (
    <details className={classes.earlier}>
      <summary>{courseWords.earlier(earlier.length)}</summary>
      <ol>
        {earlier.map((result, index) => (
          <li key={`${result.writtenAt} ${index}`}>
            <Button variant="subtle" size="compact-md" onClick={() => choose(result)}>
              {resultLabel(result)}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function resultLabel({ writtenAt, about, edited, incomplete }: GeneratedText): string {
  return courseWords.earlierResult(formatDateTime(new Date(writtenAt)), about, edited, incomplete);
}
