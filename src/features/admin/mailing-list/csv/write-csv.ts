// CSV as in RFC 4180, with the mark by which Excel knows UTF-8.
import { unparse } from "papaparse";
import { needsApostrophe } from "./formulas";

const byteOrderMark = "\ufeff";

/** The first lines of a file: its headings. */
export function csvHead(headings: readonly string[]): string {
  return `${byteOrderMark}${csvLines([headings])}`;
}

/** Whole lines, each with its end. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return `${unparse(
    rows.map((cells) => [...cells]),
    { newline: "\r\n", escapeFormulae: needsApostrophe },
  )}\r\n`;
}
