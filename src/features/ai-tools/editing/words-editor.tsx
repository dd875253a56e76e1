import { useState } from "react";
import { marksInText } from "../../../domain/course/reading/marks-in-text";
import { bodyOf } from "../../../domain/course/reading/text-lines";
import { editWords } from "../../../domain/course/rewriting/words";
import { readText } from "../../../ui/editing/read-text";
import { TextEditor } from "../../../ui/editing/text-editor";
import { MarkdownBox } from "./markdown-box";
import type { StretchEditorProps } from "./stretch-editor";

/** Headings, paragraphs, lists and tables as they are read; all else as Markdown. */
export function WordsEditor(props: StretchEditorProps) {
  const { editing, open, language } = props;
  const { text } = open.stretch;
  // A thought that a model has left in the text is not shown to readers, so it is not lost here either.
  const [read] = useState(() => (bodyOf(text) === text ? readText(text, marksInText) : undefined));
  if (!read) return <MarkdownBox {...props} reason={editWords.notShown} />;
  return (
    <TextEditor
      label={editWords.editing(open.title)}
      read={read}
      findMarks={marksInText}
      language={language}
      pressedAt={open.pressedAt}
      onChange={(typed) => editing.change({ ...open.stretch, text: typed })}
      onLeave={editing.leave}
    />
  );
}
