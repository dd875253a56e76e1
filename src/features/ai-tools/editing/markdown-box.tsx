import { editWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import { Textarea } from "../../../ui/form/textarea";
import { useKeptCaret } from "../../../ui/hooks/use-kept-caret";
import classes from "./editing.module.css";
import type { StretchEditorProps } from "./stretch-editor";

/** One part as Markdown, with the reason for it. */
export function MarkdownBox({ editing, open, language, reason }: StretchEditorProps & { reason: string }) {
  const caret = useKeptCaret(open.stretch.text);
  return (
    <div className={classes.box} onKeyDown={({ key }) => key === "Escape" && editing.leave()}>
      <Textarea
        {...caret}
        label={editWords.asMarkdown}
        description={reason}
        autosize
        rows={4}
        lang={language}
        dir="auto"
        value={open.stretch.text}
        autoFocus
        onChange={({ currentTarget: { value } }) => editing.change({ ...open.stretch, text: value })}
      />
      <Button size="compact-sm" onClick={editing.leave}>
        {editWords.done}
      </Button>
    </div>
  );
}
