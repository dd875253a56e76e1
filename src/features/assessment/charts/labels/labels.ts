// Labels in a picture have to be broken into lines before anything is drawn, also where there is no page to measure
// them on; so their widths are estimated, rather too wide than too narrow.

/** The one size of the letters in every picture. */
export const letterSize = 14;

/** A word in pieces of which each fits into so many pixels. */
type BreakWord = (word: string, room: number) => string[];

/** A label in lines that fit into so many pixels; what does not fit into the last line ends in an ellipsis. */
export function labelLines(label: string, room: number, most = Infinity, breakWord: BreakWord = atAnyLetter): string[] {
  const rows: string[] = [];
  for (const word of label.split(" ").filter(Boolean)) {
    const [first = "", ...rest] = breakWord(word, room);
    const joined = `${rows.at(-1) ?? ""} ${first}`;
    if (rows.length > 0 && widthOf(joined) <= room) rows[rows.length - 1] = joined;
    else rows.push(first);
    rows.push(...rest);
  }
  const fitting = rows.slice(0, most);
  const last = fitting.pop();
  if (last === undefined || rows.length <= most) return rows;
  return [...fitting, withEllipsis(last, room)];
}

/** Returns the width of a text, in pixels. */
export function widthOf(text: string): number {
  return letterSize * Array.from(text).reduce((sum, letter) => sum + shareOf(letter), 0);
}

function shareOf(letter: string): number {
  if (letter > "\u2e7f") return 1;
  if (/[mwMW@%]/.test(letter)) return 0.84;
  if (/[iljfrtI.,:;!|()'’ -]/.test(letter)) return 0.35;
  return /[\p{Lu}\d]/u.test(letter) ? 0.6 : 0.53;
}

/** A word that fits as it is, and one that does not in pieces that end anywhere. */
export function atAnyLetter(word: string, room: number): string[] {
  const pieces: string[] = [];
  for (const letter of Array.from(word)) {
    const last = pieces.at(-1);
    if (last === undefined || widthOf(last + letter) > room) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

function withEllipsis(text: string, room: number): string {
  let letters = Array.from(text);
  while (letters.length > 0 && widthOf(`${letters.join("")}…`) > room) letters = letters.slice(0, -1);
  return `${letters.join("").replace(/[\s,;.]+$/, "")}…`;
}
