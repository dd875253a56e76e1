import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, isInTable } from "prosemirror-tables";
import { useState } from "react";
import { Button } from "../button/button";
import { Select } from "../form/select";
import { LinkField } from "./link-field";
import {
  toggleBold,
  emphasis,
  headingLevel,
  insertTable,
  hasMark,
  linkAt,
  listAt,
  setHeading,
  toggleList,
} from "./text-commands";
import classes from "./text-editor.module.css";
import { textSchema } from "./text-schema";
import { editorWords } from "./words";

const { nodes } = textSchema;

interface EditorToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  onLeave: () => void;
}

/** The kinds of a heading that a text gets by hand. */
const levels = [1, 2, 3, 4];

export function EditorToolbar({ state, run, onLeave }: EditorToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const level = headingLevel(state);
  const button = (label: string, command: Command, isPressed?: boolean) => (
    <Button
      key={label}
      variant="subtle"
      size="compact-sm"
      aria-pressed={isPressed}
      disabled={!command(state)}
      // The caret stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.toolbar} role="group" aria-label={editorWords.format}>
      <Select
        aria-label={editorWords.kind}
        className={classes.kind}
        value={level ?? ""}
        disabled={level === undefined || isInTable(state)}
        options={[
          ...(level === undefined ? [{ value: "", label: "" }] : []),
          { value: "0", label: editorWords.paragraph },
          ...[...levels, ...(level !== undefined && level > 4 ? [level] : [])].map((each) => ({
            value: String(each),
            label: editorWords.heading(each),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => run(setHeading(Number(value)))}
      />
      {button(editorWords.bold, toggleBold, hasMark(state, "strong"))}
      {button(editorWords.emphasis, emphasis, hasMark(state, "em"))}
      {button(editorWords.bullets, toggleList(nodes.bullet_list), listAt(state) === nodes.bullet_list)}
      {button(editorWords.numbers, toggleList(nodes.ordered_list), listAt(state) === nodes.ordered_list)}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isLinking}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setLinking(!isLinking)}
      >
        {editorWords.link}
      </Button>
      {isInTable(state)
        ? [
            button(editorWords.addRow, addRowAfter),
            button(editorWords.removeRow, deleteRow),
            button(editorWords.addColumn, addColumnAfter),
            button(editorWords.removeColumn, deleteColumn),
          ]
        : button(editorWords.insertTable, insertTable)}
      {button(editorWords.undo, undo)}
      {button(editorWords.redo, redo)}
      <Button className={classes.done} size="compact-sm" onClick={onLeave}>
        {editorWords.done}
      </Button>
      {isLinking && (
        <LinkField
          address={linkAt(state)}
          onEnd={(command) => {
            setLinking(false);
            run(command ?? (() => false));
          }}
        />
      )}
    </div>
  );
}
