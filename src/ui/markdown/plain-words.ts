import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { nodeWords } from "./reading-lines";

/** The words of a Markdown text, without its marks. */
export function plainWords(markdown: string): string {
  return nodeWords(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
}
