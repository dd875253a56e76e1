// Markdown as the paragraphs of a slide: runs of words with their look, and the mark of a list before them.
import type { PhrasingContent, RootContent } from "mdast";
import { isBreakTag } from "../markdown/reading-lines";

interface SlideRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  fontFace?: string;
  hyperlink?: { url: string };
}

export interface SlideParagraph {
  runs: SlideRun[];
  /** True for a point before it, or the number in a list. */
  bullet: boolean | number;
  level: number;
  /** In em. */
  width: number;
}

const codeLook = { font: "Consolas" };

type RunLook = Omit<SlideRun, "text">;

/** A longer line is parted at a blank, because it would not fit on a slide alone. */
const mostOfParagraph = 1200;
const linesThatFit = new RegExp(`.{1,${mostOfParagraph}}(?: |$)|.{1,${mostOfParagraph}}`, "gu");

export function slideParagraphs(node: RootContent, level = 0, look: RunLook = {}): SlideParagraph[] {
  switch (node.type) {
    case "heading":
      return paragraphs(node.children, level, { ...look, bold: true });
    case "paragraph":
      return paragraphs(node.children, level, look);
    case "list":
      return node.children.flatMap(({ children, checked }, nth) => {
        const [first, ...rest] = children.flatMap((child) =>
          slideParagraphs(child, child.type === "list" ? level + 1 : level, look),
        );
        if (!first) return [];
        const state = typeof checked === "boolean" ? [{ text: checked ? "☑ " : "☐ " }] : [];
        const bullet = node.ordered ? (node.start ?? 1) + nth : true;
        return [{ ...first, runs: [...state, ...first.runs], bullet }, ...rest];
      });
    case "blockquote":
      return node.children.flatMap((child) => slideParagraphs(child, level, { ...look, italic: true }));
    case "code":
      return node.value.split("\n").flatMap((line) => asLines([{ text: line, fontFace: codeLook.font }], level));
    case "footnoteDefinition":
      return node.children.flatMap((child) => slideParagraphs(child, level, look));
    default:
      return [];
  }
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** The width of words in em: half of one for a letter, and one for a character of East Asia. */
export function widthInEm(words: string): number {
  return (words.length + (words.match(eastAsian)?.length ?? 0)) / 2;
}

function paragraphs(nodes: readonly PhrasingContent[], level: number, look: RunLook): SlideParagraph[] {
  return asLines(
    nodes.flatMap((node) => runsIn(node, look)),
    level,
  );
}

/** A line break begins a paragraph of its own. */
function asLines(runs: readonly SlideRun[], level: number): SlideParagraph[] {
  const lines: SlideRun[][] = [[]];
  for (const { text, ...look } of runs) {
    for (const [nth, line] of text.split("\n").entries()) {
      if (nth > 0) lines.push([]);
      for (const [at, piece] of (line.match(linesThatFit) ?? []).entries()) {
        if (at > 0) lines.push([]);
        lines.at(-1)?.push({ text: piece, ...look });
      }
    }
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => ({ runs: line, bullet: false, level, width: widthInEm(line.map(({ text }) => text).join("")) }));
}

function runsIn(node: PhrasingContent, look: RunLook): SlideRun[] {
  switch (node.type) {
    case "text":
      return [{ text: node.value.replaceAll("\n", " "), ...look }];
    case "strong":
      return node.children.flatMap((child) => runsIn(child, { ...look, bold: true }));
    case "emphasis":
      return node.children.flatMap((child) => runsIn(child, { ...look, italic: true }));
    case "inlineCode":
      return [{ text: node.value, ...look, fontFace: codeLook.font }];
    case "break":
      return [{ text: "\n" }];
    case "html":
      return isBreakTag(node) ? [{ text: "\n" }] : [];
    case "link":
      return node.children.flatMap((child) =>
        runsIn(child, /^(https?:|mailto:)/i.test(node.url) ? { ...look, hyperlink: { url: node.url } } : look),
      );
    case "image":
      return node.alt ? [{ text: node.alt, ...look }] : [];
    default:
      return "children" in node ? node.children.flatMap((child) => runsIn(child, look)) : [];
  }
}
