import { useEffect } from "react";
import { courseWords } from "../../../domain/course/words";
import { withEditedOutline, withEdit } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Textarea } from "../../../ui/form/textarea";
import { changeDraft } from "../course/course-draft";
import classes from "./result.module.css";

/** The text as Markdown, to be changed by hand. Every keystroke goes to the draft, so nothing needs saving. */
export function EditableText({ tool, result }: { tool: ToolName; result: GeneratedText }) {
  // However the editing ends, by "Done editing" or by going elsewhere.
  useEffect(() => () => changeDraft(withEditedOutline), []);
  return (
    <Textarea
      className={classes.text}
      label={courseWords.text}
      autosize
      rows={8}
      maxRows={40}
      lang={result.language}
      dir="auto"
      value={result.text}
      autoFocus
      onChange={({ currentTarget: { value } }) => changeDraft((draft) => withEdit(draft, tool, value))}
    />
  );
}
