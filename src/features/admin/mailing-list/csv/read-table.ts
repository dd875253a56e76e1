// The cells of a CSV file, whatever tells its columns apart.
import { parse } from "papaparse";
import { withoutApostrophe } from "./formulas";

const separators = [",", ";", "\t", "|"];

export interface Table {
  rows: string[][];
  /** The lines in the file at which something is not as CSV should be, such as a quotation mark that never ends. */
  isDamaged: boolean;
}

export function readTable(text: string): Table {
  const { data, errors } = parse<string[]>(text.replace(/^\ufeff/, ""), {
    delimitersToGuess: separators,
    skipEmptyLines: true,
  });
  return {
    rows: data.map((cells) => cells.map(withoutApostrophe)),
    isDamaged: errors.some(({ type }) => type === "Quotes"),
  };
}
