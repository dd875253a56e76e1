/** A part of a Markdown text that begins with a heading of level 1 or 2 (the first part may begin without one). */
export interface TextSection {
  /** The words of the heading, without its marks; empty for text before the first heading. */
  heading: string;
  text: string;
}

/** Cuts a text at its headings of level 1 and 2, outside code fences; joined together the parts are the text again. */
export function sectionsOf(text: string): TextSection[] {
  const sections: TextSection[] = [];
  let fenced = false;
  for (const line of text.split(/(?<=\n)/)) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    const heading = fenced ? undefined : /^#{1,2}\s+(.+?)\s*#*\s*$/.exec(line)?.[1];
    const last = sections.at(-1);
    if (heading !== undefined || !last) sections.push({ heading: heading ?? "", text: line });
    else last.text += line;
  }
  return sections;
}

/** The text with one of its sections replaced, and not a character changed around it. */
export function withSection(text: string, index: number, replacement: string): string {
  const sections = sectionsOf(text);
  const isLast = index === sections.length - 1;
  const fitted = isLast ? replacement.trimEnd() : `${replacement.trimEnd()}\n\n`;
  return sections.map((section, at) => (at === index ? fitted : section.text)).join("");
}
