/** The modules of an outline: its lines that contain the word module, in any case, without list marks and emphasis. */
export function modulesOf(outline: string): string[] {
  const lines = outline.split("\n").filter((line) => /module/i.test(line));
  return [...new Set(lines.map(withoutMarkdown).filter(Boolean))];
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)*/, "")
    .replace(/(\*\*|__|\*|_|`|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/\s*#+\s*$/, "")
    .trim();
}
