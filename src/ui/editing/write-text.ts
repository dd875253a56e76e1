// A document of the editor as Markdown. A block that was not changed is written as it was, byte for byte. A changed one
// is written without a backslash if it reads the same without, because people and other readers of the text see them.
import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent, TableRow, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown, type Options } from "mdast-util-to-markdown";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import { blocksIn, isListBlock, isNothing, saidBy, stretchesIn, type Piece } from "./plain-document";
import { readText, type FindMarks, type ReadText } from "./read-text";
import { textSchema } from "./text-schema";

const { nodes, marks: known } = textSchema;

declare module "mdast" {
  interface TextData {
    /** It is written as it is. */
    isWritten?: boolean;
  }
}

/** The Markdown of a document that was read from `from` and changed since. */
export function markdownOfDocument(doc: Node, from: ReadText, findMarks: FindMarks): string {
  const blocks = doc.children.filter((block) => from.written.has(block) || !isNothing(block));
  const meaning = saidBy(doc);
  const isSame = (text: string) => {
    const read = readText(text, findMarks);
    return read !== undefined && saidBy(read.doc) === meaning;
  };
  const style = styleOf(from);
  const anew = (block: Node) => blockText(block, style, findMarks);
  const asWritten = blocks.map((block) => from.written.get(block)?.text ?? anew(block));
  const [before = "", after = ""] = [from.gaps[0], from.gaps.at(-1)];
  const around = (gaps: (nth: number) => string, texts = asWritten) =>
    before +
    texts.map((text, nth) => (nth === 0 ? text : gaps(nth) + text)).join("") +
    (blocks.length > 0 ? after : "");
  const keptGaps = (nth: number) => gapBefore(blocks, nth, from);
  const kept = around(keptGaps);
  if (isSame(kept)) return kept;
  const apart = around(() => "\n\n");
  if (isSame(apart)) return apart;
  // Code that ended the text may lack its own end, and would take in what stands behind it now.
  const last = blocks.findIndex((block) => from.written.get(block)?.at === from.written.size - 1);
  const code = blocks[last];
  if (code?.type !== nodes.code_block) return kept;
  const ended = around(keptGaps, asWritten.with(last, anew(code)));
  return isSame(ended) ? ended : kept;
}

/** The white space between two blocks, as it was where both stood beside each other. */
function gapBefore(blocks: readonly Node[], nth: number, { written, gaps }: ReadText): string {
  const [before, after] = [blocks[nth - 1], blocks[nth]].map((block) => block && written.get(block)?.at);
  const isKept = before !== undefined && after === before + 1;
  const gap = isKept ? gaps[after] : blocks.length === written.size ? gaps[nth] : undefined;
  return gap ?? "\n\n";
}

/** Markdown cannot say every mix of marks, such as bold within an address. Such a block keeps its words alone. */
function blockText(block: Node, style: Options, findMarks: FindMarks): string {
  const saysSame = (text: string, of: Node) => {
    const read = readText(text, findMarks);
    return read !== undefined && saidBy(read.doc) === saidBy(nodes.doc.create(null, of));
  };
  const [plain, escaped] = [true, false].map((isPlain) => serialized([block], style, isPlain).trimEnd());
  if (plain !== undefined && saysSame(plain, block)) return plain;
  if (escaped !== undefined && saysSame(escaped, block)) return escaped;
  return serialized([withoutMarksIn(block)], style, false).trimEnd();
}

function withoutMarksIn(node: Node): Node {
  return node.isInline ? node.mark([]) : node.copy(Fragment.from(node.children.map(withoutMarksIn)));
}

/** The signs of lists in a text. */
function styleOf({ written }: ReadText): Options {
  const text = [...written.values()].map((block) => block.text).join("\n");
  const bullet = /^[ \t]*([-*+])[ \t]/m.exec(text)?.[1] as "-" | "*" | "+" | undefined;
  const isBracket = /^[ \t]*\d{1,9}\)[ \t]/m.test(text);
  return { bullet: bullet ?? "-", bulletOther: bullet === "*" ? "-" : "*", bulletOrdered: isBracket ? ")" : "." };
}

function serialized(blocks: readonly Node[], style: Options, isPlain: boolean): string {
  const handlers: Options["handlers"] = {
    text: (node: Text, _, state, info) => (isPlain || node.data?.isWritten ? node.value : state.safe(node.value, info)),
  };
  return toMarkdown(
    { type: "root", children: blocks.map(blockOf) },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      ...style,
      ...{ emphasis: "*", strong: "*", rule: "-", fences: true, listItemIndent: "one", handlers },
    },
  );
}

function blockOf(block: Node): RootContent {
  const { type, attrs } = block;
  if (type === nodes.heading)
    return { type: "heading", depth: Number(attrs.level) as 1, children: phrasing(stretchesIn(block)) };
  if (type === nodes.blockquote) return { type: "blockquote", children: within(block) };
  if (isListBlock(block)) return markdownList(block);
  if (type === nodes.table) return tableOf(block);
  if (type === nodes.horizontal_rule) return { type: "thematicBreak" };
  if (type === nodes.code_block)
    return {
      type: "code",
      lang: attrs.lang as string | null,
      meta: attrs.meta as string | null,
      value: block.textContent,
    };
  return { type: "paragraph", children: phrasing(stretchesIn(block)) };
}

function within(block: Node): (BlockContent | DefinitionContent)[] {
  return blocksIn(block).map(blockOf) as BlockContent[];
}

function markdownList(list: Node): RootContent {
  return {
    type: "list",
    ordered: list.type === nodes.ordered_list,
    start: list.type === nodes.ordered_list ? Number(list.attrs.start) : null,
    spread: Boolean(list.attrs.spread),
    children: list.children.map((item) => {
      const children = within(item);
      const isSpread = children.some(({ type }, at) => type === "paragraph" && children[at - 1]?.type === type);
      const isEmpty = children.length === 1 && children[0]?.type === "paragraph" && children[0].children.length === 0;
      return {
        type: "listItem",
        checked: item.attrs.checked as boolean | null,
        spread: Boolean(item.attrs.spread) || isSpread,
        children: isEmpty ? [] : children,
      };
    }),
  };
}

function tableOf(table: Node): RootContent {
  const head = table.firstChild?.children ?? [];
  return {
    type: "table",
    align: head.map(({ attrs }) => attrs.align as "left" | null),
    children: table.children.map((row): TableRow => ({
      type: "tableRow",
      children: row.children.map(({ firstChild }) => ({
        type: "tableCell",
        children: phrasing(firstChild ? stretchesIn(firstChild).map(inCell) : []),
      })),
    })),
  };
}

/** A row of a table is one line. */
function inCell(piece: Piece): Piece {
  return piece.text === "\n" && !piece.source?.startsWith("<") ? { ...piece, source: "<br>" } : piece;
}

/** Words in the marks around them: the mark that reaches furthest is the outer one. */
function phrasing(pieces: readonly Piece[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (!piece) break;
    const reach = (mark: Mark) => {
      const end = pieces.findIndex(({ marks }, nth) => nth > at && !mark.isInSet(marks));
      return end < 0 ? pieces.length : end;
    };
    const outer = piece.marks
      .filter(({ type }) => type !== known.code)
      .sort((one, other) => reach(other) - reach(one))[0];
    const end = outer ? reach(outer) : at + 1;
    if (outer) {
      const inner = pieces.slice(at, end).map((each) => ({ ...each, marks: outer.removeFromSet(each.marks) }));
      all.push(marked(outer, phrasing(inner)));
    } else all.push(inlineOf(piece));
    at = end;
  }
  return all;
}

function marked({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === known.link)
    return {
      type: "link",
      url: String(attrs.href),
      title: attrs.title as string | null,
      children,
    } as Nodes as PhrasingContent;
  return { type: type === known.strong ? "strong" : "emphasis", children };
}

function inlineOf({ text, marks, source }: Piece): PhrasingContent {
  if (source !== undefined) return { type: "text", value: source, data: { isWritten: true } };
  return known.code.isInSet(marks) ? { type: "inlineCode", value: text } : { type: "text", value: text };
}
