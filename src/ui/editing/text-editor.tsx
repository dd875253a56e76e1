// A stretch of Markdown as it is read, to be typed into.
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection, type Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Prose } from "../page/prose";
import { EditorToolbar } from "./editor-toolbar";
import type { FindMarks, ReadText } from "./read-text";
import { textPlugins } from "./text-commands";
import classes from "./text-editor.module.css";
import { editorWords } from "./words";
import { markdownOfDocument } from "./write-text";

/** A place in the window. */
export interface PressedAt {
  left: number;
  top: number;
  /** The words of the pressed paragraph up to there, where the browser tells. */
  before?: string | undefined;
}

interface TextEditorProps {
  label: string;
  /** The text as it was read at first; what is typed changes it from there. */
  read: ReadText;
  findMarks: FindMarks;
  language?: string | undefined;
  /** The caret's first place, near which the words were pressed; the beginning if undefined. */
  pressedAt?: PressedAt | undefined;
  onChange: (markdown: string) => void;
  onLeave: () => void;
}

export function TextEditor({ label, read, findMarks, language, pressedAt, onChange, onLeave }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const hintId = useId();
  const leave = useEffectEvent(onLeave);
  const type = useEffectEvent((next: EditorState, isChanged: boolean) => {
    setState(next);
    if (isChanged) onChange(markdownOfDocument(next.doc, read, findMarks));
  });
  const first = useEffectEvent(() => ({ doc: read.doc, attributes: attributesOf(label, hintId, language), pressedAt }));

  useEffect(() => {
    // The editor fills the running text itself.
    const mount = place.current?.querySelector("div");
    if (!mount) return undefined;
    const { doc, attributes, ...begun } = first();
    const created = new EditorView(
      { mount },
      {
        state: EditorState.create({ doc, plugins: textPlugins(() => leave()) }),
        attributes,
        dispatchTransaction: (transaction) => {
          created.updateState(created.state.apply(transaction));
          type(created.state, transaction.docChanged);
        },
      },
    );
    setView(created);
    placeCaret(created, begun.pressedAt);
    return () => created.destroy();
  }, []);

  function run(command: Command): void {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  return (
    <div className={classes.editor}>
      {state && <EditorToolbar state={state} run={run} onLeave={onLeave} />}
      <div ref={place}>
        <Prose>{null}</Prose>
      </div>
      <p id={hintId} className={classes.hint}>
        {editorWords.hint}
      </p>
    </div>
  );
}

function attributesOf(label: string, hintId: string, language: string | undefined): Record<string, string> {
  const names = { "aria-label": label, "aria-describedby": hintId, dir: "auto" };
  return { role: "textbox", "aria-multiline": "true", ...names, ...(language !== undefined && { lang: language }) };
}

function placeCaret(view: EditorView, pressedAt: PressedAt | undefined): void {
  view.focus();
  const { doc, tr } = view.state;
  const found = pressedAt && (placeBehind(doc, pressedAt.before) ?? view.posAtCoords(pressedAt)?.pos);
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(found ?? 0))));
}

/** The place behind these words at the beginning of a paragraph; readers see no marks of the product. */
function placeBehind(doc: Node, before: string | undefined): number | undefined {
  let found: number | undefined;
  if (before === undefined || before.trim() === "") return undefined;
  doc.descendants((block, at) => {
    if (found !== undefined || !block.isTextblock) return found === undefined;
    let words = "";
    block.forEach((node, offset) => {
      const text = node.text ?? "";
      const left = before.length - words.length;
      if (found === undefined && text.length >= left && (words + text).startsWith(before))
        found = at + 1 + offset + left;
      words += text;
    });
    return false;
  });
  return found;
}
