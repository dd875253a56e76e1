import { markdownTree } from "./markdown-tree";
import { nodeWords } from "./reading-lines";

/** The words of a Markdown text, without its marks. */
export function plainWords(markdown: string): string {
  return nodeWords(markdownTree(markdown));
}
