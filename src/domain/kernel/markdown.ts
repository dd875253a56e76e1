// Writes the product's Markdown. Typed texts are escaped: they are quoted, not formatted.

/** A table as data, which a page and a document show alike; the first cell of a row names it. */
export interface DataTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function markdownOfTable({ head, rows }: DataTable): string {
  return markdownTable(
    head,
    rows.map((cells) => cells.map(escapedMarkdown)),
  );
}

/** The cells are Markdown already; each becomes one line. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const inLine = (cell: string) => cell.replaceAll(/\s*[\r\n]\s*/g, " / ");
  const row = (cells: readonly string[]) => `| ${cells.map(inLine).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

export function escapedMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\n\s*\n/g, "\n")
    .replace(/[\\`*_[\]<>|~#]/g, "\\$&")
    .replace(
      /^(\s*)([-+]|\d+[.)])(?=\s)/gm,
      (_, blank: string, mark: string) => `${blank}${mark.slice(0, -1)}\\${mark.at(-1) ?? ""}`,
    );
}
