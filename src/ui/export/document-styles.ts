import { AlignmentType, Footer, PageNumber, Paragraph, TextRun, type IStylesOptions } from "docx";

export interface DocumentColors {
  /** Of the headings, as "#0f5c4d". */
  heading: string;
  /** Of the line on the cover. */
  accent: string;
}

export const noteStyle = "note";

const headingSizes = [36, 28, 24, 22] as const;

/** The whole document's look; headings are coloured where it has colours of its own. */
export function documentStyles(colors: DocumentColors | undefined): IStylesOptions {
  const headings = headingSizes.map((size, nth) => [
    `heading${nth + 1}`,
    { run: { size, bold: true, color: colors && withoutHash(colors.heading) }, paragraph: { keepNext: true } },
  ]);
  return {
    default: {
      document: { run: { font: "Calibri", size: 22 }, paragraph: { spacing: { after: 120 } } },
      ...(colors && (Object.fromEntries(headings) as object)),
    },
    paragraphStyles: [{ id: noteStyle, name: noteStyle, run: { size: 18 }, paragraph: { spacing: { after: 40 } } }],
  };
}

/** The number of each page and of all, at its foot. */
export function numberedPages() {
  const numbers = new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: 18 });
  return {
    footers: {
      default: new Footer({ children: [new Paragraph({ alignment: AlignmentType.END, children: [numbers] })] }),
    },
  };
}

/** Returns the colour in Word's form. */
export function withoutHash(color: string): string {
  return color.replace(/^#/, "");
}
