// Lessons and study material are read by their headings of level 2. Some models write others: of a deeper level, lines
// in bold type or in capital letters.
import { textLines, type TextLine } from "./text-lines";

/** Returns the text with its titles as headings of level 2, if it has none. */
export function withRaisedHeadings(text: string): string {
  const lines = textLines(text);
  if (lines.filter(({ kind, level }) => kind === "heading" && level <= 2).length > 1) return text;
  const level = [3, 4, 5, 6].find((each) => lines.filter((line) => isHeading(line, each)).length > 1);
  if (level !== undefined)
    return joined(lines, (line) =>
      line.kind === "heading" && line.level >= level ? raised(line, level - 2) : undefined,
    );
  const titles = [boldTitles(lines), capitalTitles(lines)].find(({ size }) => size > 0) ?? new Set();
  return joined(lines, (line, at) => (titles.has(at) ? `${at === 0 ? "#" : "##"} ${line.text}\n` : undefined));
}

function isHeading({ kind, level }: TextLine, asked: number): boolean {
  return kind === "heading" && level === asked;
}

function raised({ raw }: TextLine, by: number): string {
  return raw.replace("#".repeat(by), "");
}

function joined(lines: readonly TextLine[], heading: (line: TextLine, at: number) => string | undefined): string {
  return lines.map((line, at) => heading(line, at) ?? line.raw).join("");
}

function boldTitles(lines: readonly TextLine[]): Set<number> {
  // The last line of a text is over nothing: "**Total: 40 min**".
  const last = lines.findLastIndex(({ kind }) => kind !== "blank");
  const places = lines.flatMap(({ kind, indent }, at) => (kind === "bold" && indent === 0 && at < last ? [at] : []));
  return new Set(places.length > 1 ? places : []);
}

const fewestCapitalTitles = 3;
const longestCapitalTitle = 80;

/** Lines of capital letters alone behind a gap, in scripts that have others. */
function capitalTitles(lines: readonly TextLine[]): Set<number> {
  const places = lines.flatMap(({ kind, text }, at) => {
    const isTitle =
      kind === "plain" && text.length <= longestCapitalTitle && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
    return isTitle && (at === 0 || lines[at - 1]?.kind === "blank") ? [at] : [];
  });
  return new Set(places.length >= fewestCapitalTitles ? places : []);
}
