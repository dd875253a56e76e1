import { useState } from "react";
import { marksInSection } from "../../../domain/assessment/plan/versions/section-editing";
import { editingWords } from "../../../domain/assessment/plan/versions/words";
import { readText } from "../../../ui/editing/read-text";
import { TextEditor, type PressedAt } from "../../../ui/editing/text-editor";
import { MarkdownField, type MarkdownFieldProps } from "./markdown-field";

interface SectionEditorProps extends MarkdownFieldProps {
  pressedAt: PressedAt | undefined;
  onLeave: () => void;
}

/** A section of a plan as it is read, to be typed into; what the editor cannot show is edited as Markdown. */
export function SectionEditor({ pressedAt, onLeave, ...field }: SectionEditorProps) {
  const [read] = useState(() => readText(field.text, marksInSection));
  if (!read) return <MarkdownField {...field} reason={editingWords.notShown} />;
  return (
    <TextEditor
      label={field.title}
      read={read}
      findMarks={marksInSection}
      pressedAt={pressedAt}
      onChange={field.onChange}
      onLeave={onLeave}
    />
  );
}
