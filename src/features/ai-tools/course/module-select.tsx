import { courseWords } from "../../../domain/course/words";
import { modulesOfDraft } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Select } from "../../../ui/form/select";
import { useCourseDraft } from "./course-draft";
import { useModuleSelection } from "./module-in-address";

interface ModuleSelectProps {
  tool: ToolName;
  /** Its name is not seen, where there is room for one line only. */
  isBare?: boolean;
}

/** Selects the module of the outline for the next texts. */
export function ModuleSelect({ tool, isBare = false }: ModuleSelectProps) {
  const draft = useCourseDraft((state) => state.draft);
  const select = useModuleSelection(tool);
  const options = modulesOfDraft(draft).map((module) => ({ value: module, label: module }));
  return (
    <Select
      {...(isBare ? { "aria-label": courseWords.module } : { label: courseWords.module })}
      options={[{ value: "", label: courseWords.selectModule }, ...options]}
      value={draft.selectedModule}
      onChange={({ currentTarget: { value } }) => select(value)}
    />
  );
}
