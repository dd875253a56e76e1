import { BorderStyle, HeadingLevel, ImageRun, Paragraph, TextRun } from "docx";
import { withoutHash, type DocumentColors } from "./document-styles";
import type { PictureInDocx } from "./picture-blocks";

/** The first page of a document. */
export interface DocumentCover {
  /** The publisher of the document, beside their logo. */
  publisher: string;
  logo: PictureInDocx;
  colors: DocumentColors;
  /** The recipient. */
  subtitle?: string | undefined;
  /** Such as its date and version, one a line. */
  lines: readonly string[];
}

export function coverBlocks(title: string, { publisher, logo, colors, subtitle, lines }: DocumentCover): Paragraph[] {
  const { png, width, height, alt } = logo;
  return [
    new Paragraph({
      spacing: { after: 3000 },
      children: [
        new ImageRun({
          type: "png",
          data: png,
          transformation: { width, height },
          altText: { title: alt, description: alt, name: alt },
        }),
        new TextRun({ text: `  ${publisher}`, size: 32, bold: true }),
      ],
    }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { after: 240 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 24, space: 8, color: withoutHash(colors.accent) } },
      children: [new TextRun({ text: title, size: 64, bold: true, color: withoutHash(colors.heading) })],
    }),
    ...(subtitle === undefined
      ? []
      : [new Paragraph({ spacing: { after: 600 }, children: [new TextRun({ text: subtitle, size: 36 })] })]),
    ...lines.map((text) => new Paragraph({ text })),
  ];
}
