import { HeadingLevel, ImageRun, Paragraph } from "docx";

export interface PictureInDocx {
  title: string;
  /** The description of the picture for a reader who does not see it. */
  alt: string;
  png: Uint8Array;
  /** Its size in pixels of the page; the file may hold more. */
  width: number;
  height: number;
}

/** The area between the margins of a page, in pixels. */
const printArea = { width: 600, height: 820 };

/** A picture under its heading, made smaller where it would not fit on a page. */
export function pictureBlocks({ title, alt, png, width, height }: PictureInDocx): Paragraph[] {
  const scale = Math.min(1, printArea.width / width, printArea.height / height);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_3, text: title, keepNext: true }),
    new Paragraph({
      children: [
        new ImageRun({
          type: "png",
          data: png,
          transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
          altText: { title, description: alt, name: title },
        }),
      ],
    }),
  ];
}
