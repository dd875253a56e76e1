// Markdown as a Word document. The blocks are built here, the inline content in inline-runs.ts.
import {
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
} from "docx";
import type { BlockContent, List, Root, RootContent, Table as MdastTable } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { inlineRuns } from "./inline-runs";

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

/** A .docx file with the text; further blocks (pictures of charts, say) may stand at its end. */
export async function markdownDocx(title: string, markdown: string, appended: Block[] = []): Promise<Blob> {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const document = new Document({
    title,
    creator: "",
    styles: { default: { document: { run: { font: "Calibri", size: 22 }, paragraph: { spacing: { after: 120 } } } } },
    numbering: { config: numberedListsOf(root).map((reference) => ({ reference, levels: numberingLevels })) },
    sections: [{ children: [...new Blocks().of(root.children), ...appended] }],
  });
  return Packer.toBlob(document);
}

/** Each numbered list counts for itself, so each needs a numbering of its own. */
function numberedListsOf(root: Root): string[] {
  let count = 0;
  const walk = (node: RootContent | Root): void => {
    if (node.type === "list" && node.ordered) count += 1;
    if ("children" in node) node.children.forEach((child) => walk(child));
  };
  walk(root);
  return Array.from({ length: count }, (_, index) => `numbers-${index}`);
}

class Blocks {
  #numberedLists = 0;

  of(nodes: RootContent[], depth = 0): Block[] {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: RootContent, depth: number): Block[] {
    const indent = depth > 0 ? { indent: { left: 720 * depth } } : {};
    switch (node.type) {
      case "heading":
        return [
          new Paragraph({
            heading: headingLevels[node.depth - 1] ?? HeadingLevel.HEADING_6,
            children: inlineRuns(node.children),
          }),
        ];
      case "paragraph":
        return [new Paragraph({ children: inlineRuns(node.children), ...indent })];
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
        return [tableBlock(node), new Paragraph({})];
      case "thematicBreak":
        return [new Paragraph({ thematicBreak: true })];
      default:
        return [];
    }
  }

  #list(list: List, depth: number): Block[] {
    const reference = list.ordered ? `numbers-${this.#numberedLists++}` : undefined;
    const mark = reference ? { numbering: { reference, level: depth } } : { bullet: { level: depth } };
    return list.children.flatMap(({ children: [first, ...rest] }) => [
      first?.type === "paragraph"
        ? new Paragraph({ children: inlineRuns(first.children), ...mark })
        : new Paragraph({ ...mark }),
      ...this.of(first?.type === "paragraph" ? rest : [first, ...rest].filter(isBlock), depth + 1),
    ]);
  }
}

function isBlock(node: RootContent | undefined): node is BlockContent {
  return node !== undefined;
}

function tableBlock({ children: rows }: MdastTable): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ({ children: cells }, row) =>
        new TableRow({
          tableHeader: row === 0,
          children: cells.map(
            (cell) =>
              new TableCell({
                children: [new Paragraph({ children: inlineRuns(cell.children, { bold: row === 0 }) })],
              }),
          ),
        }),
    ),
  });
}
