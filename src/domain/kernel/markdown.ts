// Writes the product's Markdown. Typed texts are escaped: they are quoted, not formatted.

/** The cells are Markdown already; each becomes one line. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const inLine = (cell: string) => cell.replaceAll(/\s*[\r\n]\s*/g, " / ");
  const row = (cells: readonly string[]) => `| ${cells.map(inLine).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

export function escapedMarkdown(text: string): string {
  return escapedWords(text.trim());
}

/** Keeps the blanks around words within a line. */
export function escapedWords(text: string): string {
  return text
    .replace(/\n\s*\n/g, "\n")
    .replace(/[\\`*_[\]<>|~#]/g, "\\$&")
    .replace(
      /^(\s*)([-+]|\d+[.)])(?=\s)/gm,
      (_, blank: string, mark: string) => `${blank}${mark.slice(0, -1)}\\${mark.at(-1) ?? ""}`,
    );
}
