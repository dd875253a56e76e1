// How the scripts write to a terminal, in colour only where it is one, and the errors that they show to a person.
const hasColors = process.stdout.isTTY && process.env.NO_COLOR === undefined;

function colored(code: number, text: string): string {
  return hasColors ? `\u001b[${code}m${text}\u001b[0m` : text;
}

export const bold = (text: string): string => colored(1, text);
export const dim = (text: string): string => colored(2, text);
export const red = (text: string): string => colored(31, text);
export const green = (text: string): string => colored(32, text);

export function print(text: string): void {
  console.log(text);
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** A problem that a person can do something about: shown as its sentence, without a stack. */
export class UserError extends Error {}

export function errorText(problem: unknown): string {
  if (problem instanceof UserError) return problem.message;
  return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
}
