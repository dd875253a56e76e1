// One form for what looks the same to a person: models escape labels, write letters and numbers as emoji, use other
// bullets and emphasis of HTML, and put a whole text into a fence, a quotation or an indent. Every reader of models'
// texts sees the even form, so none of them has a rule of its own for any of this.

/** Lines without any of these are even; most are. */
const uneven =
  /[\\<\r\u00A0\u200B\u2060\uFEFF•◦▪▫‣∙・]|\u20E3|[\u{1F170}-\u{1F1FF}]|^\s*(?:\*\*|__)\d|__|^\s*\*\S|^\s*\(?[\p{L}\p{N}]{1,3}\s?[.:–-]\)/u;

const lineBegin = String.raw`^([\s>*_-]*)`;
const bullet = /^([\s\u00A0]*)(?:[•◦▪▫‣∙]\s+|・\s*)/;
const markBehindIndent = /^([\s\u00A0]*(?:#{1,6}|[-*+>]|\d{1,3}[.)]))\u00A0/;
const escapedLabel = new RegExp(String.raw`${lineBegin}(\(?[\p{L}\p{N}]{1,3})\\(?=[.)])`, "u");
/** "🅰️" and "🇦", but no flag, which has two such letters. */
const emojiLetter =
  /([\u{1F170}-\u{1F189}]|(?<![\u{1F1E6}-\u{1F1FF}])[\u{1F1E6}-\u{1F1FF}](?![\u{1F1E6}-\u{1F1FF}]))\uFE0F?/gu;
const labelOfEmoji = new RegExp(String.raw`${lineBegin}${emojiLetter.source}[.):]?\s*(?=\S)`, "u");
const numberOfEmoji = new RegExp(String.raw`${lineBegin}(\d{1,2})\uFE0F?\u20E3[.):]?\s*(?=\S)`, "u");
const boldNumber = /^(\s*)(?:\*\*|__)(\d{1,3})(?:\*\*|__)\s+(?=[\p{L}\p{Pi}"¿¡(])/u;
/** "1-)" and "a.)". */
const twiceClosedLabel = /^(\s*\(?[\p{L}\p{N}]{1,3})\s?[.:–-]\)(?=\s)/u;
/** "*b. Yes", the one that is right: no emphasis, which would end again. */
const starredLabel = /^(\s*)\*(\(?\p{L}[.)][^*\r\n]+)(\n?)$/u;
const boxed = /\$?\\(?:boxed|text)\{([^{}\n]{1,40})\}\$?/g;
const emphasisOfHtml = /<(em|i|u)>([^<\n]{1,300})<\/\1>/gi;
const boldOfHtml = /<(b|strong)>([^<\n]{1,300})<\/\1>/gi;
const boldOfLine = /(?<![\p{L}\p{N}_])__(?=\S)([^_\n]{1,300})(?<=\S)__(?![\p{L}\p{N}_])/gu;

/** A line, with or without its break, in its even form. */
export function evenLine(line: string): string {
  if (!uneven.test(line)) return line;
  const even = line
    .replace(/[\u200B\u2060\uFEFF]|\r(?=\n?$)/g, "")
    .replace(bullet, "$1- ")
    .replace(markBehindIndent, "$1 ")
    .replace(escapedLabel, "$1$2")
    .replace(twiceClosedLabel, "$1)")
    .replace(starredLabel, "$1$2 ✓$3")
    .replace(boxed, "$1");
  const plain = /^\s*#/.test(even) ? even : withPlainLabels(even);
  return plain.includes("`")
    ? plain
    : plain.replace(boldOfHtml, "**$2**").replace(emphasisOfHtml, "*$2*").replace(boldOfLine, "**$1**");
}

/** Titles keep their emoji: only labels and numbers of lines are read by them. */
function withPlainLabels(line: string): string {
  return line
    .replace(labelOfEmoji, (_, indent: string, letter: string) => `${indent}${plainLetter(letter)}) `)
    .replace(emojiLetter, (_, letter: string) => plainLetter(letter))
    .replace(numberOfEmoji, "$1$2. ")
    .replace(boldNumber, "$1$2. ");
}

function plainLetter(emoji: string): string {
  const code = emoji.codePointAt(0) ?? 0;
  return String.fromCodePoint(65 + (code >= 0x1f1e6 ? code - 0x1f1e6 : code - 0x1f170));
}

/** The lines of a text, as they come: those outside code in their even form. */
export class EvenLines {
  #isCode = false;
  #open = "";

  /** Returns the lines that are whole by now. */
  take(text: string): string {
    const [open = "", ...lines] = (this.#open + text).split(/(?<=\n)/).toReversed();
    const isWhole = open.endsWith("\n");
    this.#open = isWhole ? "" : open;
    return (isWhole ? [...lines.toReversed(), open] : lines.toReversed()).map((line) => this.#even(line)).join("");
  }

  /** Returns the line that has not ended. */
  rest(): string {
    return this.#even(this.#open);
  }

  #even(line: string): string {
    if (fence.test(line)) this.#isCode = !this.#isCode;
    return this.#isCode ? line : evenLine(line);
  }
}

const fence = /^\s*(?:`{3,}|~{3,})/;

/** A whole text with even lines, without a quotation, an indent or a fence around all of it. */
export function evenText(text: string): string {
  const lines = text.replaceAll(/\r\n|[\u2028\u2029]/g, "\n").split("\n");
  const written = lines.filter((line) => line.trim() !== "");
  const isQuoted = written.length > 1 && written.every((line) => /^\s*>/.test(line));
  const unquoted = isQuoted ? lines.map((line) => line.replace(/^\s*> ?/, "")) : lines;
  const even = new EvenLines();
  return even.take(withoutOuterFence(withoutSharedIndent(unquoted)).join("\n")) + even.rest();
}

function withoutSharedIndent(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== "");
  const least = written.reduce((fewest, line) => Math.min(fewest, line.length - line.trimStart().length), Infinity);
  return least > 0 && least < Infinity ? lines.map((line) => line.slice(least)) : lines;
}

/** Without a fence around all that calls itself no language of code. */
function withoutOuterFence(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const opens = /^\s*(?:`{3,}|~{3,})\s*(?:markdown|md|text|txt|plaintext)?\s*$/i.test(lines[first] ?? "");
  const closes = last > first && /^\s*(?:`{3,}|~{3,})\s*$/.test(lines[last] ?? "");
  const fences = lines.filter((line) => fence.test(line));
  // A fence of code inside names its language: a bare second one would close the first.
  const isAround = fences.length === 2 || (fences.length % 2 === 0 && /[^\s`~]/.test(fences[1] ?? ""));
  return opens && closes && isAround ? lines.slice(first + 1, last) : lines;
}
