// Markdown as a document of the editor. What the schema has no place for makes the text unreadable here, as a whole: it
// is then edited as Markdown, and nothing of it gets lost.
import { markdownTree } from "../markdown/markdown-tree";
import type { List, Nodes, PhrasingContent, RootContent, Table } from "mdast";
import type { Mark, Node } from "prosemirror-model";
import { isBreakTag } from "../markdown/reading-lines";
import { textSchema } from "./text-schema";

/** A stretch of a text that stays whole. */
interface FixedMark {
  at: number;
  text: string;
  /** For screen readers; the text itself if it says enough. */
  name?: string;
}

/** Finds the marks of the product in plain text. */
export type FindMarks = (text: string) => readonly FixedMark[];

/** The blocks of a Markdown text with what stands before, between and behind them. */
export interface ReadText {
  doc: Node;
  /** Each block as it is written, with its place. */
  written: ReadonlyMap<Node, { text: string; at: number }>;
  /** One more than there are blocks. */
  gaps: readonly string[];
}

class NoPlace extends Error {}

const { nodes, marks } = textSchema;

/** Undefined if the text has something that the editor cannot show. */
export function readText(markdown: string, findMarks: FindMarks): ReadText | undefined {
  try {
    // The tree leaves out the mark of the byte order, and counts from behind it.
    const mark = markdown.startsWith("\uFEFF") ? "\uFEFF" : "";
    const text = markdown.slice(mark.length);
    const { gaps, ...read } = readDocument(text, new TextReader(text, findMarks));
    return { ...read, gaps: gaps.map((gap, nth) => (nth === 0 ? mark + gap : gap)) };
  } catch (error) {
    // A RangeError: the parts do not go together in the schema.
    if (error instanceof NoPlace || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readDocument(markdown: string, reader: TextReader): ReadText {
  const written = new Map<Node, { text: string; at: number }>();
  const gaps: string[] = [];
  let end = 0;
  const blocks = markdownTree(markdown).children.map((block, at) => {
    const node = reader.block(block);
    node.check();
    const [from, to] = sourceRange(block);
    written.set(node, { text: markdown.slice(from, to), at });
    gaps.push(markdown.slice(end, from));
    end = to;
    return node;
  });
  gaps.push(markdown.slice(end));
  // A caret needs a line to go to.
  const last = blocks.at(-1);
  const closing = last?.type === nodes.paragraph || last?.type === nodes.heading ? [] : [nodes.paragraph.create()];
  return { doc: nodes.doc.createChecked(null, [...blocks, ...closing]), written, gaps };
}

class TextReader {
  readonly #markdown: string;
  readonly #findMarks: FindMarks;

  constructor(markdown: string, findMarks: FindMarks) {
    this.#markdown = markdown;
    this.#findMarks = findMarks;
  }

  block(block: RootContent): Node {
    switch (block.type) {
      case "paragraph":
        return nodes.paragraph.createChecked(null, this.#inline(block.children));
      case "heading":
        return nodes.heading.createChecked({ level: block.depth }, this.#inline(block.children));
      case "blockquote":
        return nodes.blockquote.createChecked(null, this.#blocks(block.children));
      case "list":
        return this.#list(block);
      case "table":
        return this.#table(block);
      case "code":
        return this.#code(block);
      case "thematicBreak":
        return nodes.horizontal_rule.create();
      default:
        throw new NoPlace(block.type);
    }
  }

  #blocks(blocks: readonly RootContent[]): Node[] {
    return blocks.map((block) => this.block(block));
  }

  #list({ ordered, start, spread, children }: List): Node {
    const items = children.map((item) => {
      const first = item.children.length === 0 ? [nodes.paragraph.create()] : [];
      const attrs = { checked: item.checked ?? null, spread: item.spread ?? false };
      return nodes.list_item.createChecked(attrs, [...first, ...this.#blocks(item.children)]);
    });
    return ordered
      ? nodes.ordered_list.createChecked({ start: start ?? 1, spread: spread ?? false }, items)
      : nodes.bullet_list.createChecked({ spread: spread ?? false }, items);
  }

  #table({ align, children }: Table): Node {
    const width = children[0]?.children.length ?? 0;
    const rows = children.map((row, nth) => {
      // A row may be shorter or longer than its head; a longer one would lose cells.
      if (row.children.length > width) throw new NoPlace("cells");
      const type = nth === 0 ? nodes.table_header : nodes.table_cell;
      const cells = Array.from({ length: width }, (_, column) =>
        type.createChecked(
          { align: align?.[column] ?? null },
          nodes.paragraph.createChecked(null, this.#inline(row.children[column]?.children ?? [])),
        ),
      );
      return nodes.table_row.createChecked(null, cells);
    });
    return nodes.table.createChecked(null, rows);
  }

  #code(code: Extract<RootContent, { type: "code" }>): Node {
    const attrs = { lang: code.lang ?? null, meta: code.meta ?? null };
    return nodes.code_block.createChecked(attrs, code.value === "" ? [] : textSchema.text(code.value));
  }

  #inline(parts: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] {
    return parts.flatMap((part): Node[] => {
      switch (part.type) {
        case "text":
          return this.#text(part.value, around);
        case "strong":
          return this.#inline(part.children, marks.strong.create().addToSet(around));
        case "emphasis":
          return this.#inline(part.children, marks.em.create().addToSet(around));
        case "link":
          return this.#inline(
            part.children,
            marks.link.create({ href: part.url, title: part.title ?? null }).addToSet(around),
          );
        case "inlineCode":
          return [textSchema.text(part.value, marks.code.create().addToSet(around))];
        case "break":
          return [broken(this.#slice(part).startsWith("\\") ? "\\\n" : "  \n", around)];
        case "html":
          if (isBreakTag(part)) return [broken(part.value, around)];
          throw new NoPlace(part.type);
        default:
          throw new NoPlace(part.type);
      }
    });
  }

  #text(value: string, around: readonly Mark[]): Node[] {
    const parts: Node[] = [];
    let end = 0;
    for (const { at, text, name = text } of this.#findMarks(value)) {
      parts.push(...linesOfText(value.slice(end, at), around), nodes.chip.create({ text, name }, null, around));
      end = at + text.length;
    }
    return [...parts, ...linesOfText(value.slice(end), around)];
  }

  #slice(node: Nodes): string {
    return this.#markdown.slice(...sourceRange(node));
  }
}

/** A line's end within a paragraph is a break for readers, too. */
function linesOfText(value: string, around: readonly Mark[]): Node[] {
  return value
    .split(/\r\n|\r|\n/)
    .flatMap((line, nth) => [
      ...(nth > 0 ? [broken("\n", around)] : []),
      ...(line === "" ? [] : [textSchema.text(line, around)]),
    ]);
}

function broken(source: string, around: readonly Mark[]): Node {
  return nodes.hard_break.create({ source }, null, around);
}

function sourceRange({ position }: Nodes): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
