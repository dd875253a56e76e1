// Markdown as parts of an HTML page that leaves the product, by the rules of markdown.tsx: no raw HTML, no images,
// links only to the web and to mail.
import type { Element, ElementContent, Root, RootContent } from "hast";
import { h } from "hastscript";
import { markdownTree } from "./markdown-tree";
import { toHast, type Handler } from "mdast-util-to-hast";
import { notesInPlace } from "./notes-in-place";
import { readingLines } from "./reading-lines";
import { linkAttributes, safeUrl } from "./reading-rules";

interface MarkdownHtmlOptions {
  /** The level of the heading that the text belongs to; the text's own headings begin one below it. */
  under: 1 | 2 | 3;
  /** Names a table's area, which the arrow keys scroll; without it there is none. */
  tableLabel?: string;
}

const asWords: Handler = (_, node: { alt?: string | null }) => ({ type: "text", value: node.alt ?? "" });

export function markdownHtml(markdown: string, options: MarkdownHtmlOptions): ElementContent[] {
  const text = markdownTree(markdown);
  notesInPlace()(text);
  readingLines()(text);
  const tree = toHast(text, { handlers: { image: asWords, imageReference: asWords } }) as Root;
  return kept(tree.children, options);
}

function kept(nodes: readonly RootContent[], options: MarkdownHtmlOptions): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [node];
    return node.type === "element" ? element(node, kept(node.children, options), options) : [];
  });
}

function element(node: Element, children: ElementContent[], { under, tableLabel }: MarkdownHtmlOptions) {
  const { tagName, properties } = node;
  if (tagName === "a") {
    const href = safeUrl(typeof properties.href === "string" ? properties.href : "");
    return href ? [h("a", { href, ...linkAttributes }, children)] : children;
  }
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return children.length > 0 ? [h(`h${Math.min(Number(level) + under, 6)}`, children)] : [];
  const copy: Element = { type: "element", tagName, properties, children };
  return tagName === "table" && tableLabel !== undefined
    ? [h("div", { className: "table", role: "group", ariaLabel: tableLabel, tabIndex: 0 }, copy)]
    : [copy];
}
