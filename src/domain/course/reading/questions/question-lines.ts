// The lines of an assessment as its questions are read: a line that stands for several as these, and a table of
// questions as the lines of these questions.
import { lineOf, textLines, type TextLine } from "../text-lines";
import { linesWithin, questionRows } from "./lines-within";

export function questionLines(assessment: string): TextLine[] {
  return withoutQuestionTables(textLines(assessment)).flatMap((line, at, all) => linesIn(line, all[at - 1]));
}

/** A line that stands for several as these; the raw text stays with the first. */
function linesIn(line: TextLine, above: TextLine | undefined): TextLine[] {
  if (!["plain", "item", "bold"].includes(line.kind)) return [line];
  const parts = linesWithin(line.raw, above?.text ?? "");
  return parts.length > 1 ? asParts(line.raw, parts) : [line];
}

function asParts(raw: string, parts: readonly string[]): TextLine[] {
  return parts.map((part, nth) => lineOf(nth === 0 ? raw : "", part));
}

/** Tables whose rows are questions as the lines of these questions. */
function withoutQuestionTables(lines: readonly TextLine[]): TextLine[] {
  const read: TextLine[] = [];
  let table: TextLine[] = [];
  const closeTable = () => {
    const rows = table.filter(({ text }) => !/^[\s|:-]+$/.test(text));
    const questions = rows.length > 1 ? questionRows(rows.map(({ raw }) => raw)) : undefined;
    const asQuestion = new Map(questions?.map((question, nth) => [rows[nth + 1], question]));
    for (const row of table) {
      const question = asQuestion.get(row);
      read.push(...(question ? asParts(row.raw, question) : [row]));
    }
    table = [];
  };
  for (const line of lines) {
    if (line.kind === "table") table.push(line);
    else {
      closeTable();
      read.push(line);
    }
  }
  closeTable();
  return read;
}
