import { NativeSelect, TextInput } from "@mantine/core";
import { courseLevels, courseLengths } from "../../../domain/course/generation-request";
import type { CourseDraft } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/course/tools";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./option-fields.module.css";

type CourseOptions = CourseDraft["options"];

/** The optional fields of a request. The storyboard has its own audience, as specified. */
export function OptionFields({ tool }: { tool: ToolName }) {
  const options = useCourseDraft((state) => state.draft.options);

  function text(name: "audience" | "targetAudience" | "language", label: string, placeholder: string) {
    return (
      <TextInput
        label={label}
        placeholder={placeholder}
        maxLength={name === "language" ? 60 : 200}
        value={options[name]}
        onChange={({ currentTarget: { value } }) => changeOptions({ [name]: value })}
      />
    );
  }

  return (
    <fieldset className={classes.options}>
      <legend>Optional</legend>
      {tool === "storyboard"
        ? text("targetAudience", "Target audience", "As in the outline")
        : text("audience", "Audience", "Anyone")}
      <NativeSelect
        label="Level"
        data={[{ value: "", label: "Any" }, ...courseLevels.map(selectOption)]}
        value={options.level}
        onChange={({ currentTarget: { value } }) => changeOptions({ level: value as CourseOptions["level"] })}
      />
      <NativeSelect
        label="Length"
        data={[{ value: "", label: "Usual" }, ...courseLengths.map(selectOption)]}
        value={options.length}
        onChange={({ currentTarget: { value } }) => changeOptions({ length: value as CourseOptions["length"] })}
      />
      {text("language", "Language", "English")}
    </fieldset>
  );
}

function changeOptions(changes: Partial<CourseOptions>): void {
  changeDraft((draft) => ({ ...draft, options: { ...draft.options, ...changes } }));
}

function selectOption(value: string) {
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) };
}
