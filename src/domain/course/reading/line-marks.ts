// The marks of a line besides its words.

/** Lines beyond this are no titles, and looking for pairs of marks in them would take too long. */
const longestMarked = 600;

/** No-break spaces as spaces; soft hyphens, spaces of no width and marks of direction left out. */
export function readableLine(line: string): string {
  return line.replace(/[\u00A0\u2007\u202F]/g, " ").replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "");
}

/** Without a break at the end, unless it is all that an option says. */
function withoutBreak(line: string): string {
  return /<br/i.test(line) ? line.replace(/(?<=[^\s.):\]`])\s{0,9}<br\s{0,9}\/?>\s{0,9}$/i, "") : line;
}

/** The words of a line: without the marks of headings, quotations, lists, emphasis, links and code. */
export function withoutMarks(line: string): string {
  return withoutEmphasis(withoutBreak(line).replace(/^[\s>]*(?:#{1,6}\s+|[-*+•]\s+)*/, ""))
    .replace(/\s#+$/, "")
    .trim();
}

export function withoutEmphasis(line: string): string {
  if (line.length > longestMarked) return line.replace(/\*\*|__/g, "");
  return line
    .replace(/\[([^\][]*)\]\([^()]*\)/g, "$1")
    .replace(/(\*\*|__|\*|`|~~|(?<![\p{L}\p{N}])_)(?=\S)(.+?)(?<=\S)\1/gu, "$2")
    .replace(/(\*\*|__|\*|`|~~|(?<![\p{L}\p{N}])_)(?=\S)(.+?)(?<=\S)\1/gu, "$2");
}

/** A line without what begins it as a heading, a quotation or an item, and without bold type. */
export function withoutBold(line: string): string {
  return withoutBreak(readableLine(line))
    .replace(/^[\s>]*(?:#{1,6}\s+|[-*+•]\s+)*/, "")
    .replace(/\*\*|__/g, "")
    .trim();
}

/** The cells of a table's row, with their marks of Markdown. */
export function cellsAsWritten(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** The same without marks of Markdown. */
export function cellsOf(row: string): string[] {
  return cellsAsWritten(row).map((cell) => cell.replace(/[*_`]/g, "").trim());
}

/** Tells whether cells are the rule between a table's head and its rows. */
export function isTableRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}
