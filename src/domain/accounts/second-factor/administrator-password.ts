import { passwordProblem } from "../registration";
import { administratorPasswordWords, leastOfAdministrator } from "./administrator-password-words";

/** Returns the problem of a password that is to do without a second factor. */
export function administratorPasswordProblem(password: string, isCommon: boolean): string | undefined {
  if (password.length < leastOfAdministrator) return administratorPasswordWords.tooShort;
  return passwordProblem(password) ?? (isCommon ? administratorPasswordWords.common : undefined);
}
