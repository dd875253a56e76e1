// Markdown as a Word document. The blocks are built here, the inline content in inline-runs.ts.
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  StringContainer,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from "docx";
import type { BlockContent, FootnoteDefinition, List, PhrasingContent, RootContent, Table as MdastTable } from "mdast";
import { markdownTree } from "../markdown/markdown-tree";
import { formatDateTime } from "../../domain/kernel/locale";
import {
  digitalSourceType,
  provenanceLine,
  provenanceProperties,
  type Provenance,
} from "../../domain/kernel/provenance";
import { isRightToLeft } from "./direction";
import { coverBlocks, type DocumentCover } from "./document-cover";
import { documentLanguage, documentStyles, noteStyle, numberedPages } from "./document-styles";
import { inlineRuns, noteAnchor, type RunStyle } from "./inline-runs";
import { pictureBlocks, type PictureInDocx } from "./picture-blocks";

type Block = Paragraph | Table;

const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

/** A numbered list of its own, and the number that it begins with. */
interface Numbers {
  reference: string;
  start: number;
}

function listNumbering({ reference, start }: Numbers) {
  const levels = Array.from({ length: 9 }, (_, level) => ({
    level,
    start,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  }));
  return { reference, levels };
}

const columnAlignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

/** A table of more columns has smaller words, or it breaks them. */
const mostWideColumns = 5;

export interface MarkdownPart {
  markdown: string;
  /** The language of its words (BCP 47), where it is not the document's. */
  language?: string | undefined;
}

export interface DocumentProperties {
  title: string;
  /** The origin of its words; undefined if no model wrote any of them. */
  provenance: Provenance | undefined;
  /** Its first page, where it has one of its own. */
  cover?: DocumentCover | undefined;
}

/** Pictures of charts, say, where they belong in the text. */
interface PicturePart {
  pictures: readonly PictureInDocx[];
}

export type DocxPart = MarkdownPart | PicturePart;

/** A .docx file with the text. */
export async function markdownDocx(
  { title, provenance, cover }: DocumentProperties,
  parts: readonly DocxPart[],
): Promise<Blob> {
  const numbers: Numbers[] = [];
  const blocks = parts.flatMap((part): Block[] => {
    if ("pictures" in part) return part.pictures.flatMap(pictureBlocks);
    const { children } = markdownTree(part.markdown);
    return new Blocks(languageStyle(part), numbers).of(children);
  });
  const document = new Document({
    title,
    creator: cover?.publisher ?? "", // we do not know who took a text along, and the library writes "Un-named"
    lastModifiedBy: cover?.publisher ?? "",
    ...(provenance && provenanceMarks(provenance)),
    styles: documentStyles(cover?.colors),
    numbering: { config: numbers.map(listNumbering) },
    sections: [...(cover ? [{ children: coverBlocks(title, cover) }] : []), { ...numberedPages(), children: blocks }],
  });
  // oxlint-disable-next-line typescript/no-deprecated -- the library, whose version is fixed, has no option for it
  document.CoreProperties.addChildElement(new StringContainer("dc:language", mainLanguage(parts)));
  return Packer.toBlob(document);
}

/** The language of most words of which it is known. */
function mainLanguage(parts: readonly DocxPart[]): string {
  const lengths = new Map<string, number>();
  for (const part of parts) {
    if ("pictures" in part || part.language === undefined) continue;
    lengths.set(part.language, (lengths.get(part.language) ?? 0) + part.markdown.length);
  }
  return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0] ?? documentLanguage;
}

/** Core properties, which every file browser shows, and custom ones, each fact by its name. */
function provenanceMarks(provenance: Provenance) {
  const properties = provenanceProperties(provenance);
  return {
    description: provenanceLine(provenance, formatDateTime),
    keywords: digitalSourceType(provenance),
    customProperties: Object.entries(properties).map(([name, value]) => ({ name, value })),
  };
}

/** The language and direction, as `lang` and `dir="auto"` on the screen. */
function languageStyle({ markdown, language }: MarkdownPart): RunStyle {
  return {
    ...(language !== undefined && { language: { value: language, eastAsia: language, bidirectional: language } }),
    ...(isRightToLeft(markdown) && { rightToLeft: true }),
  };
}

class Blocks {
  readonly #style: RunStyle;
  /** Each numbered list counts for itself, so each needs a numbering of its own. */
  readonly #numbers: Numbers[];

  constructor(style: RunStyle, numbers: Numbers[]) {
    this.#style = style;
    this.#numbers = numbers;
  }

  of(nodes: RootContent[], depth = 0, look: IParagraphOptions = {}): Block[] {
    return nodes.flatMap((node, nth) => {
      return this.#block(
        node,
        depth,
        leadsOn(node, nodes[nth + 1], nodes[nth - 1]) ? { ...look, keepNext: true } : look,
      );
    });
  }

  #block(node: RootContent, depth: number, look: IParagraphOptions): Block[] {
    const indent = depth > 0 ? { indent: { left: 720 * depth } } : {};
    switch (node.type) {
      case "heading":
        return [
          this.#paragraph({
            heading: headingLevels[node.depth - 1] ?? HeadingLevel.HEADING_6,
            children: this.#runs(node.children),
          }),
        ];
      case "paragraph":
        return [this.#paragraph({ children: this.#runs(node.children), ...indent, ...look, keepLines: true })];
      case "list":
        return this.#list(node, depth);
      case "blockquote":
        return this.of(node.children, depth + 1, quotation);
      case "code":
        return node.value.split("\n").map((line, nth, { length }) => {
          const isLast = nth === length - 1;
          const text = new TextRun({ text: line, font: "Consolas", noProof: true });
          return new Paragraph({
            children: [text],
            ...indent,
            spacing: { after: isLast ? 120 : 0 },
            keepNext: !isLast || look.keepNext === true,
          });
        });
      case "table":
        return [this.#table(node), new Paragraph({})];
      case "footnoteDefinition":
        return [this.#note(node)];
      case "thematicBreak":
        return [new Paragraph({ thematicBreak: true })];
      default:
        return [];
    }
  }

  #list(list: List, depth: number): Block[] {
    const reference = list.ordered ? this.#newNumbers(list.start ?? 1) : undefined;
    const mark = reference ? { numbering: { reference, level: depth } } : { bullet: { level: depth } };
    return list.children.flatMap(({ checked, children: [first, ...rest] }, nth, { length }) => {
      const look = { ...mark, keepLines: true, keepNext: length <= mostKeptTogether && nth < length - 1 };
      const state = typeof checked === "boolean" ? [new TextRun(checked ? "☑ " : "☐ ")] : [];
      const words = first?.type === "paragraph" ? this.#runs(first.children) : [];
      const others = first?.type === "paragraph" ? rest : [first, ...rest].filter(isBlock);
      return [this.#paragraph({ children: [...state, ...words], ...look }), ...this.of(others, depth + 1)];
    });
  }

  /** The note's place in the text, so that notes can end a section. */
  #note({ identifier, children }: FootnoteDefinition): Paragraph {
    const words = children.flatMap((child) => (child.type === "paragraph" ? this.#runs(child.children) : []));
    const number = new Bookmark({ id: noteAnchor(identifier), children: [new TextRun({ text: `${identifier}. ` })] });
    return this.#paragraph({ style: noteStyle, children: [number, ...words] });
  }

  #newNumbers(start: number): string {
    const reference = `numbers-${this.#numbers.length}`;
    this.#numbers.push({ reference, start });
    return reference;
  }

  #table({ children: rows, align }: MdastTable): Table {
    const size = (rows[0]?.children.length ?? 0) > mostWideColumns ? { size: 16 } : {};
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      ...(this.#style.rightToLeft && { visuallyRightToLeft: true }),
      rows: rows.map(
        ({ children: cells }, row) =>
          new TableRow({
            ...(row === 0 && { tableHeader: true }),
            cantSplit: true,
            children: cells.map((cell, column) => {
              const alignment = columnAlignments[align?.[column] ?? "left"];
              const children = this.#runs(cell.children, { ...size, bold: row === 0 });
              return new TableCell({
                children: [this.#paragraph({ children, ...(align?.[column] && { alignment }) })],
              });
            }),
          }),
      ),
    });
  }

  #runs(nodes: PhrasingContent[], style: RunStyle = {}): ParagraphChild[] {
    return inlineRuns(nodes, { ...this.#style, ...style });
  }

  #paragraph(options: IParagraphOptions): Paragraph {
    return new Paragraph({ ...options, ...(this.#style.rightToLeft && { bidirectional: true }) });
  }
}

/** The line at the side of a quotation. */
const quotation: IParagraphOptions = {
  border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: "999999" } },
};

/**
 * A page does not end behind a line that is bold as a whole, as a question's is, or behind its code, which its options
 * follow, nor before a list, code or a table.
 */
function leadsOn(node: RootContent, next: RootContent | undefined, previous: RootContent | undefined): boolean {
  if (!next) return false;
  if (node.type === "code") return next.type === "paragraph" && isBoldLine(previous);
  return node.type === "paragraph" && (isBoldLine(node) || ["list", "code", "table"].includes(next.type));
}

function isBoldLine(node: RootContent | undefined): boolean {
  return node?.type === "paragraph" && node.children.length === 1 && node.children[0]?.type === "strong";
}

/** A list such as a question's options stays on one page; a longer one may be parted. */
const mostKeptTogether = 12;

function isBlock(node: RootContent | undefined): node is BlockContent {
  return node !== undefined;
}
