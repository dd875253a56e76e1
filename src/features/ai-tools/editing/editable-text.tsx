import { useEffect } from "react";
import { withEdit, withEditedOutline } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { courseWords } from "../../../domain/course/words";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { Textarea } from "../../../ui/form/textarea";
import { useKeptCaret } from "../../../ui/hooks/use-kept-caret";
import { changeDraft } from "../course/course-draft";
import classes from "../text/result.module.css";

/** The text as Markdown, to be changed by hand. Every keystroke goes to the draft, so nothing needs saving. */
export function EditableText({ tool, result }: { tool: ToolName; result: GeneratedText }) {
  // However the editing ends, by "Done editing" or by going elsewhere.
  useEffect(() => () => changeDraft(withEditedOutline), []);
  const caret = useKeptCaret(result.text);
  return (
    <Textarea
      {...caret}
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
