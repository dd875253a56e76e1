import { uiWords } from "../words";

export const exportWords = {
  ways: { copy: "Copy", markdown: "Markdown", word: "Word", print: uiWords.print },
  making: "Making...",
  copied: "Copied.",
  notCopied: "Your browser did not let us copy. Please download the text instead.",
  fileFailed: "The file could not be made. Please check your connection and try again.",
  wordFailed: "The Word file could not be made. Please check your connection and try again.",
  /** The title of a slide whose words go on on another one. */
  continued: (title: string, nth: number) => `${title} (${nth})`,
  /** Word knows the style by this name, in every language of its own. */
  defaultCharacters: "Default Paragraph Font",
} as const;
