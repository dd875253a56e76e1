// Markdown as a Word document. The blocks are built here, the inline content in inline-runs.ts.
import {
  Bookmark,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from "docx";
import type { BlockContent, FootnoteDefinition, List, PhrasingContent, RootContent, Table as MdastTable } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { formatDateTime } from "../../domain/kernel/locale";
import {
  digitalSourceType,
  provenanceLine,
  provenanceProperties,
  type Provenance,
} from "../../domain/kernel/provenance";
import { coverBlocks, type DocumentCover } from "./document-cover";
import { documentStyles, noteStyle, numberedPages } from "./document-styles";
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

const numberingLevels = Array.from({ length: 9 }, (_, level) => ({
  level,
  format: LevelFormat.DECIMAL,
  text: `%${level + 1}.`,
  style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
}));

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
  const numbers: string[] = [];
  const blocks = parts.flatMap((part): Block[] => {
    if ("pictures" in part) return part.pictures.flatMap(pictureBlocks);
    const { children } = fromMarkdown(part.markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
    return new Blocks(languageStyle(part), numbers).of(children);
  });
  const document = new Document({
    title,
    creator: "",
    ...(provenance && provenanceMarks(provenance)),
    styles: documentStyles(cover?.colors),
    numbering: { config: numbers.map((reference) => ({ reference, levels: numberingLevels })) },
    sections: [...(cover ? [{ children: coverBlocks(title, cover) }] : []), { ...numberedPages(), children: blocks }],
  });
  return Packer.toBlob(document);
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

/**
 * The language and direction, as `lang` and `dir="auto"` on the screen: the first letter decides the side of its lines.
 */
function languageStyle({ markdown, language }: MarkdownPart): RunStyle {
  const first = /\p{L}/u.exec(markdown)?.[0] ?? "";
  const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    first,
  );
  return {
    ...(language !== undefined && { language: { value: language, eastAsia: language, bidirectional: language } }),
    ...(rightToLeft && { rightToLeft }),
  };
}

class Blocks {
  readonly #style: RunStyle;
  /** Each numbered list counts for itself, so each needs a numbering of its own. */
  readonly #numbers: string[];

  constructor(style: RunStyle, numbers: string[]) {
    this.#style = style;
    this.#numbers = numbers;
  }

  of(nodes: RootContent[], depth = 0): Block[] {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: RootContent, depth: number): Block[] {
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
        return [this.#paragraph({ children: this.#runs(node.children), ...indent })];
      case "list":
        return this.#list(node, depth);
      case "blockquote":
        return this.of(node.children, depth + 1);
      case "code":
        return node.value
          .split("\n")
          .map(
            (line) =>
              new Paragraph({ children: [new TextRun({ text: line, font: "Consolas" })], spacing: { after: 0 } }),
          );
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
    const reference = list.ordered ? this.#newNumbers() : undefined;
    const mark = reference ? { numbering: { reference, level: depth } } : { bullet: { level: depth } };
    return list.children.flatMap(({ children: [first, ...rest] }) => [
      first?.type === "paragraph"
        ? this.#paragraph({ children: this.#runs(first.children), ...mark })
        : this.#paragraph({ ...mark }),
      ...this.of(first?.type === "paragraph" ? rest : [first, ...rest].filter(isBlock), depth + 1),
    ]);
  }

  /** The note's place in the text, so that notes can end a section. */
  #note({ identifier, children }: FootnoteDefinition): Paragraph {
    const words = children.flatMap((child) => (child.type === "paragraph" ? this.#runs(child.children) : []));
    const number = new Bookmark({ id: noteAnchor(identifier), children: [new TextRun({ text: `${identifier}. ` })] });
    return this.#paragraph({ style: noteStyle, children: [number, ...words] });
  }

  #newNumbers(): string {
    const reference = `numbers-${this.#numbers.length}`;
    this.#numbers.push(reference);
    return reference;
  }

  #table({ children: rows }: MdastTable): Table {
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      ...(this.#style.rightToLeft && { visuallyRightToLeft: true }),
      rows: rows.map(
        ({ children: cells }, row) =>
          new TableRow({
            tableHeader: row === 0,
            children: cells.map(
              (cell) =>
                new TableCell({
                  children: [this.#paragraph({ children: this.#runs(cell.children, { bold: row === 0 }) })],
                }),
            ),
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

function isBlock(node: RootContent | undefined): node is BlockContent {
  return node !== undefined;
}
