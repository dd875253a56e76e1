// A document of the editor in the form in which Markdown can say it: white space at the edge of bold type is not bold,
// no line begins or ends with a blank, empty paragraphs are nothing, and two lists below each other are one.
import type { Mark, Node } from "prosemirror-model";
import { textSchema } from "./text-schema";

const { nodes, marks: known } = textSchema;

/** A stretch of one look; a break is a `\n`. */
export interface Piece {
  text: string;
  marks: readonly Mark[];
  /** The Markdown of a break, or of a mark of the product. */
  source?: string;
}

/** The words of a paragraph, a heading or a cell. */
export function stretchesIn(block: Node): Piece[] {
  const cut = block.children.flatMap((node): Piece[] => {
    if (node.type === nodes.hard_break) return [{ text: "\n", marks: node.marks, source: String(node.attrs.source) }];
    if (node.type === nodes.chip)
      return [{ text: String(node.attrs.text), marks: node.marks, source: String(node.attrs.text) }];
    const text = node.text ?? "";
    if (known.code.isInSet(node.marks)) return [{ text, marks: node.marks }];
    return text.split(/([ \t]+)/).flatMap((part) => (part === "" ? [] : [{ text: part, marks: node.marks }]));
  });
  const hoisted = cut.map((piece, at) => (isBlank(piece) ? { ...piece, marks: marksAround(cut, at) } : piece));
  const lines = joinedPieces(hoisted);
  const said = lines.flatMap((piece, at) => {
    if (piece.source !== undefined || known.code.isInSet(piece.marks)) return [piece];
    const begun = isEdge(lines[at - 1]) ? piece.text.replace(/^[ \t]+/, "") : piece.text;
    const text = isEdge(lines[at + 1]) ? begun.replace(/[ \t]+$/, "") : begun;
    return text === "" ? [] : [{ ...piece, text }];
  });
  while (isBreak(said.at(-1))) said.pop();
  while (isBreak(said[0])) said.shift();
  return said;
}

/** A line begins and ends without a blank. */
function isEdge(piece: Piece | undefined): boolean {
  return piece === undefined || isBreak(piece);
}

function isBreak(piece: Piece | undefined): boolean {
  return piece?.text === "\n" && piece.source !== undefined;
}

function isBlank({ text, marks }: Piece): boolean {
  return text.trim() === "" && !known.code.isInSet(marks);
}

/** The marks that white space has in common with the words on both sides. */
function marksAround(pieces: readonly Piece[], at: number): readonly Mark[] {
  const before = pieces.slice(0, at).findLast((piece) => !isBlank(piece));
  const after = pieces.slice(at).find((piece) => !isBlank(piece));
  const shared = before?.marks.filter((mark) => mark.type !== known.code && mark.isInSet(after?.marks ?? [])) ?? [];
  return shared;
}

function joinedPieces(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const isSame = last && last.source === undefined && piece.source === undefined && sameMarks(last, piece);
    if (isSame) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}

function sameMarks({ marks: one }: Piece, { marks: other }: Piece): boolean {
  return one.length === other.length && one.every((mark) => mark.isInSet(other));
}

/** The blocks within a node that say something. */
export function blocksIn(node: Node): Node[] {
  const said = node.children.filter(
    (block, at) => !isNothing(block) || (node.type === nodes.list_item && at === 0 && node.childCount === 1),
  );
  const all: Node[] = [];
  for (const block of said) {
    const last = all.at(-1);
    if (last && isListBlock(block) && last.type === block.type)
      all[all.length - 1] = last.copy(last.content.append(block.content));
    else all.push(block);
  }
  return all;
}

export function isNothing(block: Node): boolean {
  return (block.type === nodes.paragraph || block.type === nodes.heading) && stretchesIn(block).length === 0;
}

export function isListBlock({ type }: Node): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list;
}

/** The meaning of a document; two documents with the same meaning are shown alike. */
export function saidBy(doc: Node): string {
  return JSON.stringify(meaning(doc));
}

function meaning(node: Node): unknown {
  if (node.type === nodes.code_block) return ["code", node.attrs.lang ?? "", node.textContent];
  if (node.isTextblock) {
    const words = joinedPieces(
      stretchesIn(node).map(({ text, marks }) => ({ text, marks: withoutBareLinks(text, marks) })),
    );
    return [node.type.name, node.attrs.level ?? "", words.map(({ text, marks }) => [text, marks.map(markName).sort()])];
  }
  const isTable = node.type === nodes.table || node.type === nodes.table_row;
  const name = node.type === nodes.table_header ? nodes.table_cell.name : node.type.name;
  const about = [node.attrs.start ?? "", node.attrs.checked ?? "", node.attrs.align ?? ""];
  const within = isTable || name === nodes.table_cell.name ? node.children : blocksIn(node);
  return [name, about, within.map(meaning)];
}

/** An address that is typed becomes a link by itself. */
function withoutBareLinks(text: string, marks: readonly Mark[]): readonly Mark[] {
  const isBare = ({ type, attrs }: Mark) =>
    type === known.link && [text, `http://${text}`, `mailto:${text}`].includes(String(attrs.href));
  return marks.filter((mark) => !isBare(mark));
}

function markName({ type, attrs }: Mark): string {
  return [type.name, attrs.href ?? "", attrs.title ?? ""].join(" ");
}
