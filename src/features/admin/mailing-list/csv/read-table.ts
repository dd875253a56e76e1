// Reads the cells of a CSV file with any separator of columns.
import { parse } from "papaparse";
import { withoutApostrophe } from "./formulas";

const columnSeparators = [",", ";", "\t", "|"];

export interface Table {
  rows: string[][];
  /** A quotation mark has no end, or stands where none should. */
  isDamaged: boolean;
}

export function readTable(text: string): Table {
  const { data, errors } = parse<string[]>(text.replace(/^\ufeff/, ""), {
    delimitersToGuess: columnSeparators,
    skipEmptyLines: true,
  });
  return {
    rows: data.map((cells) => cells.map(withoutApostrophe)),
    isDamaged: errors.some(({ type }) => /^quotes$/i.test(type)),
  };
}
