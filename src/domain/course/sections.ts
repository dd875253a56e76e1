import { numberedTitles } from "./reading/numbered-titles";
import { screenFit } from "./reading/screen-words";
import { moduleFit } from "./reading/series-words";
import { tableTitles } from "./reading/table-titles";
import { textLines, type TextLine } from "./reading/text-lines";

/** A part of a Markdown text that begins with a heading (the first part may begin without one). */
export interface TextSection {
  /** The words of the heading, without its marks; empty for text before the first heading. */
  heading: string;
  text: string;
}

/** The longest heading that is sent with a request; it has to be one line. */
const longestHeading = 300;

/**
 * Cuts a text at its headings of level 1 and 2, and at its modules and screens, however they are set off; joined
 * together the parts are the text again.
 */
export function sectionsOf(text: string): TextSection[] {
  const lines = textLines(text);
  const titles = numberedLines(lines);
  const sections: TextSection[] = [];
  for (const [at, line] of lines.entries()) {
    const begins = (line.kind === "heading" && line.level <= 2 && line.text !== "") || titles.has(at);
    const last = sections.at(-1);
    if (begins || !last) sections.push({ heading: begins ? line.text.slice(0, longestHeading) : "", text: line.raw });
    else last.text += line.raw;
  }
  return sections;
}

/** A section without the rules that close it: models draw them to set the next one off. */
export function withoutClosingRules(section: string): string {
  const lines = textLines(section);
  const end =
    lines.findLastIndex(({ kind }, at) => (kind !== "blank" && kind !== "rule") || isUnderline(lines, at)) + 1;
  const rule = lines.findIndex(({ kind }, at) => at >= end && kind === "rule");
  return rule < 0 ? section : rawSection(lines.slice(0, rule));
}

/** The heading of a section as it is written, empty where it has none, and what is below it. */
export function atHeading({ heading, text }: TextSection): [heading: string, body: string] {
  const lines = textLines(text);
  const end = heading === "" ? 0 : isUnderline(lines, 1) ? 2 : 1;
  return [rawSection(lines.slice(0, end)), rawSection(lines.slice(end))];
}

/** Tells whether a line of = or - makes a heading of the line above it. */
function isUnderline(lines: readonly TextLine[], at: number): boolean {
  const title = lines[at - 1];
  return lines[at]?.kind === "rule" && title?.kind === "heading" && !title.raw.trimStart().startsWith("#");
}

function rawSection(lines: readonly TextLine[]): string {
  return lines.map(({ raw }) => raw).join("");
}

/** Returns the lines at which modules or screens begin. */
function numberedLines(lines: readonly TextLine[]): Set<number> {
  const titles = [moduleFit, screenFit].flatMap((fitOf) => numberedTitles(lines, fitOf, 3));
  return new Set(
    titles.map(({ line }) => line).filter((line) => ["heading", "bold"].includes(lines[line]?.kind ?? "")),
  );
}

/** The screens of a storyboard, by the titles that number them. */
export function screensOf(storyboard: string): string[] {
  const lines = textLines(storyboard);
  const titles = numberedTitles(lines, screenFit, 2);
  return (titles.length > 0 ? titles : tableTitles(lines, screenFit)).map(({ label }) => label);
}
