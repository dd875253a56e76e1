import { useEffect } from "react";
import { Textarea } from "@mantine/core";
import { courseWords } from "../../../domain/course/words";
import { withEditedOutline, withEdit } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/course/tools";
import { changeDraft } from "../course/course-draft";
import classes from "./result.module.css";

/** The text as Markdown, to be changed by hand. Every keystroke goes to the draft, so nothing needs saving. */
export function EditableText({ tool, text }: { tool: ToolName; text: string }) {
  // However the editing ends, by "Done editing" or by going elsewhere.
  useEffect(() => () => changeDraft(withEditedOutline), []);
  return (
    <Textarea
      className={classes.text}
      label={courseWords.text}
      autosize
      minRows={8}
      maxRows={40}
      value={text}
      autoFocus
      onChange={({ currentTarget: { value } }) => changeDraft((draft) => withEdit(draft, tool, value))}
    />
  );
}
