// A spreadsheet runs a cell that begins like a formula, and strangers wrote these. Such a cell gets an apostrophe,
// which spreadsheets take for text; what we read back loses it. Full-width forms count: some programs narrow them.
const formula = "[=+\\-@\\t\\r\\n＝＋－＠]";

/** One that has an apostrophe of its own in front of a formula gets another, so that reading it gives it back. */
export const needsApostrophe = new RegExp(`^(?:'+)?\\s*${formula}`, "u");

export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && needsApostrophe.test(cell.slice(1)) ? cell.slice(1) : cell;
}
