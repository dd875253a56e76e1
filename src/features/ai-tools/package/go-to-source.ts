// The way from a learner's page to the text that it is made of, which may be another one than the open text.
import { useNavigate } from "react-router-dom";
import { modulesOfDraft } from "../../../domain/course/draft";
import type { PageSource } from "../../../domain/course/exports/package/page-source";
import { routes } from "../../../domain/kernel/routes";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { goToPart } from "../../../ui/hooks/go-to-part";
import { useCourseDraft } from "../course/course-draft";
import { partAnchor } from "../rewriting/part-anchor";
import { usePreview } from "./open-preview";

export function useGoToSource(open: ToolName): (source: PageSource) => void {
  const navigate = useNavigate();
  return (source) => {
    const { draft } = useCourseDraft.getState();
    const { tool, module } = source;
    if (tool === open && (module === "" || module === draft.selectedModule)) {
      goToSource(source);
      return;
    }
    usePreview.setState({ goal: source });
    void navigate(routes.aiTool(tool, module === "" ? undefined : modulesOfDraft(draft).indexOf(module) + 1));
  };
}

/** A text of one section has no place but its beginning. */
function goToSource({ part }: PageSource): void {
  const anchor = partAnchor(part);
  goToPart(document.getElementById(anchor) ? anchor : `edit-${anchor}`);
}

/** Goes to the part that another text's preview has led to, once that text is shown. */
export function reachGoal(tool: ToolName, about: string): void {
  const { goal } = usePreview.getState();
  if (!goal || goal.tool !== tool || (goal.module !== "" && goal.module !== about)) return;
  usePreview.setState({ goal: undefined });
  goToSource(goal);
}
