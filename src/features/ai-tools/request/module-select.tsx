import { NativeSelect } from "@mantine/core";
import { courseWords } from "../../../domain/course/words";
import { modulesOfDraft } from "../../../domain/course/draft";
import { changeDraft, useCourseDraft } from "../course/course-draft";

/** Which module of the outline the next texts are about. */
export function ModuleSelect() {
  const draft = useCourseDraft((state) => state.draft);
  const options = modulesOfDraft(draft).map((module) => ({ value: module, label: module }));
  return (
    <NativeSelect
      label={courseWords.module}
      data={[{ value: "", label: courseWords.selectModule }, ...options]}
      value={draft.selectedModule}
      onChange={({ currentTarget: { value } }) => changeDraft((now) => ({ ...now, selectedModule: value }))}
    />
  );
}
