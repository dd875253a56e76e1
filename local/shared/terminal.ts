// Writes the scripts' texts to a terminal, with colours only if it is one, and the errors that they show to a person.
import { styleText } from "node:util";

export const bold = (text: string): string => styleText("bold", text);
export const dim = (text: string): string => styleText("dim", text);
export const red = (text: string): string => styleText("red", text);
export const green = (text: string): string => styleText("green", text);

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
