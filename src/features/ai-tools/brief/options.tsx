import { NativeSelect, TextInput } from "@mantine/core";
import { levels, lengths } from "../../../domain/course/options";
import type { CourseDraft } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/course/tools";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./options.module.css";

type Wishes = CourseDraft["wishes"];

/** What may be wished for and may all be left out. The storyboard asks for its own audience, as specified. */
export function Wishes({ tool }: { tool: ToolName }) {
  const wishes = useCourseDraft((state) => state.draft.wishes);

  function text(name: "audience" | "targetAudience" | "language", label: string, placeholder: string) {
    return (
      <TextInput
        label={label}
        placeholder={placeholder}
        maxLength={name === "language" ? 60 : 200}
        value={wishes[name]}
        onChange={({ currentTarget: { value } }) => wish({ [name]: value })}
      />
    );
  }

  return (
    <fieldset className={classes.wishes}>
      <legend>Optional</legend>
      {tool === "storyboard"
        ? text("targetAudience", "Target audience", "As in the outline")
        : text("audience", "Audience", "Anyone")}
      <NativeSelect
        label="Level"
        data={[{ value: "", label: "Any" }, ...levels.map(titled)]}
        value={wishes.level}
        onChange={({ currentTarget: { value } }) => wish({ level: value as Wishes["level"] })}
      />
      <NativeSelect
        label="Length"
        data={[{ value: "", label: "Usual" }, ...lengths.map(titled)]}
        value={wishes.length}
        onChange={({ currentTarget: { value } }) => wish({ length: value as Wishes["length"] })}
      />
      {text("language", "Language", "English")}
    </fieldset>
  );
}

function wish(changes: Partial<Wishes>): void {
  changeDraft((draft) => ({ ...draft, wishes: { ...draft.wishes, ...changes } }));
}

function titled(value: string) {
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) };
}
