// The stretch of a text that is typed into in its place. What is typed goes the way of all edits by hand: into the
// draft, which is kept and merged with other windows'.
import { useState } from "react";
import { flushSync } from "react-dom";
import { withEdit, withEditedOutline, withText } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { locatedStretch, wholeOf, type EditedStretch } from "../../../domain/course/rewriting/edited-stretch";
import type { ToolName } from "../../../domain/kernel/tool-names";
import type { PressedAt } from "../../../ui/editing/text-editor";
import { changeDraft } from "../course/course-draft";

/** The beginning of an editing, with its name. */
interface Begun {
  stretch: EditedStretch;
  title: string;
  /** The id of the button to which the focus returns. */
  button: string;
  /** The place of the question among the whole ones, if it is one. */
  question?: number;
  pressedAt?: PressedAt | undefined;
}

export interface OpenStretch extends Begun {
  /** The text with which the editor begins: another one if another window has changed it. */
  opened: string;
}

export interface StretchEditing {
  /** The topic or the module of the text. */
  about: string;
  open: OpenStretch | undefined;
  begin: (begun: Begun) => void;
  change: (stretch: EditedStretch) => void;
  leave: () => void;
}

interface State extends OpenStretch {
  /** The `writtenAt` of the text: another one may take its place. */
  of: string;
  /** The `opened` for which the text before the editing is among the earlier results. */
  keptFor: string | undefined;
}

export function useStretchEditing(tool: ToolName, result: GeneratedText, isOff: boolean): StretchEditing {
  const [state, setState] = useState<State>();
  const open = state && !isOff && state.of === result.writtenAt ? located(state, result.text) : undefined;

  function change(stretch: EditedStretch): void {
    if (!open) return;
    changeDraft((draft) => {
      const kept = open.keptFor === open.opened ? draft : withText(draft, tool, result);
      return withEdit(kept, tool, wholeOf(stretch));
    });
    setState({ ...open, stretch, keptFor: open.opened });
  }

  return {
    about: result.about,
    open,
    begin: (begun) => setState({ ...begun, opened: begun.stretch.text, of: result.writtenAt, keptFor: undefined }),
    change,
    leave: () => {
      flushSync(() => setState(undefined));
      changeDraft(withEditedOutline);
      if (open) document.getElementById(open.button)?.focus();
    },
  };
}

function located(state: State, whole: string): State | undefined {
  const stretch = locatedStretch(state.stretch, whole);
  if (!stretch) return undefined;
  return stretch.text === state.stretch.text ? { ...state, stretch } : { ...state, stretch, opened: stretch.text };
}
