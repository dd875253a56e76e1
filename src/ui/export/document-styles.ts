import { AlignmentType, Footer, PageNumber, Paragraph, TextRun, type IStylesOptions } from "docx";
import { agreedLocale } from "../../domain/kernel/agreed-locale";
import { exportWords } from "./words";

export interface DocumentColors {
  /** Of the headings, as "#0f5c4d". */
  heading: string;
  /** Of the line on the cover. */
  accent: string;
}

/** Of words that say no other: that of the page. */
export const documentLanguage = agreedLocale;

export const noteStyle = "note";

/** All other styles are based on it: without it other programs find no heading. */
const base = { style: "Normal" };

/** In half points, of the six levels. */
const headingSizes = [36, 28, 24, 22, 22, 22] as const;

/** The whole document's look; headings are coloured where it has colours of its own. */
export function documentStyles(colors: DocumentColors | undefined): IStylesOptions {
  const headings = headingSizes.map((size, nth) => [
    `heading${nth + 1}`,
    {
      run: { size, bold: true, ...(colors && { color: withoutHash(colors.heading) }) },
      paragraph: { keepNext: true, spacing: { before: 240, after: 80 } },
    },
  ]);
  return {
    default: {
      document: {
        run: { font: "Calibri", size: 22, language: { value: documentLanguage } },
        paragraph: { spacing: { after: 120 } },
      },
      ...(Object.fromEntries(headings) as object),
    },
    // The library bases styles on it, and does not define it.
    characterStyles: [{ id: "DefaultParagraphFont", name: exportWords.defaultCharacters }],
    paragraphStyles: [
      { id: base.style, name: base.style, quickFormat: true },
      { id: noteStyle, name: noteStyle, run: { size: 18 }, paragraph: { spacing: { after: 40 } } },
    ],
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
