// Reads a text as the screen shows it, line by line: headings by level, list items by their numbers, cells, notes.
import type { Element, ElementContent } from "hast";
import { markdownHtml } from "../../../src/ui/markdown/markdown-html";

const heading = /^h[1-6]$/;

export function screenLines(markdown: string): string[] {
  return linesOf(markdownHtml(markdown, { under: 1 }));
}

function linesOf(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.type !== "element") return [];
    const { tagName, properties, children } = node;
    if (heading.test(tagName) || tagName === "p") return [`${tagName} ${wordsOf(children)}`];
    if (tagName === "hr") return ["rule"];
    if (tagName === "tr")
      return [
        `row ${children
          .filter(isElement)
          .map((cell) => wordsOf([cell]))
          .join(" | ")}`,
      ];
    if (tagName === "pre")
      return wordsOf(children)
        .replace(/\n$/, "")
        .split("\n")
        .map((line) => `code ${line}`);
    if (tagName !== "ol" && tagName !== "ul") return linesOf(children);
    const first = typeof properties.start === "number" ? properties.start : 1;
    const items = children.filter(isElement);
    return items.flatMap((item, nth) => itemLines(item.children, tagName === "ol" ? `${first + nth}.` : "•"));
  });
}

const blocks = ["ol", "ul", "pre", "table", "blockquote", "p"];

/** The item's first words, and behind them its blocks. */
function itemLines(children: readonly ElementContent[], mark: string): string[] {
  const first = children.findIndex((node) => isElement(node) && blocks.includes(node.tagName));
  const at = first < 0 ? children.length : first;
  const [words, [block, ...more]] = [children.slice(0, at), children.slice(at)];
  const isOwn = wordsOf(words).trim() === "" && block !== undefined && isElement(block) && block.tagName === "p";
  return isOwn
    ? [`${mark} ${wordsOf(block.children)}`, ...linesOf(more)]
    : [`${mark} ${wordsOf(words)}`, ...linesOf(children.slice(at))];
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}

function wordsOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      if (node.type !== "element") return "";
      if (node.tagName === "br") return "\n";
      if (node.tagName === "input") return node.properties.checked === true ? "☑" : "☐";
      return wordsOf(node.children);
    })
    .join("");
}
