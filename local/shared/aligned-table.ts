/** Returns a Markdown table in the formatter's form, its columns aligned for a terminal as well. */
export function alignedTable(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Rounded to a hundredth. */
export function rounded(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}
