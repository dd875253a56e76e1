// Slides of Markdown as a PowerPoint file. Words that do not fit on a slide at a size that a room can read go on on
// another one; the size is reckoned by the length of the words, because no program says how high it will set them.
import type { PhrasingContent, RootContent, Table } from "mdast";
import { markdownTree } from "../markdown/markdown-tree";
import Deck from "pptxgenjs";
import { formatDateTime } from "../../domain/kernel/locale";
import { digitalSourceType, provenanceLine, type Provenance } from "../../domain/kernel/provenance";
import { isRightToLeft } from "./direction";
import { documentLanguage, withoutHash, type DocumentColors } from "./document-styles";
import { slideParagraphs, widthInEm, type SlideParagraph } from "./slide-paragraphs";
import { exportWords } from "./words";

export interface MarkdownSlide {
  /** The first slide of a part has its title in its middle. */
  isTitle?: true;
  title: string;
  /** Markdown. */
  body: string;
  /** Markdown, which stands in the notes. */
  notes: string;
  /** BCP 47, where it is known. */
  language?: string | undefined;
}

/** Inches, on a slide of 13.33 by 7.5. */
const titleBox = { x: 0.6, y: 0.35, w: 12.1, h: 1 };
const bodyBox = { x: 0.6, y: 1.55, w: 12.1, h: 5.2 };
/** Points; a room reads no smaller words. */
const sizes = [32, 28, 24, 20, 18, 16] as const;
const titleSizes = [30, 24, 20, 16] as const;
const mostOfTitle = 160;

const masters = { title: "TITLE", content: "CONTENT" } as const;

export interface DeckProperties {
  title: string;
  /** The origin of its words; undefined if no model wrote any of them. */
  provenance: Provenance | undefined;
  colors: DocumentColors;
}

/** A .pptx file with the slides. */
export async function slidesPptx(
  { title, provenance, colors }: DeckProperties,
  slides: readonly MarkdownSlide[],
): Promise<Blob> {
  const deck = new Deck();
  deck.layout = "LAYOUT_WIDE";
  deck.title = title;
  deck.author = ""; // we do not know who took the slides along, and the library would write its own name
  deck.company = "";
  if (provenance) deck.subject = `${provenanceLine(provenance, formatDateTime)} ${digitalSourceType(provenance)}`;
  defineMasters(deck, colors);
  for (const slide of slides)
    if (slide.isTitle) addTitleSlide(deck, slide);
    else addSlides(deck, slide);
  return (await deck.write({ outputType: "blob" })) as Blob;
}

function defineMasters(deck: Deck, colors: DocumentColors): void {
  const mark = { rect: { x: 0, y: 0, w: 0.18, h: 7.5, fill: { color: withoutHash(colors.accent) } } };
  const title = {
    name: "title",
    type: "title" as const,
    color: withoutHash(colors.heading),
    bold: true,
    margin: 0,
    align: "left" as const,
  };
  const slideNumber = { x: 12.2, y: 6.95, w: 0.7, h: 0.3, fontSize: 12, color: "595959", align: "right" as const };
  deck.defineSlideMaster({
    title: masters.title,
    objects: [
      mark,
      { placeholder: { options: { ...title, ...titleBox, y: 2.4, h: 2.7, valign: "middle", fontSize: 36 }, text: "" } },
    ],
  });
  deck.defineSlideMaster({
    title: masters.content,
    slideNumber,
    objects: [
      mark,
      { placeholder: { options: { ...title, ...titleBox, valign: "bottom" }, text: "" } },
      { placeholder: { options: { name: "body", type: "body", ...bodyBox, valign: "top", margin: 0 }, text: "" } },
    ],
  });
}

function addTitleSlide(deck: Deck, { title, language = documentLanguage }: MarkdownSlide): void {
  const words = shortTitle(title);
  const size =
    [40, 32, 24].find((each) => lineCount(boldWidth(words), each, titleBox.w) * each * 1.2 <= 2.7 * 72) ?? 20;
  deck
    .addSlide({ masterName: masters.title })
    .addText([{ text: words, options: lookOf(words, language) }], { placeholder: "title", fontSize: size });
}

function addSlides(deck: Deck, { title, body, notes, language = documentLanguage }: MarkdownSlide): void {
  const said = notes === "" ? "" : plainNotes(notes);
  for (const [nth, part] of partsOfBody(blocksOf(body)).entries()) {
    const slide = deck.addSlide({ masterName: masters.content });
    const words = shortTitle(nth === 0 ? title : exportWords.continued(title, nth + 1));
    const size = titleSizes.find(
      (each) => lineCount(boldWidth(words), each, titleBox.w) * each * 1.2 <= titleBox.h * 72,
    );
    slide.addText([{ text: words, options: lookOf(words, language) }], {
      placeholder: "title",
      fontSize: size ?? titleSizes[titleSizes.length - 1] ?? 16,
    });
    if ("rows" in part) {
      const rows = part.rows.map((cells, row) =>
        cells.map((text) => ({ text, options: { ...lookOf(text, language), bold: row === 0, fontSize: part.size } })),
      );
      const { x, y, w } = bodyBox;
      slide.addTable(rows, { x, y, w, border: { pt: 0.5, color: "8c8c8c" } });
    } else if (part.paragraphs.length > 0) {
      const runs = withStarts(part.paragraphs).flatMap((paragraph) => textRuns(paragraph, part.size, language));
      slide.addText(runs, { placeholder: "body", fontSize: part.size, paraSpaceAfter: part.size / 3 });
    }
    if (nth === 0 && said !== "") slide.addNotes(said);
  }
}

/** A language, and the side on which the words begin. */
function lookOf(words: string, lang: string) {
  return { lang, ...(isRightToLeft(words) && { rtlMode: true, align: "right" as const }) };
}

/** PowerPoint counts on by itself from the number with which a list begins on this slide. */
function withStarts(paragraphs: readonly SlideParagraph[]): SlideParagraph[] {
  const starts = new Map<number, { start: number; next: number }>();
  return paragraphs.map((paragraph) => {
    const { bullet, level } = paragraph;
    if (typeof bullet !== "number") return paragraph;
    const list = starts.get(level);
    const start = list?.next === bullet ? list.start : bullet;
    starts.set(level, { start, next: bullet + 1 });
    return { ...paragraph, bullet: start };
  });
}

function textRuns({ runs, bullet, level }: SlideParagraph, size: number, language: string) {
  const look = lookOf(runs.map(({ text }) => text).join(""), language);
  return runs.map(({ text, ...style }, nth) => ({
    text,
    options: {
      ...look,
      ...style,
      bullet: bulletOf(bullet, size),
      indentLevel: level,
      ...(nth === runs.length - 1 && { breakLine: true }),
    },
  }));
}

/** A number needs more room than a point. */
function bulletOf(bullet: boolean | number, size: number) {
  if (typeof bullet === "number") return { type: "number" as const, numberStartAt: bullet, indent: size * 2.2 };
  return bullet && { indent: size };
}

type SlidePart = { paragraphs: SlideParagraph[]; size: number } | { rows: string[][]; size: number };
type SlideBlock = { paragraphs: SlideParagraph[] } | { rows: string[][] };

function blocksOf(markdown: string): SlideBlock[] {
  const { children } = markdownTree(markdown);
  const blocks: SlideBlock[] = [];
  for (const node of children) {
    if (node.type === "table") blocks.push({ rows: cellTexts(node) });
    else {
      const paragraphs = slideParagraphs(node);
      const last = blocks.at(-1);
      if (last && "paragraphs" in last) last.paragraphs.push(...paragraphs);
      else blocks.push({ paragraphs });
    }
  }
  return blocks;
}

/** Each table has slides of its own, and at least one slide there is. */
function partsOfBody(blocks: readonly SlideBlock[]): SlidePart[] {
  const parts = blocks.flatMap((block) => ("rows" in block ? tableParts(block.rows) : textParts(block.paragraphs)));
  return parts.length > 0 ? parts : [{ paragraphs: [], size: sizes[0] }];
}

function textParts(paragraphs: readonly SlideParagraph[]): SlidePart[] {
  const height = (size: number, some: readonly SlideParagraph[]) =>
    some.reduce((sum, { width, level }) => sum + paragraphHeight(width, size, bodyBox.w - level * 0.5), 0);
  const size = sizes.find((each) => height(each, paragraphs) <= bodyBox.h * 72);
  if (size !== undefined) return [{ paragraphs: [...paragraphs], size }];
  const smallest = sizes[sizes.length - 1] ?? 16;
  return filled(paragraphs, (some) => height(smallest, some) <= bodyBox.h * 72).map((some) => ({
    paragraphs: some,
    size: smallest,
  }));
}

function tableParts([head = [], ...rows]: readonly string[][]): SlidePart[] {
  const column = bodyBox.w / Math.max(1, head.length);
  const rowHeight = (size: number, cells: readonly string[]) =>
    Math.max(...cells.map((text) => paragraphHeight(widthInEm(text), size, column - 0.2)), 0) + 8;
  const height = (size: number, some: readonly string[][]) =>
    [head, ...some].reduce((sum, cells) => sum + rowHeight(size, cells), 0);
  const size = [24, 20, 18, 16, 14, 12].find((each) => height(each, rows) <= bodyBox.h * 72) ?? 12;
  return filled(rows, (some) => height(size, some) <= bodyBox.h * 72).map((some) => ({ rows: [head, ...some], size }));
}

/** Groups of as many as fit, and of at least one. */
function filled<Entry>(entries: readonly Entry[], fits: (some: readonly Entry[]) => boolean): Entry[][] {
  const groups: Entry[][] = [[]];
  for (const entry of entries) {
    const last = groups.at(-1) ?? [];
    if (last.length > 0 && !fits([...last, entry])) groups.push([entry]);
    else last.push(entry);
  }
  return groups;
}

function paragraphHeight(width: number, size: number, inches: number): number {
  return lineCount(width, size, inches) * size * 1.25 + size / 3;
}

function boldWidth(words: string): number {
  return widthInEm(words) * 1.2;
}

/** `width` in em; a line is rarely filled to its end. */
function lineCount(width: number, size: number, inches: number): number {
  return Math.max(1, Math.ceil((width * size * 1.08) / (inches * 72)));
}

function cellTexts(table: Table): string[][] {
  const rows = table.children.map(({ children }) => children.map((cell) => wordsOfCell(cell.children)));
  const columns = Math.max(...rows.map(({ length }) => length), 1);
  return rows.map((cells) => [...cells, ...Array.from({ length: columns - cells.length }, () => "")]);
}

function wordsOfCell(nodes: readonly PhrasingContent[]): string {
  return slideParagraphs({ type: "paragraph", children: [...nodes] })
    .map(({ runs }) => runs.map(({ text }) => text).join(""))
    .join(" ");
}

/** The notes of a slide know no marks. */
function plainNotes(markdown: string): string {
  const { children } = markdownTree(markdown);
  return children.flatMap(plainBlock).join("\n\n");
}

function plainBlock(node: RootContent): string[] {
  if (node.type === "table")
    return [
      cellTexts(node)
        .map((cells) => cells.join(" · "))
        .join("\n"),
    ];
  return slideParagraphs(node).map(({ runs, bullet }) => {
    const mark = bullet === false ? "" : bullet === true ? "• " : `${bullet}. `;
    return mark + runs.map(({ text }) => text).join("");
  });
}

function shortTitle(title: string): string {
  const line = title.replace(/\s+/g, " ").trim();
  return line.length > mostOfTitle ? `${line.slice(0, mostOfTitle)}…` : line;
}
