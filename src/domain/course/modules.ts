/** The modules of an outline: its lines that contain the word module, in any case, without list marks and emphasis. */
export function modulesOf(outline: string): string[] {
  const lines = outline.split("\n").filter((line) => /module/i.test(line));
  return [...new Set(lines.map(withoutMarkdown).filter(Boolean))];
}

/**
 * Which modules were only renamed, and how: where there are as many as before, the name that is gone and the new one
 * that stands in its place. Modules that changed places, or went while others came elsewhere, are none of them.
 */
export function renamed(before: string[], now: string[]): Map<string, string> {
  if (before.length !== now.length) return new Map();
  const pairs = before.map((old, place) => [old, now[place] ?? old] as const);
  return new Map(pairs.filter(([old, name]) => !now.includes(old) && !before.includes(name)));
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)*/, "")
    .replace(/(\*\*|__|\*|_|`|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/\s*#+\s*$/, "")
    .trim();
}
