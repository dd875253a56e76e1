// The commands of the buttons and keys of the editor.
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Plugin } from "prosemirror-state";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { textSchema } from "./text-schema";
import { editorKeys } from "./words";

const { nodes, marks } = textSchema;

export const toggleBold = toggleMark(marks.strong);
export const emphasis = toggleMark(marks.em);

/** The level of the heading at the caret, 0 for text; undefined elsewhere, such as in code. */
export function headingLevel({ selection: { $from } }: EditorState): number | undefined {
  const { type, attrs } = $from.parent;
  if (type === nodes.heading) return Number(attrs.level);
  return type === nodes.paragraph ? 0 : undefined;
}

export function setHeading(level: number): Command {
  return level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });
}

/** The list around the caret, the innermost. */
export function listAt({ selection: { $from } }: EditorState): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type;
  }
  return undefined;
}

/** Makes a list, ends one, or makes bullets of numbers. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const present = listAt(state);
    if (present === undefined) return wrapInList(type)(state, dispatch);
    if (present === type) return liftListItem(nodes.list_item)(state, dispatch);
    const { $from } = state.selection;
    const depth = Array.from({ length: $from.depth }, (_, nth) => $from.depth - nth).find(
      (each) => $from.node(each).type === present,
    );
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}

export const insertTable: Command = (state, dispatch) => {
  const cell = (type: NodeType) => type.create(null, nodes.paragraph.create());
  const row = (type: NodeType) => nodes.table_row.create(null, [cell(type), cell(type)]);
  if (isInTable(state)) return false;
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};

export function hasMark(state: EditorState, name: "strong" | "em" | "link"): boolean {
  const { from, to, $from, empty } = state.selection;
  const mark = marks[name];
  return empty ? !!mark.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, mark);
}

/** The address of the link at the caret, or of the first one in the selection. */
export function linkAt({ doc, selection: { $from, from, to } }: EditorState): string | undefined {
  const here = marks.link.isInSet($from.marks());
  let href = here && String(here.attrs.href);
  doc.nodesBetween(from, to, (node) => {
    const link = marks.link.isInSet(node.marks);
    if (link) href ??= String(link.attrs.href);
  });
  return href;
}

/** Sets the link of the selected words, or of the whole link at the caret; without words the address is written. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { $from, from, to, empty } = state.selection;
    const [start, end] = empty ? (linkAround(state) ?? [from, to]) : [from, to];
    const transaction = state.tr.removeMark(start, end, marks.link);
    if (href === undefined) {
      dispatch?.(transaction);
      return start < end;
    }
    const link = marks.link.create({ href });
    if (start === end) transaction.insert(start, textSchema.text(href, link.addToSet($from.marks())));
    else transaction.addMark(start, end, link);
    dispatch?.(transaction);
    return true;
  };
}

function linkAround({ selection: { $from } }: EditorState): [from: number, to: number] | undefined {
  const link = marks.link.isInSet($from.marks());
  if (!link) return undefined;
  const isLinked = (at: number) => link.isInSet($from.parent.child(at).marks);
  let [first, last] = [$from.index(), $from.index()];
  if (first >= $from.parent.childCount || !isLinked(first)) last = --first;
  while (first > 0 && isLinked(first - 1)) first--;
  while (last + 1 < $from.parent.childCount && isLinked(last + 1)) last++;
  const at = (index: number) => $from.posAtIndex(index, $from.depth);
  return [at(first), at(last + 1)];
}

/** In a cell there is one paragraph. */
const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false;
  const source = isInTable(state) ? "<br>" : "  \n";
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create({ source })).scrollIntoView());
  return true;
};

const breakCell: Command = (state, dispatch) => isInTable(state) && breakLine(state, dispatch);

/** Tab leaves the editor where it has nothing to do. */
export function textPlugins(leave: () => void): Plugin[] {
  const keys: Record<string, Command> = {
    Escape: () => {
      leave();
      return true;
    },
    [editorKeys.bold]: toggleBold,
    [editorKeys.emphasis]: emphasis,
    [editorKeys.undo]: undo,
    [editorKeys.redo]: redo,
    [editorKeys.redoToo]: redo,
    [editorKeys.breakLine]: chainCommands(exitCode, breakLine),
    Enter: chainCommands(breakCell, splitListItem(nodes.list_item)),
    Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
    [editorKeys.back]: chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
  };
  return [history(), keymap(keys), keymap(baseKeymap), tableEditing()];
}
