import type { MouseEvent } from "react";
import { editWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import type { PressedAt } from "../../../ui/editing/text-editor";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import classes from "../rewriting/rewriting.module.css";

interface EditButtonProps {
  id: string;
  /** The name of the part, with its language if that is the text's. */
  title: string;
  language?: string | undefined;
  onEdit: () => void;
}

/** The way into a part for the keyboard; a press into its words does the same. */
export function EditButton({ id, title, language, onEdit }: EditButtonProps) {
  return (
    <Button id={id} className={classes.toggle} variant="subtle" size="compact-md" onClick={onEdit}>
      {editWords.edit}
      <VisuallyHidden lang={language}> {title}</VisuallyHidden>
    </Button>
  );
}

const controls = "a, button, input, textarea, summary, label, [role=textbox]";

/** The place of a press into words; undefined for one on a control, or at the end of choosing words. */
export function pressInto({ target, currentTarget, clientX, clientY }: MouseEvent): PressedAt | undefined {
  const isControl = target instanceof Element && target.closest(controls) !== null;
  const selection = window.getSelection();
  const isChoosing = selection !== null && !selection.isCollapsed && currentTarget.contains(selection.anchorNode);
  return isControl || isChoosing ? undefined : { left: clientX, top: clientY, before: wordsBefore(clientX, clientY) };
}

/** The words of a paragraph before the pressed place; what is drawn around the text moves when the editor opens. */
function wordsBefore(left: number, top: number): string | undefined {
  const caret = (document as Partial<Document>).caretPositionFromPoint?.(left, top);
  const block = caret?.offsetNode.parentElement?.closest("p, li, td, th, [data-level]");
  if (!caret || !block) return undefined;
  const words = document.createRange();
  words.setStart(block, 0);
  words.setEnd(caret.offsetNode, caret.offset);
  return words.toString();
}
