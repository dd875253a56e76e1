import { ExternalHyperlink, InternalHyperlink, TextRun, type IRunOptions, type ParagraphChild } from "docx";
import type { PhrasingContent } from "mdast";
import { isBreakTag } from "../markdown/reading-lines";

export type RunStyle = Pick<
  IRunOptions,
  "bold" | "italics" | "strike" | "font" | "size" | "style" | "language" | "rightToLeft"
>;

/** The name of the place at which a note stands. */
export function noteAnchor(identifier: string): string {
  return `note-${identifier}`;
}

/** The inline content: words with their emphasis, code, links to the web and to mail. Images become their alt text. */
export function inlineRuns(nodes: PhrasingContent[], style: RunStyle = {}): ParagraphChild[] {
  return nodes.flatMap((node, nth): ParagraphChild[] => {
    switch (node.type) {
      case "text":
        return node.value
          .split("\n")
          .map((text, line) => new TextRun({ text, ...(line > 0 && { break: 1 }), ...style }));
      case "strong":
        return inlineRuns(node.children, { ...style, bold: true });
      case "emphasis":
        return inlineRuns(node.children, { ...style, italics: true });
      case "delete":
        return inlineRuns(node.children, { ...style, strike: true });
      case "inlineCode":
        return [new TextRun({ text: node.value, ...style, font: "Consolas", noProof: true })];
      case "html":
        return isBreakTag(node) ? [new TextRun({ text: "", break: 1 })] : [];
      case "break":
        return [new TextRun({ text: "", break: 1 })];
      case "link":
        return /^(https?:|mailto:)/i.test(node.url)
          ? [
              new ExternalHyperlink({
                link: node.url,
                children: inlineRuns(node.children, { ...style, style: "Hyperlink" }),
              }),
            ]
          : inlineRuns(node.children, style);
      case "footnoteReference":
        return [
          ...(nodes[nth - 1]?.type === "footnoteReference" ? [new TextRun({ text: ", ", superScript: true })] : []),
          new InternalHyperlink({
            anchor: noteAnchor(node.identifier),
            children: [new TextRun({ text: node.identifier, superScript: true, ...style, bold: false })],
          }),
        ];
      case "image":
        return node.alt ? [new TextRun({ text: node.alt, ...style })] : [];
      default:
        return "children" in node ? inlineRuns(node.children, style) : [];
    }
  });
}
