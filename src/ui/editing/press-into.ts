import type { MouseEvent } from "react";
import type { PressedAt } from "./text-editor";

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
