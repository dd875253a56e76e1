import { NativeSelect } from "@mantine/core";
import { modulesOfDraft } from "../../../domain/course/draft";
import { changeDraft, useCourseDraft } from "../course/course-draft";

/** Which module of the outline the next texts are about. */
export function ModuleSelect() {
  const draft = useCourseDraft((state) => state.draft);
  const options = modulesOfDraft(draft).map((module) => ({ value: module, label: module }));
  return (
    <NativeSelect
      label="Module"
      data={[{ value: "", label: "-- Select Module --" }, ...options]}
      value={draft.selectedModule}
      onChange={({ currentTarget: { value } }) => changeDraft((now) => ({ ...now, selectedModule: value }))}
    />
  );
}
