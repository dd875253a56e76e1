import { useEffect, type ReactNode } from "react";
import { withEditedOutline } from "../../../domain/course/draft";
import { editWords } from "../../../domain/course/rewriting/words";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { changeDraft } from "../course/course-draft";
import type * as Editors from "./editors";
import { MarkdownBox } from "./markdown-box";
import type { OpenStretch, StretchEditing } from "./use-stretch-editing";

export interface StretchEditorProps {
  editing: StretchEditing;
  open: OpenStretch;
  language: string | undefined;
}

let editors: typeof Editors | undefined;

/** The editors weigh as much as all other parts that show a text, so no screen waits for them. */
async function loadEditors(): Promise<typeof Editors> {
  return (editors ??= await import("./editors"));
}

/** Loads them while the text is read, as soon as the browser has nothing else to do; else the first press does. */
export function prepareEditors(): void {
  if (editors || !("requestIdleCallback" in window)) return;
  window.requestIdleCallback(() => void loadEditors().catch(() => undefined)); // who presses is told
}

/** A stretch of a text as it is typed into, in its place; as it is read until the editor is there. */
export function StretchEditor({ children, ...props }: StretchEditorProps & { children: ReactNode }) {
  const { loaded } = useLoaded(loadEditors);
  // However the editing ends.
  useEffect(() => () => changeDraft(withEditedOutline), []);
  if (loaded.status === "failed") return <MarkdownBox {...props} reason={editWords.notLoaded} />;
  if (!editors) return children;
  const { WordsEditor, QuestionForm } = editors;
  const Editor = props.open.question === undefined ? WordsEditor : QuestionForm;
  return <Editor key={props.open.opened} {...props} />;
}
