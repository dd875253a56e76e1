import { numberedTitles } from "./reading/numbered-titles";
import { moduleFit, screenFit } from "./reading/series-words";
import { textLines, type TextLine } from "./reading/text-lines";

/** A part of a Markdown text that begins with a heading (the first part may begin without one). */
export interface TextSection {
  /** The words of the heading, without its marks; empty for text before the first heading. */
  heading: string;
  text: string;
}

/** A heading goes along in a request, where it is one line of this length. */
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

/** Where modules or screens begin. */
function numberedLines(lines: readonly TextLine[]): Set<number> {
  const titles = [moduleFit, screenFit].flatMap((fitOf) => numberedTitles(lines, fitOf, 3));
  return new Set(
    titles.map(({ line }) => line).filter((line) => ["heading", "bold"].includes(lines[line]?.kind ?? "")),
  );
}

/** The screens of a storyboard, by the titles that number them. */
export function screensOf(storyboard: string): string[] {
  return numberedTitles(textLines(storyboard), screenFit, 2).map(({ label }) => label);
}
