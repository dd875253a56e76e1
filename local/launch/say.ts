// How the scripts talk to a terminal: few words, colour only where somebody looks.
const coloured = process.stdout.isTTY && process.env.NO_COLOR === undefined;

function paint(code: number, text: string): string {
  return coloured ? `\u001b[${code}m${text}\u001b[0m` : text;
}

export const bold = (text: string): string => paint(1, text);
export const dim = (text: string): string => paint(2, text);
export const red = (text: string): string => paint(31, text);
export const green = (text: string): string => paint(32, text);

export function say(text: string): void {
  console.log(text);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** A problem that a person can do something about: shown as its sentence, without a stack. */
export class Trouble extends Error {}

export function troubleText(problem: unknown): string {
  if (problem instanceof Trouble) return problem.message;
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}
