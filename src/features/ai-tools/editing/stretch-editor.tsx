import { useEffect, type ReactNode } from "react";
import { withEditedOutline } from "../../../domain/course/draft";
import { editWords } from "../../../domain/course/rewriting/words";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { changeDraft } from "../course/course-draft";
import { MarkdownBox } from "./markdown-box";
import type { OpenStretch, StretchEditing } from "./use-stretch-editing";

export interface StretchEditorProps {
  editing: StretchEditing;
  open: OpenStretch;
  language: string | undefined;
}

/** The editors weigh as much as all other parts that show a text, so they load at the first press. */
const loadEditors = () => import("./editors");

/** A stretch of a text as it is typed into, in its place; as it is read until the editor is there. */
export function StretchEditor({ children, ...props }: StretchEditorProps & { children: ReactNode }) {
  const { loaded } = useLoaded(loadEditors);
  // However the editing ends.
  useEffect(() => () => changeDraft(withEditedOutline), []);
  if (loaded.status === "failed") return <MarkdownBox {...props} reason={editWords.notLoaded} />;
  if (loaded.status !== "ready") return children;
  const { WordsEditor, QuestionForm } = loaded.value;
  const Editor = props.open.question === undefined ? WordsEditor : QuestionForm;
  return <Editor key={props.open.opened} {...props} />;
}
