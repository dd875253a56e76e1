import { escapedMarkdown, escapedWords, markdownTable } from "../../kernel/markdown";
import type { Cell, Chart, DataTable, Document, NamedFact, Line } from "./document";

/** All of it as one text, the charts as tables. */
export function markdownOf(document: Document): string {
  const texts = textsAndCharts(document).map((piece) =>
    typeof piece === "string" ? piece : `### ${escapedMarkdown(piece.title)}\n\n${markdownOfTable(piece.table)}`,
  );
  return `${texts.join("\n\n")}\n`;
}

/** For a document that has the charts, too: Markdown up to each chart. No text has two parts of the document. */
export function textsAndCharts(document: Document): (string | Chart)[] {
  return document.flatMap((part) => {
    const texts: (string | Chart)[] = [];
    for (const piece of piecesOf(part, 2)) {
      const last = texts.at(-1);
      if (typeof piece === "string" && typeof last === "string") texts[texts.length - 1] = `${last}\n\n${piece}`;
      else texts.push(piece);
    }
    return texts;
  });
}

export function markdownOfTable({ head, rows }: DataTable<Cell>): string {
  return markdownTable(
    head,
    rows.map((cells) => cells.map(cellText)),
  );
}

function piecesOf(part: Document[number], level: number): (string | Chart)[] {
  if (typeof part === "string" || !("kind" in part)) return [markdownOfLine(part)];
  switch (part.kind) {
    case "markdown":
      return [part.text];
    case "section": {
      const heading = `${"#".repeat(level)} ${escapedMarkdown(part.title)}`;
      return [heading, ...part.parts.flatMap((inner) => piecesOf(inner, level + 1))];
    }
    case "note":
      return [escapedMarkdown(part.text)];
    case "list":
      return [
        part.lines.map((line, nth) => `${part.isNumbered ? `${nth + 1}.` : "-"} ${markdownOfLine(line)}`).join("\n"),
      ];
    case "facts":
      return part.isBelow ? part.facts.map(factBelow) : [part.facts.map(factBeside).join("\n")];
    case "table":
      return [markdownOfTable(part)];
    case "chart":
      return [part];
  }
}

function markdownOfLine(line: Line): string {
  if (typeof line === "string") return escapedMarkdown(line);
  const spans = line.map((span) => {
    if (typeof span === "string") return escapedWords(span);
    return "strong" in span ? `**${escapedMarkdown(span.strong)}**` : `*${escapedMarkdown(span.emphasis)}*`;
  });
  return spans.join("").trim();
}

function factBeside({ name, says }: NamedFact): string {
  return `- ${escapedMarkdown(name)}: ${escapedMarkdown(says)}`;
}

function factBelow({ name, says }: NamedFact): string {
  return `**${escapedMarkdown(name)}**\\\n${escapedMarkdown(says).replaceAll("\n", "\\\n")}`;
}

function cellText(cell: Cell): string {
  if (typeof cell === "string") return escapedMarkdown(cell);
  const { strong = "", says = "", aside } = cell;
  return escapedMarkdown(`${strong}${says}${aside === undefined ? "" : ` (${aside})`}`);
}
