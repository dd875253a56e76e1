import type { ChangeEvent } from "react";
import { courseWords } from "../../../domain/course/words";
import { courseLevels, courseLengths } from "../../../domain/course/request/course-options";
import type { CourseDraft } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Select } from "../../../ui/form/select";
import { TextInput } from "../../../ui/form/text-input";
import { late } from "../../../ui/page/late";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { optionLabel, type OfferedOption } from "../../../domain/course/request/option-label";
import { LanguageField } from "./language-field";
import classes from "./option-fields.module.css";

/** Only a course that a plan asked for has evidence. */
const LateEvidencePanel = late(async () => (await import("./evidence-panel")).EvidencePanel);

type CourseOptions = CourseDraft["options"];

/** The optional fields of a request. The storyboard has its own audience, as specified. */
export function OptionFields({ tool }: { tool: ToolName }) {
  const options = useCourseDraft((state) => state.draft.options);
  const hasEvidence = useCourseDraft(({ draft: { origin } }) => origin !== undefined && origin.evidence.length > 0);

  function fieldOf(name: "audience" | "targetAudience" | "language", label: string, placeholder: string) {
    return {
      ...{ label, placeholder, value: options[name] },
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => changeOptions({ [name]: value }),
    };
  }

  return (
    <fieldset className={classes.options}>
      <legend>{courseWords.optional}</legend>
      <TextInput
        maxLength={200}
        {...(tool === "storyboard"
          ? fieldOf("targetAudience", courseWords.targetAudience, courseWords.targetAudienceHint)
          : fieldOf("audience", courseWords.audience, courseWords.audienceHint))}
      />
      <Select
        label={courseWords.level}
        options={[{ value: "", label: courseWords.anyLevel }, ...courseLevels.map(selectOption)]}
        value={options.level}
        onChange={({ currentTarget: { value } }) => changeOptions({ level: value as CourseOptions["level"] })}
      />
      <Select
        label={courseWords.length}
        options={[{ value: "", label: courseWords.usualLength }, ...courseLengths.map(selectOption)]}
        value={options.length}
        onChange={({ currentTarget: { value } }) => changeOptions({ length: value as CourseOptions["length"] })}
      />
      <LanguageField {...fieldOf("language", courseWords.language, courseWords.languageHint)} />
      {hasEvidence && <LateEvidencePanel />}
    </fieldset>
  );
}

function changeOptions(changes: Partial<CourseOptions>): void {
  changeDraft((draft) => ({ ...draft, options: { ...draft.options, ...changes } }));
}

function selectOption(value: OfferedOption) {
  return { value, label: optionLabel(value) };
}
